// Animation of cards, and questions about them, for assets/page.js; loaded after the home screen. A card is identified by
// its `data-card` in every place; a new one comes from the draw pile (`.deck`).
const SECONDS = 0.4;
const NEXT = 0.09; // seconds between two cards that are dealt
const NEAR = 2; // pixels that are not worth an animation

let flying = [];

const laid = () => [...document.querySelectorAll("[data-card]")];

// Places of the cards, and of those on their way.
export function places() {
  return new Map(laid().map((card) => [card.dataset.card, { within: card.offsetParent, place: placeOf(card), box: boxOf(card) }]));
}

const placeOf = ({ offsetLeft, offsetTop }) => `${offsetLeft} ${offsetTop}`; // in its row or on its pile

// A card's place among the others; content above may move all of them.
function boxOf(card) {
  const [box, hand] = [card, card.closest(".hand")].map((each) => each.getBoundingClientRect());
  return { x: (box.left + box.right - hand.left - hand.right) / 2, y: (box.top + box.bottom) / 2 - hand.top, width: box.width };
}

// Move the cards from their places `before` to the current ones. A pace of 0 means no motion.
export function move(before) {
  const pace = Number(getComputedStyle(document.documentElement).getPropertyValue("--slower"));
  if (!pace) return;
  flying = flying.filter((flight) => flight.playState === "running");
  const timing = { duration: SECONDS * pace * 1000, easing: "ease-in-out", fill: "backwards" };
  let dealt = 0;
  for (const card of laid()) {
    const was = before.get(card.dataset.card);
    if (was) slide(card, was, timing);
    else if (card.matches(".play-card")) deal(card, { ...timing, delay: NEXT * pace * 1000 * dealt++ });
  }
}

function slide(card, was, timing) {
  if (was.within === card.offsetParent && was.place === placeOf(card)) return;
  for (const flight of card.getAnimations()) flight.cancel();
  const way = wayFrom(card, was.box);
  if (way) fly(card, [{ transform: way, zIndex: 4 }, { transform: "none", zIndex: 4 }], timing);
}

// A card from the draw pile shows its back until it has turned half way.
function deal(card, timing) {
  const deck = document.querySelector(".deck");
  const way = deck ? wayFrom(card, boxOf(deck)) ?? "" : "";
  fly(card, [{ transform: `perspective(50rem) ${way} rotateY(180deg)`, zIndex: 4 }, { transform: "perspective(50rem)", zIndex: 4 }], timing);
  card.classList.add("turning");
  const cover = card.animate([{ opacity: 1 }, { opacity: 1, offset: 0.5 }, { opacity: 0, offset: 0.5 }, { opacity: 0 }], { ...timing, pseudoElement: "::after" });
  cover.onfinish = () => card.classList.remove("turning");
  flying.push(cover);
}

function fly(card, frames, timing) {
  flying.push(card.animate(frames, timing));
}

// The transformation that puts a card over another box; "" if it is there already.
function wayFrom(card, from) {
  const here = boxOf(card);
  const turned = document.querySelector("[data-across]") ? -1 : 1;
  const [x, y] = [turned * (from.x - here.x), turned * (from.y - here.y)];
  if (Math.hypot(x, y) < NEAR || !here.width) return null;
  return `translate(${x}px, ${y}px) scale(${from.width / here.width})`;
}

// The player's next action ends the animation.
function land() {
  for (const flight of flying.splice(0)) flight.finish();
}

// --- questions about a card (`data-about`): a right click, the menu key, a question mark, or a long touch ----

const HELD = 500; // milliseconds
const SLOP = 10; // pixels

let held = null; // the touch on a card: its start, and the timer of a long touch

const cardAt = (target) => target.closest?.("[data-about]");

function ask(event, card) {
  event.preventDefault();
  globalThis.oddPage.say("do", { name: "about", value: card.dataset.about });
}

function onFinger(event) {
  if (event.type === "pointerdown") {
    forget();
    const card = event.pointerType === "touch" && event.isPrimary && !event.target.closest(".grip") && cardAt(event.target);
    if (card) held = { x: event.clientX, y: event.clientY, timer: setTimeout(stays, HELD, event, card) };
  } else if (held && !held.asked && (event.type !== "pointermove" || Math.hypot(event.clientX - held.x, event.clientY - held.y) > SLOP)) {
    forget();
  }
}

function stays(event, card) {
  held.asked = true;
  ask(event, card);
}

function forget() {
  clearTimeout(held?.timer);
  held = null;
}

// A long touch makes no click at its end.
function onClick(event) {
  if (!held?.asked || !event.detail) return;
  forget();
  event.preventDefault();
  event.stopPropagation();
}

function onMenu(event) {
  const card = cardAt(event.target);
  if (!card) return;
  if (held) event.preventDefault();
  else ask(event, card);
}

for (const kind of ["pointerdown", "pointermove", "pointerup", "pointercancel"]) document.addEventListener(kind, onFinger);
for (const kind of ["pointerdown", "keydown"]) document.addEventListener(kind, land, true);
document.addEventListener("click", onClick, true);
document.addEventListener("contextmenu", onMenu);
document.addEventListener("keydown", (event) => {
  forget(); // in browsers without a click after a long touch
  const card = event.key === "?" && cardAt(event.target);
  if (card) ask(event, card);
});
