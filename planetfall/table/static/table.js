// A table in the browser. The server draws everything; this file sends what you choose, lays the answer over the page,
// keeps the page up to date, and makes sure that you never lose your place.

import { land, remember, travel } from "./flight.js";
import { listenForShortcuts, tidyStops } from "./keys.js";
import { morph, parse } from "./morph.js";
import { noticeTurn } from "./notice.js";
import { toast, words } from "./page.js";
import { hideTip, ruleLink, showTip, tipOwner } from "./tips.js";

const POLL = 4_000; // while there is no live line
const PATIENCE = 15_000; // for one answer
const GLANCE = 30_000; // while others are awaited: nobody announces that somebody has left
const csrf = document.querySelector("meta[name=csrf]").content;
const table = document.getElementById("table");
const path = `/table/${table.dataset.table}`;
const look = new URLSearchParams(location.search); // the step and the eyes of a replay, the seat at a shared screen
let sending = false;
let missed = ""; // a version heard of while a command was on its way
let asked = 0; // number of the last question to the server; older answers are not drawn

// -- asking the server ------------------------------------------------------------------------------------------------

function query() {
  const seat = look.get("seat") ?? table.dataset.seat;
  const parts = [["seat", seat], ...["at", "eye", "better", "log"].map((key) => [key, look.get(key)])];
  return new URLSearchParams(parts.filter(([, value]) => value)).toString();
}

/** Hashes of the large parts that are shown; the server leaves out those that stay the same. */
function shownParts() {
  return [...table.querySelectorAll("[data-hash]")].map((part) => part.dataset.hash).join(" ");
}

/** Sheets that are open; the others are filled when they are opened. */
function openSheets() {
  return [...table.querySelectorAll("#score:popover-open, #moves[open]")].map((sheet) => sheet.id).join(" ");
}

document.addEventListener("toggle", (event) => {
  if (event.newState === "open" && event.target.matches("#score, #moves")) refresh();
}, true);

async function ask(url, body) {
  const options = { headers: { "X-CSRF": csrf, "X-Have": shownParts(), "X-Open": openSheets() }, signal: AbortSignal.timeout(PATIENCE) };
  if (body) Object.assign(options, { method: "POST", body });
  return fetch(url, options);
}

/** Send a command. While one is on its way a second is not sent: a double click makes one move. */
async function send(command, fields = {}) {
  if (sending) return;
  if (document.documentElement.classList.contains("offline")) return toast(words.offline);
  sending = true;
  missed = "";
  table.dataset.busy = "";
  hideTip();
  const mine = ++asked;
  const body = new URLSearchParams({ seat: table.dataset.seat, version: table.dataset.draft, ...fields });
  try {
    const answer = await ask(`${path}/${command}`, body);
    if (answer.ok) await draw(answer, mine);
    else await refuse(answer);
  } catch {
    toast(words.noAnswer);
    refresh();
  } finally {
    sending = false;
    delete table.dataset.busy;
    if (missed) heard(missed);
  }
}

async function refuse(answer) {
  const { error, clause } = await answer.json().catch(() => ({ error: words.noAnswer }));
  toast(error, { extra: clause ? ruleLink(clause) : null });
  if (answer.status === 409) refresh();
}

/** Fetch the table as it is now (or as it was, in a replay). */
async function refresh() {
  const mine = ++asked;
  try {
    const answer = await ask(`${path}/board?${query()}`);
    if (answer.ok) await draw(answer, mine);
    return answer.ok;
  } catch {
    return false;
  }
}

// -- drawing ----------------------------------------------------------------------------------------------------------

async function draw(answer, mine) {
  const fresh = parse(await answer.text()).querySelector("#table");
  if (!fresh || mine !== asked) return; // something newer is on its way
  const focus = whereIsFocus();
  const places = remember(table);
  morph(table, fresh);
  drawn();
  restoreFocus(focus);
  travel(table, places);
}

function drawn() {
  document.getElementById("stage").textContent = table.dataset.stage;
  lightHint();
  tidyStops(table);
  noticeTurn("turn" in table.dataset);
  countUnread();
  if (!("at" in table.dataset)) localStorage.setItem(`seen ${table.dataset.table}`, table.dataset.steps);
  openLine();
  showResult();
  document.dispatchEvent(new CustomEvent("planetfall:drawn"));
}

/** The move of a hint, wherever it can be chosen. */
function lightHint() {
  const { hint } = table.dataset;
  for (const place of table.querySelectorAll("[data-move]:not(#follow), .hinted")) place.classList.toggle("hinted", hint === place.dataset.move);
}

/** The score sheet opens by itself once, when the game has ended. */
function showResult() {
  const key = `over ${table.dataset.table}`;
  if (!("over" in table.dataset) || "at" in table.dataset || localStorage.getItem(key)) return;
  localStorage.setItem(key, "1");
  document.getElementById("score")?.showPopover();
}

const same = [
  (was) => was.id && document.getElementById(was.id),
  (was) => was.piece && table.querySelector(`[data-piece="${CSS.escape(was.piece)}"]`),
  (was) => was.move && table.querySelector(`[data-move="${CSS.escape(was.move)}"]`),
];
const onward = [
  () => targetIn("[data-asked]"),
  (was) => was.group && targetIn(`#${CSS.escape(was.group)}`),
  () => targetIn("#board, #own, #foot"),
  () => targetIn("#choices"),
  () => document.getElementById("sentence"),
];

/** The first thing that can be chosen there. One Enter too many would choose it too: never what cannot be taken back. */
function targetIn(places) {
  const all = table.querySelectorAll(`:is(${places}) :is([data-move], .legal[tabindex])`);
  return [...all].find((target) => !("reveals" in target.dataset) && target.getClientRects().length);
}

function whereIsFocus() {
  const here = document.activeElement;
  if (!here || !table.contains(here)) return null;
  const group = here.closest("[id][data-roving]")?.id;
  return { here, id: here.id, piece: here.dataset.piece, move: here.dataset.move, group, question: question() };
}

const question = () => document.querySelector("#sentence > span")?.textContent;

let byKeys = true; // whoever points sees no ring jump to a piece they did not choose
document.addEventListener("keydown", () => { byKeys = true; }, { capture: true });
document.addEventListener("pointerdown", () => { byKeys = false; }, { capture: true });

/** After an update somebody on a keyboard stands where they stood, or at the next thing to do; never nowhere. */
function restoreFocus(was) {
  if (!was) return;
  const asked = byKeys && isOver(was);
  if (!asked && was.here.isConnected && document.activeElement === was.here) return;
  const known = asked ? onward : byKeys ? [...same, ...onward] : [same[0], onward.at(-1)];
  for (const find of known) {
    const next = find(was);
    if (next && next.getClientRects().length) {
      next.focus({ preventScroll: true });
      if (document.activeElement === next) return;
    }
  }
}

/** Whether something else is asked now than where the focus was, and that place does not answer it. */
function isOver({ here, move, question: before }) {
  if (!here.isConnected || !here.closest("#board, #own, #foot, #choices, .status")) return false;
  if (here.matches(".legal, [data-move], button:not([aria-disabled])")) return false;
  return Boolean(move) || ("turn" in table.dataset && question() !== before);
}

// -- staying up to date -----------------------------------------------------------------------------------------------

let line = null;
let lineSeat = null;
let poll = 0;

function openLine() {
  const seat = table.dataset.seat;
  if (line && line.readyState !== EventSource.CLOSED && lineSeat === seat) return;
  line?.close();
  lineSeat = seat;
  line = new EventSource(`${path}/events${seat === "" ? "" : `?seat=${seat}`}`);
  line.addEventListener("open", () => show(true));
  line.addEventListener("version", (event) => {
    show(true);
    heard(event.data);
  });
  line.addEventListener("error", () => show(false));
}

function heard(version) {
  if (sending) missed = version; // the answer on its way may be older than this
  if (sending || version === table.dataset.version) return;
  if ("at" in table.dataset) return; // a replay is not disturbed; it meets the present at its end
  refresh();
}

function show(on) {
  const live = document.getElementById("live");
  document.documentElement.classList.toggle("offline", !on);
  const state = on ? "on" : "off";
  if (live.dataset.state !== state) {
    live.dataset.state = state;
    live.textContent = live.dataset[state];
  }
  clearInterval(poll);
  if (!on) poll = setInterval(catchUp, POLL);
}

/** The line is down, or the machine has slept: ask once, and open the line again. */
async function catchUp() {
  if ("at" in table.dataset || sending) return;
  if (await refresh()) {
    if (line.readyState === EventSource.OPEN) return show(true);
    if (line.readyState === EventSource.CLOSED) openLine();
    document.documentElement.classList.remove("offline"); // polling is slower, but you can play
  }
}

setInterval(() => {
  const waits = ["turn", "at", "over", "busy"].every((state) => !(state in table.dataset));
  if (waits && !document.hidden) refresh();
}, GLANCE);
addEventListener("offline", () => show(false));
addEventListener("online", catchUp);
addEventListener("pageshow", (event) => { if (event.persisted) catchUp(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden) catchUp(); });
addEventListener("pagehide", () => line?.close());

// -- choosing ---------------------------------------------------------------------------------------------------------

function choose(element) {
  if (element.getAttribute("aria-disabled") === "true") return showTip(element);
  if (innerWidth <= 700) closeLists(null); // on a phone the list lies over the board
  send("act", { move: element.dataset.move });
}

document.addEventListener("planetfall:move", (event) => send("act", { move: event.detail }));

document.addEventListener("click", (event) => {
  const target = event.target.closest("[data-move], [data-instead], [data-command], [data-at], [data-take], [data-rule], [data-step] > a, [data-close], [data-talk], [data-log], [aria-disabled=true]");
  if (!target || event.metaKey || event.ctrlKey) return;
  const { move, instead, command, at, take, rule, close, talk, log } = target.dataset;
  if (target.getAttribute("aria-disabled") === "true") event.preventDefault();
  else if (move !== undefined) choose(target);
  else if (instead !== undefined) send("instead", { move: instead });
  else if (command !== undefined) send(command, fieldsOf(target, command));
  else if (at !== undefined) travelTo(at);
  else if (take !== undefined) turnTo({ seat: take });
  else if (rule !== undefined) openRules(rule);
  else if (target.matches("[data-step] > a")) light(target);
  else if (close !== undefined) closeRules();
  else if (talk !== undefined) talkAbout(talk);
  else if (log !== undefined) turnTo({ log });
  else return;
  event.preventDefault();
});

/** Computers, votes and returns are about a seat of their own form. */
function fieldsOf(button, command) {
  return command === "replace" || command === "return" ? Object.fromEntries(new FormData(button.form)) : {};
}

document.addEventListener("keydown", (event) => {
  // Real buttons choose by themselves; pieces of a board are taught to.
  if (event.key !== "Enter" && event.key !== " ") return;
  const target = event.target;
  if (target.matches?.("button, a, input, summary, select")) return;
  if (target.dataset?.move) choose(target);
  else if (target.dataset?.why) showTip(target);
  else return;
  event.preventDefault();
});

const press = (id) => () => {
  const button = document.getElementById(id);
  if (button?.getAttribute("aria-disabled") === "true") showTip(button);
  else button?.click();
};
listenForShortcuts({
  h: press("hint"),
  u: press("undo"),
  R: press("restart"), // with Shift: it takes back a whole turn, and boards want the letter for turning pieces
  c: press("confirm"),
  Enter: press("confirm"),
  "?": () => document.getElementById("help").togglePopover(),
  "/": () => openRules(document.activeElement?.dataset?.clause ?? ""),
});

// -- the past: "since my last turn", replays ---------------------------------------------------------------------------

/** Change how the table is looked at, and show it so. */
function turnTo(changes) {
  for (const [key, value] of Object.entries(changes)) value === "" ? look.delete(key) : look.set(key, value);
  history.replaceState(null, "", `${path}${look.size ? `?${look}` : ""}`);
  return refresh();
}

async function travelTo(at) {
  land();
  const leaves = at === "" || (!("over" in table.dataset) && Number(at) >= Number(table.dataset.steps));
  await turnTo(leaves ? { at: "", eye: "", better: "" } : { at, better: "" });
}

let slide = 0;
document.addEventListener("input", (event) => {
  if (event.target.id === "at") {
    clearTimeout(slide);
    slide = setTimeout(() => turnTo({ at: event.target.value, better: "" }), 60);
  }
  if (event.target.id === "eye") turnTo({ eye: event.target.value, at: document.getElementById("at").value, better: "" });
});

// -- log and chat -----------------------------------------------------------------------------------------------------

function pieces(link) {
  const named = (name) => table.querySelectorAll(`:is([data-piece="${CSS.escape(name)}"], [data-ring="${CSS.escape(name)}"])`);
  return (link.dataset.pieces ?? "").split(" ").filter(Boolean).flatMap((name) => [...named(name)]);
}

function glow(link, on) {
  for (const piece of pieces(link)) piece.classList.toggle("lit", on);
}

/** A line of the log: its pieces light up; in a finished game it also leads to its moment. */
function light(link) {
  if ("over" in table.dataset || "at" in table.dataset) return travelTo(link.parentNode.dataset.step);
  glow(link, true);
  link.classList.add("on");
  pieces(link)[0]?.scrollIntoView({ block: "nearest", behavior: "smooth" });
  setTimeout(() => { glow(link, false); link.classList.remove("on"); }, 2500);
}

for (const [kind, on] of [["pointerover", true], ["pointerout", false], ["focusin", true], ["focusout", false]]) {
  document.addEventListener(kind, (event) => {
    const link = event.target.closest?.("a[data-pieces]");
    if (link && !link.classList.contains("on")) glow(link, on);
  });
}

function talkAbout(what) {
  document.documentElement.dataset.tab = what;
  document.querySelectorAll(".tab[data-talk]").forEach((tab) => tab.setAttribute("aria-pressed", String(tab.dataset.talk === what)));
  countUnread();
  const lines = document.getElementById("chat-lines");
  if (what === "chat" && lines) lines.scrollTop = lines.scrollHeight;
}

function countUnread() {
  const mark = table.querySelector(".unread");
  if (!mark) return;
  const key = `chat ${table.dataset.table}`;
  const reading = document.documentElement.dataset.tab === "chat";
  if (reading) localStorage.setItem(key, mark.dataset.count);
  const unread = Number(mark.dataset.count) - Number(localStorage.getItem(key) ?? 0);
  mark.textContent = unread > 0 ? unread : "";
  document.querySelectorAll(".tab[data-talk]").forEach((tab) => tab.setAttribute("aria-pressed", String(tab.dataset.talk === document.documentElement.dataset.tab)));
}

document.addEventListener("submit", async (event) => {
  const form = event.target;
  if (form.id === "stepper") event.preventDefault();
  if (form.matches("[data-device]")) {
    event.preventDefault();
    const answer = await ask(form.action, new URLSearchParams(new FormData(form))).catch(() => null);
    if (!answer?.ok) return answer ? refuse(answer) : toast(words.noAnswer);
    document.getElementById("device-link").value = (await answer.json()).url;
    document.querySelector(".device-link").hidden = false;
  }
  if (form.matches("[data-chat]")) {
    event.preventDefault();
    const field = document.getElementById("chat-text");
    const text = field.value.trim();
    if (!text) return;
    const mine = ++asked;
    const answer = await ask(`${form.action}?${query()}`, new URLSearchParams({ text, seat: table.dataset.seat })).catch(() => null);
    if (!answer?.ok) return answer ? refuse(answer) : toast(words.noAnswer);
    field.value = "";
    await draw(answer, mine);
    document.getElementById("chat-lines").scrollTop = 1e6;
  }
});

// -- rules ------------------------------------------------------------------------------------------------------------

const rules = document.getElementById("rules");
let cameFrom = null;

async function openRules(clause) {
  if (rules.hidden) cameFrom = document.activeElement.closest("#tip") ? tipOwner() : document.activeElement;
  hideTip();
  const book = rules.querySelector(".scroll");
  rules.hidden = false;
  rules.focus({ preventScroll: true });
  if (!book.firstChild) {
    const answer = await ask(`/rules/${table.dataset.game}?panel=1`).catch(() => null);
    if (!answer?.ok) {
      rules.hidden = true;
      return toast(words.noRules);
    }
    book.replaceChildren(...parse(await answer.text()).children);
  }
  book.querySelector(".here")?.classList.remove("here");
  const found = clause && book.querySelector(`#${CSS.escape(`r${clause}`)}`);
  if (!found) return;
  found.classList.add("here");
  book.scrollTop = found.offsetTop - book.offsetTop - 12;
}

function closeRules() {
  rules.hidden = true;
  for (const place of [cameFrom, document.getElementById("sentence")]) {
    place?.focus({ preventScroll: true });
    if (document.activeElement === place) return;
  }
}

document.addEventListener("keydown", (event) => {
  if (event.key !== "Escape") return;
  if (!rules.hidden) closeRules();
  closeLists(null);
});

/** Lists that were unfolded fold up when somebody goes on elsewhere. */
function closeLists(target) {
  for (const list of table.querySelectorAll("details.allmoves[open]")) if (!list.contains(target)) list.open = false;
}
document.addEventListener("pointerdown", (event) => closeLists(event.target));
// The first press of a menu's entry also puts the menu away.
document.getElementById("menu").addEventListener("click", (event) => { if (event.target.closest("[popovertarget], a")) document.getElementById("menu").hidePopover(); });

// -- begin ------------------------------------------------------------------------------------------------------------

talkAbout("log");
const seen = Number(localStorage.getItem(`seen ${table.dataset.table}`) ?? table.dataset.steps);
drawn();
show(true);
// Moves were made while nobody looked here: the button leads to the moment of the last look.
const since = document.getElementById("since");
if (since && seen < Number(table.dataset.steps) && seen < Number(since.dataset.at)) since.dataset.at = String(seen);
