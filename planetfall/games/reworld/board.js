// What must be immediate at a Reworld table: putting a payment together from the hand, and showing where a port leads.
// Legality is not known here: every payment that may be made stands in the hand's data-pay, as the server wrote it.

let picked = []; // names of hand cards in the order they were clicked; the last one lies on top
let offered = ""; // the payments these picks were made for

const hand = () => document.querySelector("#hand[data-pay]");
const officer = (card) => Number(card.dataset.card);

function payments(box) {
  return box.dataset.pay.split("|").map((text) => {
    const parts = text.split(" ");
    const top = parts.find((part) => part.endsWith("^")) ?? parts[0];
    return { text: `pay ${text}`, laid: parts.map((part) => parseInt(part, 10)), top: parseInt(top, 10) };
  });
}

function contains(laid, wanted) {
  const left = [...laid];
  return wanted.every((one) => {
    const at = left.indexOf(one);
    if (at < 0) return false;
    left.splice(at, 1);
    return true;
  });
}

function draw() {
  const box = hand();
  if (!box) return void (picked = []);
  if (box.dataset.pay !== offered) [offered, picked] = [box.dataset.pay, []];
  const cards = [...box.querySelectorAll("[data-card]")];
  picked = picked.filter((name) => cards.some((card) => card.id === name));
  const wanted = picked.map((name) => officer(document.getElementById(name)));
  const open = payments(box).filter((payment) => contains(payment.laid, wanted));
  for (const card of cards) mark(card, open, wanted);
  show(open, wanted);
}

function mark(card, open, wanted) {
  const place = picked.indexOf(card.id);
  const top = place >= 0 && place === picked.length - 1;
  const fits = place >= 0 || open.some((payment) => contains(payment.laid, [...wanted, officer(card)]));
  card.classList.toggle("sel", place >= 0);
  card.classList.toggle("no", !fits);
  card.setAttribute("aria-pressed", String(place >= 0));
  const words = card.querySelector(".where");
  words.textContent = place < 0 || picked.length < 2 ? "" : top ? words.dataset.top : words.dataset.below;
}

// Into each row the cheapest payment that contains the picked cards; with nothing picked, the server's own choice stays.
function show(open, wanted) {
  const exact = open.filter((payment) => payment.laid.length === wanted.length);
  for (const place of document.querySelectorAll("[data-top][data-move], [data-top][data-kept]")) {
    place.dataset.kept ??= place.dataset.move;
    const row = Number(place.dataset.top);
    const fitting = (exact.length ? exact : open).filter((payment) => payment.top === row);
    const best = wanted.length ? cheapest(fitting) : open.find((payment) => payment.text === place.dataset.kept);
    place.toggleAttribute("hidden", !best);
    place.classList.toggle("best", wanted.length > 0 && wanted.at(-1) === row && exact.length > 0);
    if (best) offer(place, best);
  }
  const laid = document.querySelector(".preview .laid");
  if (!laid) return;
  laid.dataset.kept ??= laid.textContent;
  if (wanted.length) laid.replaceChildren(...wanted.map(numeral));
  else laid.textContent = laid.dataset.kept;
}

function cheapest(found) {
  return found.reduce((best, one) => (best && best.laid.length <= one.laid.length ? best : one), null);
}

function offer(place, payment) {
  place.dataset.move = payment.text;
  const lay = place.querySelector(".lay");
  if (place.dataset.say) {
    const below = [...payment.laid];
    below.splice(below.indexOf(payment.top), 1);
    lay.replaceChildren(...below.map(numeral));
    place.setAttribute("aria-label", place.dataset.say.replace("%", payment.laid.join(" ")));
    place.setAttribute("aria-pressed", String(place.classList.contains("best")));
  } else if (lay) lay.toggleAttribute("hidden", place.dataset.move !== place.dataset.kept);
}

function numeral(one) {
  const card = document.createElement("b");
  card.className = `num o${one}`;
  return card;
}

document.addEventListener("click", (event) => {
  const card = event.target.closest?.("#hand[data-pay] [data-card]");
  if (!card) return;
  const at = picked.indexOf(card.id);
  if (at >= 0) picked.splice(at, 1);
  else if (!card.classList.contains("no")) picked.push(card.id);
  draw();
});

// A port that is looked at shows the ends of the rows its cheapest payment leads to.
function reach(event) {
  const port = event.target.closest?.("[data-rows]");
  const rows = port && event.type !== "focusout" && event.type !== "pointerout" ? port.dataset.rows.split(" ") : [];
  for (const end of document.querySelectorAll(".docking .end")) {
    end.classList.toggle("on", rows.includes(end.id.replace("end-", "")));
  }
}
for (const kind of ["pointerover", "pointerout", "focusin", "focusout"]) document.addEventListener(kind, reach);

document.addEventListener("planetfall:drawn", draw);
draw();
