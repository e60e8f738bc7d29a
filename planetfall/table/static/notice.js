// "It is your turn": in the title and the icon of the tab always; as a sound and as a notification if you switched them on.

import { toast, words } from "./page.js";

const icon = document.getElementById("favicon");
const title = document.title;
let turn = null; // not known before the first look

/** Tell whether it is this page's turn to act. */
export function noticeTurn(mine) {
  document.title = mine ? `${words.yourTurn} ${title}` : title;
  icon.href = mine ? "/static/favicon-turn.svg" : "/static/favicon.svg";
  if (mine && turn === false) {
    if (localStorage.getItem("sound") === "on") beep();
    if (document.hidden && localStorage.getItem("notify") === "on" && window.Notification?.permission === "granted") {
      const note = new Notification(words.notice, { icon: "/static/favicon-turn.svg", tag: location.pathname });
      note.onclick = () => { focus(); note.close(); };
    }
  }
  turn = mine;
}

/** Two soft notes, made on the spot. */
function beep() {
  const audio = new AudioContext();
  [[660, 0], [880, 0.14]].forEach(([pitch, at]) => {
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0, audio.currentTime + at);
    volume.gain.linearRampToValueAtTime(0.08, audio.currentTime + at + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.3);
    tone.connect(volume).connect(audio.destination);
    tone.start(audio.currentTime + at);
    tone.stop(audio.currentTime + at + 0.32);
  });
  setTimeout(() => audio.close(), 1000);
}

function show() {
  for (const name of ["sound", "notify", "shortcuts"]) {
    const on = localStorage.getItem(name) === "on" || (name === "shortcuts" && localStorage.getItem(name) !== "off");
    document.querySelectorAll(`[data-${name}]`).forEach((button) => button.setAttribute("aria-pressed", String(on)));
  }
}

function flip(name) {
  const on = document.querySelector(`[data-${name}]`).getAttribute("aria-pressed") !== "true";
  localStorage.setItem(name, on ? "on" : "off");
  show();
  return on;
}

async function flipNotify() {
  if (!flip("notify")) return;
  if (!window.Notification || (await Notification.requestPermission()) !== "granted") {
    localStorage.setItem("notify", "off");
    show();
    toast(words.notifyNo);
  } else toast(words.notifyYes, { good: true });
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-sound]") && flip("sound")) beep();
  if (event.target.closest("[data-notify]")) flipNotify();
  if (event.target.closest("[data-shortcuts]")) flip("shortcuts");
});
show();
