// While a review is being made: how far it is, and the page itself once it is there.

const PAUSE = 700;
const csrf = document.querySelector("meta[name=csrf]").content;
const bar = document.getElementById("looked");
const status = document.querySelector("[role=status]");

async function look() {
  const answer = await fetch(location.pathname, { headers: { "X-CSRF": csrf } }).catch(() => null);
  if (answer?.ok) {
    const { ready, done } = await answer.json();
    if (ready) return location.reload();
    bar.value = done;
  } else if (answer) {
    const { error } = await answer.json().catch(() => ({}));
    if (error) return (status.textContent = error); // nothing goes on until somebody asks again
  }
  setTimeout(look, PAUSE);
}

setTimeout(look, PAUSE);
