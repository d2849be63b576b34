// Explains why the page's own files do not load: the page lies on a disk, in a frame without an origin, or at a folder's
// address without its slash, or its host declares scripts as another type. Then no script file may load at all, so the
// build puts this into the page itself, before everything else, and into `boot.js` too, for hosts that forbid inline
// scripts. In the page of another site it starts nothing.
(() => {
  'use strict';
  if (globalThis.oddGuard) return;

  function isElsewhere() {
    try {
      return top !== self && top.location.origin !== location.origin;
    } catch {
      return true;
    }
  }

  // In another site's page the app starts only if its Play button was pressed (`?embed`). Otherwise `embed.html` shows the
  // board of the address, or a link; nothing else has been requested yet.
  if (location.hash.startsWith('#embed=') || (isElsewhere() && location.search !== '?embed')) {
    stop();
    location.replace(`embed.html${location.hash}`);
    return;
  }

  const root = document.documentElement;
  const find = (id) => document.getElementById(id);
  const asked = globalThis.fetch; // the browser's own: during the start it is replaced by one that counts

  // The texts of the page's language; until `boot.look.js` has chosen it, of the first available language of the browser's
  // list.
  function texts() {
    const spoken = JSON.parse(find('boot-words').textContent);
    const wanted = globalThis.oddLook ? [root.lang] : (navigator.languages ?? []).map((each) => each.slice(0, 2));
    return spoken[wanted.find((each) => each in spoken)] ?? spoken.en ?? {};
  }

  let words;
  const say = (name, values = {}) =>
    Object.entries(values).reduce((text, [key, value]) => text.replace(`{${key}}`, value), (words ??= texts())[name] ?? '');

  function translate() {
    document.querySelectorAll('[data-word]').forEach((each) => {
      const text = say(each.dataset.word);
      if (each.hasAttribute('aria-label')) each.setAttribute('aria-label', text);
      else each.textContent = text;
    });
  }

  function show(state) {
    find('boot-loading').hidden = state !== 'loading';
    find('boot-failed').hidden = state !== 'failed';
    root.dataset.state = state;
  }

  // Show the error, its remedy, and perhaps an `address` that works.
  function explain(kind, detail, address = '') {
    find('boot-title').textContent = say(kind);
    find('boot-advice').textContent = say(`${kind}-advice`);
    find('boot-detail').textContent = detail;
    find('boot-details').hidden = !detail;
    if (address) find('boot-advice').append(' ', Object.assign(document.createElement('a'), { href: address, target: kind === 'frame' ? '_blank' : '_self', textContent: address }));
    show('failed');
  }

  // The type that the host declares for a file; "" if none.
  async function typeOf(url) {
    const answer = await asked.call(globalThis, url, { cache: 'force-cache' }).catch(() => null);
    answer?.body?.cancel();
    return answer?.ok ? (answer.headers.get('Content-Type') ?? '') : '';
  }

  // The reason why an element's file did not load: its name, a detail, and a better address.
  async function reason(element) {
    const { pathname, search, hash, href, protocol } = location;
    const url = element.src || element.href;
    const right = element.rel === 'stylesheet' ? /\bcss\b/i : /\b(?:java|ecma)script\b/i;
    if (protocol === 'file:') return ['file', url];
    if (globalThis.origin === 'null') return ['frame', url, href];
    const inside = `${pathname}/${element.getAttribute('src') ?? element.getAttribute('href')}`;
    if (!pathname.endsWith('/') && right.test(await typeOf(inside))) {
      return ['slash', url, new URL(`${pathname}/${search}${hash}`, href).href];
    }
    const type = await typeOf(url);
    return type && !right.test(type) ? ['type', `${url}\n${type}`] : ['missing', url];
  }

  const parsed = () =>
    new Promise((done) => {
      if (document.readyState !== 'loading') done();
      document.addEventListener('readystatechange', done, { once: true });
    });

  async function onError({ target }) {
    if (!/^(SCRIPT|LINK)$/.test(target.tagName)) return;
    const [kind, detail, address] = await reason(target);
    await parsed();
    if (globalThis.oddBoot) {
      oddBoot.failed(kind, detail, target.src || target.href, address);
      return;
    }
    translate();
    explain(kind, detail, address);
    find('app').hidden = true; // its buttons would have no effect
    find('boot-retry').onclick = () => location.reload();
  }

  addEventListener('error', onError, true);
  globalThis.oddGuard = { say, translate, show, explain };
})();
