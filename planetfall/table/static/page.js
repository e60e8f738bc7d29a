// What every page does: night and day, copying links, the short message at the edge.

const root = document.documentElement;
export const words = document.getElementById("words").dataset;

/** A message that goes away by itself; `extra` may be an element, such as a link to a rule. */
export function toast(text, { good = false, extra = null } = {}) {
  const line = document.createElement("p");
  if (good) line.className = "good";
  line.append(text);
  if (extra) line.append(extra);
  const place = document.getElementById("toast");
  place.replaceChildren(line);
  setTimeout(() => line.remove(), good ? 2500 : 9000);
}

function showTheme() {
  const light = String(root.dataset.theme === "light");
  document.querySelectorAll("[data-theme-switch]").forEach((button) => button.setAttribute("aria-pressed", light));
}

function switchTheme() {
  root.dataset.theme = root.dataset.theme === "light" ? "dark" : "light";
  document.cookie = `theme=${root.dataset.theme}; path=/; max-age=31536000; samesite=lax`;
  showTheme();
}

async function copy(field) {
  try {
    await navigator.clipboard.writeText(field.value);
    toast(words.copied, { good: true });
  } catch {
    field.focus();
    field.select();
    toast(document.execCommand("copy") ? words.copied : words.copyFailed, { good: true });
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest("[data-theme-switch]")) switchTheme();
  const button = event.target.closest("[data-copy]");
  if (button) copy(document.getElementById(button.dataset.copy));
});
showTheme();
