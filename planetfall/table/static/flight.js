// Pieces move, chrome does not. Before an update we remember where every piece lies, after it we let the ones that lie
// elsewhere travel: a slide inside their board, a flight in a small arc from one board to another.

const SLIDE = 240;
const FLIGHT = 420;
const MOST = 12; // when more than this flies at once, a new round was dealt: nothing moves
const EASE = "cubic-bezier(.2, .8, .25, 1)";
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let running = [];

const boardOf = (piece) => piece.ownerSVGElement ?? piece.closest("section, aside");
// A piece that holds another one is a place, and places stay.
const piecesOf = (table) => [...table.querySelectorAll("[data-piece]")].filter((piece) => !piece.querySelector("[data-piece]"));

/** By how much the middle has moved; a ring around a piece makes it larger, but leaves the middle where it is. */
const between = (from, to) => Math.hypot(from.x - to.x + (from.width - to.width) / 2, from.y - to.y + (from.height - to.height) / 2);

/** Where every visible piece lies now. */
export function remember(table) {
  const places = new Map();
  for (const piece of piecesOf(table)) {
    const rect = piece.getBoundingClientRect();
    if (rect.width) places.set(piece.dataset.piece, { rect, board: boardOf(piece)?.getAttribute("class") });
  }
  return places;
}

/** Let the pieces travel from the places they had. */
export function travel(table, places) {
  land();
  if (calm.matches || document.hidden) return;
  const [slides, flights] = [[], []];
  for (const piece of piecesOf(table)) {
    const was = places.get(piece.dataset.piece);
    const rect = piece.getBoundingClientRect();
    if (!was || !rect.width || between(was.rect, rect) <= 3) continue;
    const home = was.board === boardOf(piece)?.getAttribute("class");
    if (home && Math.abs(was.rect.width - rect.width) < 2) slides.push([piece, was.rect, rect]);
    else if (!home || piece.ownerSVGElement) flights.push([piece, was.rect, rect]);
  }
  if (flights.length > MOST || slides.length > 2 * MOST) return;
  for (const found of slides) slide(...found);
  flights.forEach((found, number) => fly(...found, number * 70));
}

/** Everything arrives at once: somebody does not want to wait. */
export function land() {
  for (const animation of running) animation.finish();
  running = [];
}

function slide(piece, from, to) {
  let { x, y } = { x: from.x - to.x, y: from.y - to.y };
  const frame = piece.parentNode?.getScreenCTM?.();
  if (frame) [x, y] = [x / frame.a, y / frame.d];
  running.push(piece.animate({ translate: [`${x}px ${y}px`, "0px 0px"] }, { duration: SLIDE, easing: EASE }));
}

function fly(piece, from, to, delay) {
  const flyer = copyOf(piece, to);
  document.body.append(flyer);
  piece.classList.add("flying");
  const [x, y] = [from.x - to.x, from.y - to.y];
  const [w, h] = [from.width / to.width, from.height / to.height];
  const lift = Math.min(60, Math.hypot(x, y) * 0.12);
  const at = (part, arc) => `translate(${to.x + x * part}px, ${to.y + y * part - arc}px) scale(${1 + (w - 1) * part}, ${1 + (h - 1) * part})`;
  const animation = flyer.animate(
    { transform: [at(1, 0), at(0.45, lift), at(0, 0)] },
    { duration: FLIGHT, delay, easing: EASE, fill: "both" },
  );
  running.push(animation);
  animation.finished.catch(() => {}).then(() => {
    flyer.remove();
    piece.classList.remove("flying");
  });
}

/** The piece as it will lie, drawn over the page so that no board's edge cuts it off. */
function copyOf(piece, rect) {
  const svg = piece.ownerSVGElement;
  const twin = piece.cloneNode(true);
  let flyer = twin;
  if (svg) {
    const box = piece.getBBox();
    flyer = svg.cloneNode(false);
    flyer.setAttribute("viewBox", `${box.x} ${box.y} ${box.width} ${box.height}`);
    flyer.setAttribute("preserveAspectRatio", "none");
    twin.removeAttribute("transform");
    flyer.append(twin);
  }
  for (const element of [flyer, ...flyer.querySelectorAll("*")]) {
    for (const name of ["id", "data-piece", "data-move", "role", "tabindex", "aria-label", "data-roving"]) element.removeAttribute(name);
  }
  flyer.setAttribute("aria-hidden", "true");
  flyer.classList.add("flyer");
  const seat = piece.closest("[class*='seat-']")?.getAttribute("class").match(/\bseat-\d\b/);
  if (seat) flyer.classList.add(seat[0]); // what colours it may stand around it, and stays behind
  Object.assign(flyer.style, { position: "fixed", width: `${rect.width}px`, height: `${rect.height}px`, maxHeight: "none", maxWidth: "none" });
  return flyer;
}

addEventListener("pointerdown", land, { capture: true });
