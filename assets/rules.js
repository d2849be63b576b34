// A rules page inside the app's dialog adopts the app's appearance and shows no back link.
if (window.parent !== window) {
  const { theme = "system", board = "mood", pieces = "usual" } = window.parent.document.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { theme, board, pieces });
  document.documentElement.classList.add("inside");
  // Escape closes the surrounding dialog, also while the focus is in here.
  addEventListener("keydown", ({ key }) => {
    if (key === "Escape") window.parent.document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
  });
}
