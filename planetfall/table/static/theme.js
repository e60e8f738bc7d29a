// Runs before the first paint: night or day as the system likes it, unless the reader has chosen (then the server knows).
(() => {
  const root = document.documentElement;
  root.classList.add("scripted");
  const day = matchMedia("(prefers-color-scheme: light)");
  if (root.dataset.theme) return;
  const follow = () => { root.dataset.theme = day.matches ? "light" : "dark"; };
  follow();
  day.addEventListener("change", () => { if (!document.cookie.includes("theme=")) follow(); });
})();
