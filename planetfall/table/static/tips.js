// What a thing is (data-tip), or why it cannot be chosen now (data-why, with the clause of the rules): shown on hover,
// on focus and on a tap, so that nothing depends on a mouse.

import { words } from "./page.js";

const tip = document.createElement("div");
tip.className = "tip";
tip.id = "tip";
tip.hidden = true;
document.body.append(tip);
let owner = null;
let timer = 0;

const found = (node) => node?.closest?.("[data-why], [data-tip]") ?? null;

export function ruleLink(clause) {
  const link = document.createElement("a");
  const game = document.getElementById("table")?.dataset.game ?? "";
  link.href = `/rules/${game}#r${clause}`;
  link.dataset.rule = clause;
  link.textContent = words.rule.replace("{clause}", clause);
  return link;
}

export function showTip(element) {
  const { why, tip: text, clause } = element.dataset;
  if (!why && !text) return;
  hideTip();
  owner = element;
  tip.replaceChildren();
  if (text) tip.append(text);
  if (why) {
    const reason = document.createElement("span");
    reason.className = "why";
    reason.textContent = why;
    if (text) tip.append("\n");
    tip.append(reason);
  }
  if (clause) tip.append(" ", ruleLink(clause));
  tip.hidden = false;
  element.setAttribute("aria-describedby", "tip");
  place(element.getBoundingClientRect());
}

function place(rect) {
  const { width, height } = tip.getBoundingClientRect();
  const above = rect.top - height - 8;
  const top = above > 4 ? above : Math.min(rect.bottom + 8, innerHeight - height - 4);
  const left = Math.max(8, Math.min(rect.left + rect.width / 2 - width / 2, innerWidth - width - 8));
  tip.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(4, top))}px)`;
}

/** What the tip that is shown now belongs to. */
export const tipOwner = () => owner;

export function hideTip() {
  clearTimeout(timer);
  tip.hidden = true;
  owner?.removeAttribute("aria-describedby");
  owner = null;
}

// A button that was pressed may have changed under a pointer that rests: nobody has asked about it.
let pressed = { x: -99, y: -99 };
document.addEventListener("pointerdown", ({ clientX, clientY }) => { pressed = { x: clientX, y: clientY }; }, { capture: true });
const rests = ({ clientX, clientY }) => Math.hypot(clientX - pressed.x, clientY - pressed.y) < 6;

document.addEventListener("pointerover", (event) => {
  if (event.pointerType === "touch" || rests(event)) return;
  const element = found(event.target);
  if (element === owner && element) return clearTimeout(timer);
  if (tip.contains(event.target)) return clearTimeout(timer);
  clearTimeout(timer);
  timer = element ? setTimeout(showTip, 250, element) : setTimeout(hideTip, 300);
});
document.addEventListener("focusin", (event) => {
  const element = found(event.target);
  if (element && event.target.matches(":focus-visible")) showTip(element);
  else if (!tip.contains(event.target)) hideTip();
});
document.addEventListener("pointerdown", (event) => { if (!tip.contains(event.target) && !found(event.target)) hideTip(); });
document.addEventListener("click", (event) => {
  const element = found(event.target);
  if (element && (element.dataset.why || matchMedia("(hover: none)").matches)) showTip(element);
});
document.addEventListener("keydown", (event) => { if (event.key === "Escape") hideTip(); });
addEventListener("scroll", hideTip, { capture: true, passive: true });
