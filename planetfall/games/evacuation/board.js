// What must be immediate at a table of Evacuation: loading a ship by dragging, and the track on a narrow page. Legality
// is not known here: what a thing may be loaded by stands on it (data-load, moves in notation), and what a bay takes
// stands there (data-drop, first words of moves; "any" takes whatever has a place on the ship).

import { hideTip } from "../../tips.js";

const FAR = 6; // pixels before a press becomes a drag

let held = null; // the thing under the pointer, and its copy once it is dragged

const movesOf = (thing) => thing.dataset.load.split("|");
const moveFor = (thing, place) =>
  movesOf(thing).find((move) => place.dataset.drop === "any" || place.dataset.drop.split(" ").includes(move.split(" ")[0]));

document.addEventListener("pointerdown", (event) => {
  const thing = event.target.closest?.("[data-load]");
  if (thing && event.button === 0) held = { thing, x: event.clientX, y: event.clientY, copy: null };
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  if (!held.copy && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) lift();
  if (held.copy) held.copy.style.transform = `translate(${event.clientX - held.width / 2}px, ${event.clientY - held.height / 2}px)`;
});

// Nobody asks about what a piece is carried over.
document.addEventListener("pointerover", (event) => { if (held?.copy) event.stopPropagation(); }, { capture: true });

/** A copy follows the pointer, and the bays it fits into are lit. */
function lift() {
  const { thing } = held;
  hideTip();
  getSelection()?.removeAllRanges();
  const box = thing.getBoundingClientRect();
  [held.width, held.height] = [box.width, box.height];
  held.copy = thing.ownerSVGElement ? picture(thing, box) : thing.cloneNode(true);
  for (const name of ["id", "data-move", "data-load", "role", "tabindex", "aria-label"]) held.copy.removeAttribute(name);
  held.copy.classList.add("dragged");
  held.copy.setAttribute("aria-hidden", "true");
  thing.closest("section").append(held.copy);
  thing.classList.add("away");
  for (const place of document.querySelectorAll("[data-drop]")) place.classList.toggle("fits", Boolean(moveFor(thing, place)));
}

/** A piece of a drawing, as a drawing of its own. */
function picture(thing, box) {
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = thing.getBBox();
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.setAttribute("width", box.width);
  drawing.setAttribute("height", box.height);
  const piece = thing.cloneNode(true);
  for (const name of ["id", "data-piece", "data-move", "data-load", "role", "tabindex", "aria-label"]) piece.removeAttribute(name);
  piece.classList.remove("legal");
  drawing.append(piece);
  return drawing;
}

function drop(event) {
  if (!held) return;
  const { thing, copy } = held;
  held = null;
  if (!copy) return;
  copy.remove();
  thing.classList.remove("away");
  for (const place of document.querySelectorAll(".fits")) place.classList.remove("fits");
  document.addEventListener("click", (click) => { click.stopPropagation(); click.preventDefault(); }, { capture: true, once: true });
  setTimeout(() => document.body.click(), 0); // eats the click above where the browser sends none after a drag
  const place = event.type === "pointerup" && document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
  const move = place && moveFor(thing, place);
  if (move) document.dispatchEvent(new CustomEvent("planetfall:move", { detail: move }));
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);

/** On a narrow page the progress track is longer than the window: where my markers may go, or are, comes into view. */
function follow() {
  const box = document.querySelector(".trackbox");
  const place = box?.querySelector(".goto.legal") ?? box?.querySelector(".marker.mine");
  if (!place || box.scrollWidth <= box.clientWidth || box.contains(document.activeElement)) return;
  box.scrollLeft += place.getBoundingClientRect().x - box.getBoundingClientRect().x - box.clientWidth / 4;
}
document.addEventListener("planetfall:drawn", follow);
follow();
