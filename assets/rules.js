// A rules page inside the app's dialog looks as the app does, and needs no way back.
if (window.parent !== window) {
  const { theme = "system", board = "mood", pieces = "usual" } = window.parent.document.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { theme, board, pieces });
  document.documentElement.classList.add("inside");
  // The dialog around it closes with Escape, also while the focus is in here.
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") window.parent.document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}
