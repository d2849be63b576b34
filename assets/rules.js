// A rules page inside the app's dialog takes the app's colours, and needs no way back.
if (window.parent !== window) {
  document.documentElement.dataset.theme = window.parent.document.documentElement.dataset.theme ?? "system";
  document.documentElement.classList.add("inside");
}
