// Pictures with `data-src` are fetched when they come into view. Browsers treat each drawing as a document of its own, and
// a home screen full of them takes a tenth of a start. Soon after the start they are fetched from farther away, so that
// scrolling finds no gap.
(() => {
  'use strict';
  const SOON_MS = 2000;
  const shown = new WeakSet();
  const within = (margin) => new IntersectionObserver(notice, { rootMargin: margin });
  let watcher = within('0px');

  function show(picture) {
    shown.add(picture);
    picture.src = picture.dataset.src;
    watcher.unobserve(picture);
  }

  function notice(seen) {
    seen.filter(({ isIntersecting }) => isIntersecting).forEach(({ target }) => show(target));
  }

  // The app does not know of `src` and clears it when it takes over the first paint.
  function look() {
    const without = document.querySelectorAll('img[data-src]:not([src]), img[data-src][src=""]');
    without.forEach((each) => (shown.has(each) ? show(each) : watcher.observe(each)));
  }

  function lookFarther() {
    watcher.disconnect();
    watcher = within('200%');
    look();
  }

  new MutationObserver(look).observe(document.documentElement, { childList: true, subtree: true, attributeFilter: ['src'] });
  oddBoot.whenReady(() => setTimeout(lookFarther, SOON_MS));
})();
