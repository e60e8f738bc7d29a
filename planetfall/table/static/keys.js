// The keyboard. A board is one stop of the Tab key; arrows walk from piece to piece: around a ring in its own order, else
// to the nearest piece in that direction. Enter and Space choose. Letters are shortcuts, which can be switched off.
// A piece that uses arrows itself (data-keys) is a stop of its own.

const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
const stops = (group) =>
  [...group.querySelectorAll("[tabindex], [data-move], [data-why]")].filter((stop) => stop.closest("[data-roving]") === group && !("keys" in stop.dataset) && stop.getClientRects().length);

/** Exactly one stop of every group can be reached by Tab: the one last used, else the first legal one. */
export function tidyStops(table) {
  for (const group of table.querySelectorAll("[data-roving]")) {
    const all = stops(group);
    const here = all.find((stop) => stop === document.activeElement) ?? all.find((stop) => stop.dataset.move) ?? all[0];
    for (const stop of all) stop.setAttribute("tabindex", stop === here ? "0" : "-1");
  }
}

function walk(event) {
  const from = document.activeElement;
  const group = from?.closest("[data-roving]");
  if (!group || "keys" in from.dataset || event.altKey || event.ctrlKey || event.metaKey) return;
  const all = stops(group);
  let to = null;
  if (event.key === "Home") to = all[0];
  else if (event.key === "End") to = all.at(-1);
  else if (!(event.key in ARROWS)) return;
  else if (group.dataset.roving === "ring") to = around(all, from, event.key);
  else to = nearest(all, from, ARROWS[event.key]);
  event.preventDefault();
  if (!to) return;
  from.setAttribute("tabindex", "-1");
  to.setAttribute("tabindex", "0");
  to.focus();
}

function around(all, from, key) {
  const step = key === "ArrowRight" || key === "ArrowDown" ? 1 : -1;
  return all[(all.indexOf(from) + step + all.length) % all.length];
}

/** The stop that lies most nearly in this direction: distance along it counts once, aside from it twice. */
function nearest(all, from, [dx, dy]) {
  const middle = (stop) => {
    const box = stop.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  let best = null;
  let least = Infinity;
  for (const stop of all) {
    const [along, aside] = ((px, py) => [(px - x) * dx + (py - y) * dy, Math.abs((px - x) * dy) + Math.abs((py - y) * dx)])(...middle(stop));
    if (stop !== from && along > 2 && along + 2 * aside < least) [best, least] = [stop, along + 2 * aside];
  }
  return best;
}

/** Call `run[key]` for single letters, unless somebody types or has switched them off. */
export function listenForShortcuts(run) {
  document.addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target.closest("input:not([type=range]), textarea, select")) return;
    const free = event.key !== "Enter" || (!event.repeat && (event.target === document.body || event.target.matches("main, #sentence")));
    if (!run[event.key] || !free || localStorage.getItem("shortcuts") === "off") return;
    event.preventDefault();
    run[event.key]();
  });
}

document.addEventListener("keydown", walk);
document.addEventListener("focusin", (event) => {
  const group = event.target.closest?.("[data-roving]");
  if (!group || !stops(group).includes(event.target)) return;
  for (const stop of stops(group)) stop.setAttribute("tabindex", stop === event.target ? "0" : "-1");
});
