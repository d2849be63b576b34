// Messages from the page to Python. They are JSON text, so Python never holds JavaScript objects.
let tell = () => false;
let drawing = false;

export const tellTo = (callback) => void (tell = callback);

// Events of the drawing itself, such as the loss of focus, wait for its end: Python would draw again in its midst, and
// Preact would lose elements.
export function say(kind, data) {
  if (!drawing) return tell(kind, JSON.stringify(data));
  queueMicrotask(() => say(kind, data));
  return false;
}

export function whileDrawing(draw) {
  drawing = true;
  try {
    draw();
  } finally {
    drawing = false;
  }
}

export const spotOf = (target) => target.closest?.("[data-spot]")?.dataset.spot ?? "";
export const isAcross = () => document.querySelector("[data-across]") !== null; // the page is upside down
