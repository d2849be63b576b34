// Messages from the page to Python. They are JSON text, so Python never holds JavaScript objects.
let tell = () => false;

export const tellTo = (callback) => void (tell = callback);
export const say = (kind, data) => tell(kind, JSON.stringify(data));
export const spotOf = (target) => target.closest?.("[data-spot]")?.dataset.spot ?? "";
export const isAcross = () => document.querySelector("[data-across]") !== null; // the page is upside down
