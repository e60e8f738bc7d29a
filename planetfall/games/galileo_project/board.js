// What must be immediate at a table of Galileo Project: where a card or a payment would lead, and dragging a modifier.
// Legality is not known here: the fields a card leads to (data-ahead) and the places a modifier fits (data-fits), or
// why it does not (data-misfits), stand in the page as the server wrote them.

import { showTip } from "../../tips.js";

const FAR = 6; // pixels before a press becomes a drag

// -- where it leads ---------------------------------------------------------------------------------------------------

function look(event) {
  const from = event.target.closest?.("[data-ahead]");
  const leaves = event.type === "pointerout" || event.type === "focusout";
  const spots = from && !leaves ? from.dataset.ahead.split(" ") : [];
  for (const spot of document.querySelectorAll(".spot")) spot.classList.toggle("on", spots.includes(spot.dataset.spot));
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, look);

// -- dragging a modifier ----------------------------------------------------------------------------------------------

let held = null; // the modifier under the pointer, and its copy once it is dragged
let wanted = ""; // where it was dropped, until the question of where it goes is asked

const move = (notation) => document.dispatchEvent(new CustomEvent("planetfall:move", { detail: notation }));
const notationFor = (place) => (place === "begin" ? place : `put ${place}`);

document.addEventListener("pointerdown", (event) => {
  const modifier = event.target.closest?.("[data-drag]");
  if (!modifier || event.button !== 0 || !modifier.matches(".legal, .chosen")) return;
  held = { modifier, x: event.clientX, y: event.clientY, copy: null };
});

document.addEventListener("pointermove", (event) => {
  if (!held) return;
  if (!held.copy && Math.hypot(event.clientX - held.x, event.clientY - held.y) > FAR) lift();
  if (held.copy) held.copy.style.transform = `translate(${event.clientX - 18}px, ${event.clientY - 20}px)`;
});

function lift() {
  held.copy = held.modifier.querySelector("svg").cloneNode(true);
  held.copy.setAttribute("class", `modifier dragged ${held.modifier.closest("[class*=seat-]").className.match(/seat-\d/)[0]}`);
  document.body.append(held.copy);
  held.modifier.classList.add("away");
  const fits = (held.modifier.dataset.fits ?? "").split(" ");
  for (const place of document.querySelectorAll("[data-drop]")) place.classList.toggle("fits", fits.includes(place.dataset.drop));
}

function drop(event) {
  if (!held) return;
  const { modifier, copy } = held;
  held = null;
  if (!copy) return;
  copy.remove();
  modifier.classList.remove("away");
  for (const place of document.querySelectorAll(".fits")) place.classList.remove("fits");
  document.addEventListener("click", (click) => { click.stopPropagation(); click.preventDefault(); }, { capture: true, once: true });
  setTimeout(() => document.body.click(), 0); // eats the click above where the browser sends none after a drag
  const place = event.type === "pointerup" && document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-drop]");
  const fits = modifier.matches(".chosen") || (modifier.dataset.fits ?? "").split(" ").includes(place?.dataset.drop);
  if (!place) return;
  if (!fits) return refuse(modifier, place);
  if (modifier.matches(".chosen")) return move(notationFor(place.dataset.drop));
  wanted = notationFor(place.dataset.drop);
  move(modifier.dataset.move);
}

function refuse(modifier, place) {
  const reasons = Object.entries(JSON.parse(modifier.dataset.misfits ?? "{}"));
  const [why] = reasons.find(([, places]) => places.includes(place.dataset.drop)) ?? [];
  if (!why) return;
  place.dataset.why = why; // for this once: the place itself is not asked about
  showTip(place);
  delete place.dataset.why;
}
document.addEventListener("pointerup", drop);
document.addEventListener("pointercancel", drop);

// The second half of a drag: the server asks where the modifier goes, and we know. Where it does not fit nothing follows,
// and the question stays open.
document.addEventListener("planetfall:drawn", () => {
  const notation = wanted;
  wanted = "";
  const asked = notation && document.querySelector(".mod.chosen");
  if (asked && document.querySelector(`[data-move="${CSS.escape(notation)}"]`)) setTimeout(() => move(notation), 0); // the first command is only just finished
});
