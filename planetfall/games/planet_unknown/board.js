// What must be immediate at a table of Planet Unknown: the tile in hand over the planet, turned and flipped, and rovers
// that are chosen and steered. Legality is not known here: what becomes of every placement stands in the panel's
// data-placing as numbers of fates, and the fates stand below it in words, as the server wrote them.

import { listenForShortcuts, tidyStops } from "../../keys.js";
import { ruleLink, showTip } from "../../tips.js";

const SIDE = 12;
const PITCH = 40;
const COLUMNS = "ABCDEFGHIJKL";
const FIRST = "A".charCodeAt(0); // fates are counted from here
const NOTCH = 50; // of the wheel, for a quarter turn

let data = null; // of the panel, while a tile is in hand
let turns = 0; // quarter turns clockwise; never reduced, so that the picture turns the short way
let flipped = false;
let over = null; // name of the cell the tile is held over
let hint = ""; // a placement that a hint is about
let chosen = false; // by a tap: the next tap places it
let touched = false;
let rover = ""; // whose steps are shown
let steered = false; // whether arrow keys drive it

const planet = () => document.getElementById("planet");
const spots = () => [...planet().querySelectorAll(".spot")];
const spotAt = (name) => name && planet().querySelector(`.spot[data-cell="${name}"]`);

// -- fates ------------------------------------------------------------------------------------------------------------

const form = () => data.forms[(flipped ? 4 : 0) + (((turns % 4) + 4) % 4)];

/** The upper left corner of the tile's box if the cell by which one holds it lies here; null beyond the square. */
function cornerFor(name) {
  const [, , holdX, holdY] = form();
  const x = COLUMNS.indexOf(name[0]) - holdX;
  const y = Number(name.slice(1)) - 1 - holdY;
  return x >= 0 && x < SIDE && y >= 0 && y < SIDE ? { x, y } : null;
}

/** The element that says what becomes of the tile here. Beyond the square it fares as in its last corner. */
function fateFor(name) {
  const corner = cornerFor(name);
  const places = data.places[corner ? form()[1] : data.forms[0][0]];
  const number = places.charCodeAt(corner ? corner.y * SIDE + corner.x : places.length - 1) - FIRST;
  return document.querySelector(`#fates [data-fate="${number}"]`);
}

function moveFor(name) {
  const { x, y } = cornerFor(name);
  return `place ${COLUMNS[x]}${y + 1} ${form()[1]}`;
}

/** Gains line by line; a reason is one line, to which take() adds the link to its rule. */
const wordsOf = (fate) => (fate.dataset.clause ? [fate] : [...fate.children]).map((line) => line.textContent).join(". ");

/** Light the cells that the tile can be held over as it is turned now; the others say why not, here and in the panel. */
function light() {
  for (const spot of spots()) {
    const fate = fateFor(spot.dataset.cell);
    const legal = !fate.dataset.clause;
    spot.classList.toggle("legal", legal);
    spot.classList.toggle("illegal", !legal);
    if (legal) spot.dataset.move = moveFor(spot.dataset.cell);
    else delete spot.dataset.move;
    spot.classList.toggle("hinted", legal && spot.dataset.move === hint);
    spot.setAttribute("aria-disabled", String(!legal));
    spot.setAttribute("aria-label", `${spot.dataset.name}. ${wordsOf(fate)}`);
  }
}

// -- the tile in hand -------------------------------------------------------------------------------------------------

function hold(name) {
  if (!data) return;
  if (name !== over) chosen = false;
  over = spotAt(name) ? name : null;
  const ghost = document.getElementById("ghost");
  const fate = over && fateFor(over);
  ghost.toggleAttribute("hidden", !over);
  if (over) {
    const x = COLUMNS.indexOf(over[0]) * PITCH + PITCH / 2;
    ghost.setAttribute("transform", `translate(${x} ${Number(over.slice(1)) * PITCH - PITCH / 2})`);
    ghost.classList.toggle("no", Boolean(fate.dataset.clause));
  }
  for (const one of document.querySelectorAll("#fates .fate")) one.hidden = fate ? one !== fate : !one.matches(".first");
  const leads = fate ? [...fate.querySelectorAll("[data-leads]")].map((gain) => gain.dataset.leads) : [];
  for (const space of document.querySelectorAll("#tracks [data-ahead]")) space.toggleAttribute("hidden", !leads.includes(space.dataset.ahead));
  const here = document.getElementById("place-here");
  here.hidden = !chosen || Boolean(fate?.dataset.clause);
  if (!here.hidden) here.dataset.move = moveFor(over);
}

function turn(by) {
  if (!data) return;
  turns += by;
  swing();
}

/** As one sees it: left becomes right. */
function flip() {
  if (!data) return;
  turns = -turns;
  flipped = !flipped;
  swing();
}

/** On the root, which no update of the page touches: an update must not turn the tile once more. */
function swing() {
  const root = document.documentElement.style;
  root.setProperty("--turn", `${turns * 90}deg`);
  root.setProperty("--flip", flipped ? "-1" : "1");
  light();
  hold(over);
  tidyStops(document.getElementById("table"));
}

function take(panel) {
  const tile = data?.tile;
  data = panel ? JSON.parse(panel.dataset.placing) : null;
  if (!data) return;
  if (data.tile !== tile) {
    const first = data.forms.findIndex(([name]) => name === data.first);
    [turns, flipped, over, chosen] = [first % 4, first >= 4, null, false];
  }
  for (const spot of spots()) spot.dataset.name ??= spot.getAttribute("aria-label"); // as the server wrote it
  for (const fate of document.querySelectorAll("#fates [data-clause]:not(:has(a))")) fate.append(" ", ruleLink(fate.dataset.clause));
  hear(document.getElementById("table").dataset.hint ?? "");
  swing();
}

/** A hint turns the tile its way and holds it over its place, once. */
function hear(told) {
  const news = told !== hint && told.startsWith("place ");
  hint = told;
  if (!news) return;
  const [, corner, name] = told.split(" ");
  const at = data.forms.findIndex(([one]) => one === name);
  const [, , x, y] = data.forms[at];
  [turns, flipped] = [at % 4, at >= 4];
  over = `${COLUMNS[COLUMNS.indexOf(corner[0]) + x]}${Number(corner.slice(1)) + y}`;
}

listenForShortcuts({ r: () => turn(1), f: flip });

function cellAt(event) {
  const frame = planet().getScreenCTM();
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(frame.inverse());
  return `${COLUMNS[Math.floor(x / PITCH)]}${Math.floor(y / PITCH) + 1}`;
}

document.addEventListener("pointermove", (event) => {
  if (!data || event.pointerType === "touch") return;
  if (event.target.closest?.("#planet")) hold(cellAt(event));
  else if (over) hold(document.activeElement?.dataset?.cell ?? null);
});
document.addEventListener("focusin", (event) => { if (event.target.dataset?.cell) hold(event.target.dataset.cell); });
document.addEventListener("pointerdown", (event) => { touched = event.pointerType === "touch"; }, { capture: true });

let rolled = 0;
document.addEventListener("wheel", (event) => {
  if (!data || !event.target.closest?.("#planet, #placing") || event.ctrlKey) return;
  event.preventDefault();
  rolled += event.deltaY;
  if (Math.abs(rolled) < NOTCH) return;
  turn(Math.sign(rolled));
  rolled = 0;
}, { passive: false });

// A tap must not give a cell the focus: the page would scroll it clear of the bars, away from under the finger.
document.addEventListener("mousedown", (event) => { if (touched && event.target.closest?.("#planet [tabindex]")) event.preventDefault(); });

// A finger covers what it points at: the first tap shows what the place brings, the second one places the tile.
document.addEventListener("click", (event) => {
  const button = event.target.closest?.("[data-swing]");
  if (button) return { "turn-left": () => turn(-1), "turn-right": () => turn(1), flip }[button.dataset.swing]();
  const spot = event.target.closest?.(".holding .spot");
  if (!spot || !touched || (chosen && over === spot.dataset.cell)) return;
  hold(spot.dataset.cell);
  chosen = Boolean(spot.dataset.move);
  hold(spot.dataset.cell);
  if (chosen) event.stopPropagation();
}, { capture: true });

// -- rovers -----------------------------------------------------------------------------------------------------------

const WAYS = { ArrowUp: "north", ArrowRight: "east", ArrowDown: "south", ArrowLeft: "west" };

function choose(number, steer) {
  [rover, steered] = [number, steer];
  for (const one of planet().querySelectorAll("[data-rover]")) {
    one.setAttribute("aria-pressed", String(steered && one.dataset.rover === rover));
  }
  for (const step of planet().querySelectorAll(".step")) step.classList.toggle("on", step.dataset.of === rover);
}

function showRovers() {
  const movers = [...planet().querySelectorAll("[data-rover]")].map((one) => one.dataset.rover);
  const same = movers.includes(rover);
  if (same && steered) choose(rover, true);
  else choose(data ? "" : same ? rover : movers[0] ?? "", false);
}

const toggle = (one) => choose(one.dataset.rover, !(steered && rover === one.dataset.rover));

document.addEventListener("click", (event) => {
  const one = event.target.closest?.("[data-rover]");
  if (one) toggle(one);
});
// Whoever comes to a rover by keys has chosen it: there and in its pad of arrows, arrow keys drive it.
document.addEventListener("focusin", ({ target }) => { if (target.dataset?.rover && target.matches(":focus-visible")) choose(target.dataset.rover, true); });
document.addEventListener("keydown", (event) => {
  const one = event.target.closest?.("[data-rover], .step");
  if (!one || event.altKey || event.ctrlKey || event.metaKey) return;
  if (WAYS[event.key]) drive(one.dataset.rover ?? one.dataset.of, WAYS[event.key]);
  else if (one.dataset.rover && (event.key === "Enter" || event.key === " ")) toggle(one);
  else if (event.key === "Escape") choose(rover, false);
  else return;
  event.preventDefault();
  event.stopPropagation();
}, { capture: true });

function drive(number, way) {
  const step = planet().querySelector(`.step[data-of="${number}"][data-way="${way}"]`);
  if (step?.dataset.move) document.dispatchEvent(new CustomEvent("planetfall:move", { detail: step.dataset.move }));
  else if (step) showTip(step);
}

// -- rows and columns: looked at, they show what they lack --------------------------------------------------------------

for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) {
  document.addEventListener(kind, (event) => {
    const line = event.target.closest?.("[data-missing]");
    if (!line) return;
    const on = kind === "pointerover" || kind === "focusin";
    for (const name of line.dataset.missing.split(" ")) spotAt(name)?.classList.toggle("lack", on);
  });
}

/** A cell on which a patch would destroy something says so where it lies too. */
function warn() {
  for (const line of document.querySelectorAll("#losses [data-missing]")) {
    const spot = spotAt(line.dataset.missing);
    if (spot) spot.dataset.tip = [...line.querySelectorAll("small")].map((loss) => loss.textContent).join(". ");
  }
}

/** Keys of this game alone, once, among those that the help lists anyway. */
function tellKeys() {
  const own = document.getElementById("own-keys");
  const list = document.querySelector("#help .keys");
  if (!own || !list || list.dataset.own) return;
  list.dataset.own = "told";
  list.append(...[...own.children].map((row) => row.cloneNode(true)));
}

function drawn() {
  tellKeys();
  if (!planet()) return void (data = null);
  take(document.getElementById("placing"));
  showRovers();
  warn();
}

document.addEventListener("planetfall:drawn", drawn);
drawn();

// -- the station ------------------------------------------------------------------------------------------------------

const SECTOR = 420; // milliseconds for a sixth of a turn
let rotation = null;

/** The wheel turns clockwise by as many sectors as it has been turned since it was drawn last; what lies on it stays upright. */
function turnStation() {
  const station = document.getElementById("station");
  const was = rotation;
  rotation = station ? Number(station.dataset.turned) : null;
  const sectors = was === null || rotation === null ? 0 : (was - rotation + 6) % 6;
  if (!sectors || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const timing = { duration: SECTOR * sectors, easing: "cubic-bezier(.3, .1, .3, 1)" };
  for (const wheel of station.querySelectorAll(".turning")) wheel.animate({ rotate: [`${-60 * sectors}deg`, "0deg"] }, timing);
  for (const tile of station.querySelectorAll(".upright")) tile.animate({ rotate: [`${60 * sectors}deg`, "0deg"] }, timing);
}

document.addEventListener("planetfall:drawn", turnStation);
turnStation();
