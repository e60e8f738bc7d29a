// The lobby: says in one sentence what will be played, and keeps the lists of tables fresh.

import { morph, parse } from "./morph.js";
import "./tips.js";

const form = document.getElementById("setup");
const summary = document.getElementById("summary");
const REFRESH = 15_000;

function chosen(name) {
  return form.querySelector(`[name="${name}"]:checked`);
}

function companions() {
  const said = summary.dataset;
  const found = [];
  for (const row of form.querySelectorAll(".seatrow")) {
    const seat = `seat-${row.dataset.seat}`;
    const kind = row.hidden ? "none" : chosen(`${seat}-kind`).value;
    if (kind === "none") continue;
    const level = chosen(`${seat}-level`).parentNode.textContent.trim() + liking(form.elements[`${seat}-taste`]);
    const name = form.elements[`${seat}-name`].value.trim() || said.somebody;
    found.push([kind, said[kind].replace("{level}", level).replace("{name}", name)]);
  }
  return found;
}

/** What a computer likes, if that is known already. */
function liking(field) {
  const taste = field.selectedOptions[0];
  return taste.dataset.game ? `, ${taste.textContent}` : "";
}

/** What is not shown is not sent either, so that its default counts. */
function offer(part, shown) {
  part.hidden = !shown;
  for (const field of [part, ...part.querySelectorAll("input, select")]) field.disabled = !shown;
}

function offerOptions(group, players) {
  offer(group, group.dataset.game === chosen("game").value);
  for (const option of group.querySelectorAll("[data-only]")) {
    const counts = option.dataset.only.split(", ").some((condition) => {
      const [key, value] = condition.split(" ");
      const now = group.querySelector(`select[name="option-${key}"], [name="option-${key}"]:checked`)?.value;
      return (key === "seats" ? String(players) : now) === value;
    });
    offer(option, !group.hidden && counts);
  }
}

function offerTastes(field) {
  const game = chosen("game").value;
  for (const taste of field.querySelectorAll("[data-game]")) {
    taste.hidden = taste.disabled = taste.dataset.game !== game;
    if (taste.disabled && taste.selected) field.selectedIndex = 0;
  }
  offer(field, field.querySelector(`[data-game="${game}"]`) !== null);
}

function describe() {
  const game = chosen("game");
  const most = Math.max(...game.dataset.seats.split(" ").map(Number));
  for (const row of form.querySelectorAll(".seatrow")) offer(row, Number(row.dataset.seat) <= most);
  form.querySelectorAll("[name$=-taste]").forEach(offerTastes);
  const others = companions();
  for (const group of form.querySelectorAll(".gameopts")) offerOptions(group, others.length + 1);
  const list = new Intl.ListFormat(document.documentElement.lang).format([summary.dataset.you, ...others.map(([, text]) => text)]);
  const [before, after] = summary.dataset.one.split("{game}");
  const title = document.createElement("b");
  title.textContent = game.dataset.title;
  summary.replaceChildren(before, title, after.replace("{who}", list));
  const waits = others.some(([kind]) => kind === "person") ? "wait" : "now";
  form.querySelector(".play span").textContent = form.querySelector(".play").dataset[waits];
  document.getElementById("fine").textContent = document.getElementById("fine").dataset[waits];
  const letter = form.querySelector(".mine .token b");
  letter.textContent = (form.elements.name.value.trim()[0] ?? "1").toUpperCase();
}

/** Three usual ways to play, each one click: seat 2 changes, the others are emptied. */
function setUp(kind) {
  for (const row of form.querySelectorAll(".seatrow")) {
    const value = row.dataset.seat === "2" ? kind : "none";
    row.querySelector(`.kinds [value="${value}"]`).checked = true;
  }
  describe();
}

async function refresh() {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.pathname, { headers: { Accept: "text/html" } });
    if (!answer.ok) return;
    const page = parse(await answer.text());
    for (const id of ["lists", "waiting"]) morph(document.getElementById(id), page.querySelector(`#${id}`));
  } catch { /* offline: the next round tries again */ }
}

form.addEventListener("input", describe);
form.addEventListener("click", (event) => {
  const way = event.target.closest("[data-way]");
  if (way) setUp(way.dataset.way);
});
form.addEventListener("submit", () => {
  // A second click must not open a second table.
  setTimeout(() => { form.querySelector(".play").disabled = true; });
});
addEventListener("pageshow", () => {
  form.querySelector(".play").disabled = false;
  describe();
});
addEventListener("visibilitychange", refresh);
setInterval(refresh, REFRESH);
