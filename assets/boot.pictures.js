// Pictures that are fetched when they are in sight: those with `data-src`. To a browser each drawing is a document of its
// own, and a home full of them takes a tenth of a start. Soon after that is over they come from farther away, so that
// nobody who scrolls finds an empty place.
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

  // The app, which does not know of `src`, makes it empty when it takes the first paint over.
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
