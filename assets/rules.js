// A rules page inside the app's dialog looks as the app does, and needs no way back.
if (window.parent !== window) {
  const { theme = "system", board = "mood", pieces = "usual" } = window.parent.document.documentElement.dataset;
  Object.assign(document.documentElement.dataset, { theme, board, pieces });
  document.documentElement.classList.add("inside");
}
