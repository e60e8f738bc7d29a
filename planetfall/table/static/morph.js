// Lays new HTML over the page so that whatever stays the same stays the same element: focus, typed text, scroll
// positions and running transitions survive. Elements are the same if they have the same id, `data-piece` or `data-step`.
//
// htmx 4.0.0 has a morph too, but it creates new parents of known ids with `document.createElement`, so that an SVG <g>
// becomes an HTML element and its pieces vanish. Hence these few lines.

const KEPT_ATTRIBUTES = { DETAILS: ["open"], DIALOG: ["open"] }; // what the reader opened stays open

/** Make `old` equal to `fresh`; returns the element that stands there now. */
export function morph(old, fresh) {
  if (old.isEqualNode(fresh) || old.hasAttribute?.("data-keep") || fresh.hasAttribute?.("data-same")) return old;
  if (old.nodeName !== fresh.nodeName || old.namespaceURI !== fresh.namespaceURI) {
    old.replaceWith(fresh);
    return fresh;
  }
  copyAttributes(old, fresh);
  morphChildren(old, fresh);
  return old;
}

function copyAttributes(old, fresh) {
  const kept = KEPT_ATTRIBUTES[old.nodeName] ?? [];
  for (const { name, value } of fresh.attributes) if (old.getAttribute(name) !== value) old.setAttribute(name, value);
  for (const { name } of [...old.attributes]) if (!fresh.hasAttribute(name) && !kept.includes(name)) old.removeAttribute(name);
  // A slider follows the page unless a hand is on it; text that somebody types is never touched.
  if (old.type === "range" && old !== document.activeElement) old.value = fresh.getAttribute("value");
}

const keyOf = (node) => (node.nodeType === 1 ? node.id || node.dataset?.piece || node.dataset?.step || "" : "");

function morphChildren(old, fresh) {
  const known = new Map();
  for (const child of old.childNodes) if (keyOf(child)) known.set(keyOf(child), child);
  const wanted = new Set([...fresh.childNodes].map(keyOf));
  let place = old.firstChild; // everything before it is done
  for (const child of [...fresh.childNodes]) {
    const key = keyOf(child);
    let match = key ? known.get(key) : alike(place, child, wanted);
    if (match && match.nodeName !== child.nodeName) match = null;
    if (!match) {
      old.insertBefore(child, place);
      continue;
    }
    known.delete(key);
    if (match === place) place = place.nextSibling;
    else move(old, match, place);
    if (match.nodeType === 1) morph(match, child);
    else if (match.nodeValue !== child.nodeValue) match.nodeValue = child.nodeValue;
  }
  while (place) {
    const next = place.nextSibling;
    place.remove();
    place = next;
  }
}

/** The next old child without a key that could become `child`; what stands before it and has gone is passed over. */
function alike(place, child, wanted) {
  for (let node = place; node; node = node.nextSibling) {
    const key = keyOf(node);
    if (!key && node.nodeType === child.nodeType && node.nodeName === child.nodeName) return node;
    if (!key && node.nodeType === 1) return null;
    if (key && wanted.has(key)) return null;
  }
  return null;
}

/** Moving keeps focus and animations where the browser can (`moveBefore`). */
function move(parent, node, before) {
  if (parent.moveBefore) parent.moveBefore(node, before);
  else parent.insertBefore(node, before);
}

/** A response's HTML as a detached element. */
export function parse(html) {
  return new DOMParser().parseFromString(html, "text/html").body;
}
