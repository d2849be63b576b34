// The start's note: progress, errors and remedies. It exists before any Python and disappears when the app sets `data-
// state="ready"` on the page. Until then it stores clicks for the app.
(() => {
  'use strict';
  const root = document.documentElement;
  const { say, show, explain, translate } = oddGuard;
  const find = (id) => document.getElementById(id);
  const note = find('boot');
  const suspects = new Set();
  const ended = [];
  const clicked = [];
  let leaving = false;
  let quiet = 0;
  let latest = null;
  let telling = null;
  let counting = null;
  let shown = null;
  let left = null; // the estimate shown, in seconds
  let lookedAt = 0;
  const heard = [[performance.now() / 1000, 0]]; // recent times in seconds, and the bytes until then

  // Severity of the events: a higher one replaces a lower one.
  const WEIGHTS = { browser: 4, policy: 4, file: 4, frame: 4, slash: 4, type: 4, damaged: 3, missing: 3, program: 2, stalled: 1 };
  const PARTS = [
    [/stdlib|start\/library/, 'library'],
    [/pyodide\/|start\/runtime/, 'python'],
    [/pyscript/, 'pyscript'],
    [/wheels|start\/(program|snapshot|annex)/, 'games'],
  ];

  // The home screen comes after this script.
  function translateHome() {
    const first = document.querySelector(`template[data-first="${root.lang}"]`);
    if (first) find('app').replaceChildren(first.content.cloneNode(true));
    delete root.dataset.foreign;
  }

  function failed(kind, detail = '', url = '', address = '') {
    if (leaving || root.dataset.state === 'ready') return;
    if (url) suspects.add(url);
    if (shown && WEIGHTS[kind] <= WEIGHTS[shown]) return;
    shown = kind;
    explain(kind, String(detail?.message ?? detail).trim(), address);
  }

  // After a stall the start continues by itself, and so does this note.
  function alive() {
    quiet = 0;
    if (shown !== 'stalled') return;
    shown = null;
    show('loading');
  }

  // Each update lays the page out again, so it does not follow every piece of a file.
  function progress(...news) {
    alive();
    latest = news;
    const [, got, total] = news;
    if (got === total) tell();
    else telling ??= setTimeout(tell, 100);
  }

  const SHORT_MS = 1000; // a shorter start needs no numbers, whose formatter takes 10 ms to make

  function tell() {
    if (root.dataset.state === 'ready') return;
    const [path, got, total, came] = latest;
    clearTimeout(telling);
    const part = PARTS.find(([pattern]) => pattern.test(path))?.[1] ?? 'page';
    telling = null;
    find('boot-stage').textContent = say(got < total ? part : 'starting');
    if (performance.now() < SHORT_MS) counting ??= setTimeout(tell, SHORT_MS);
    else find('boot-count').textContent = say('count', { got: megabytes(got), total: megabytes(total) });
    find('boot-bar').max = total;
    find('boot-bar').value = got;
    foretell(came, total - got);
  }

  const RECENT_S = 20; // seconds of transfers that show the speed of the connection
  const SURE_S = 3; // minimum of these
  const STEP_S = 5;
  const FEW_S = 8;
  const MANY_S = 100;
  const MORE = 1.2; // factor by which the estimate must grow to be shown again: connections are uneven

  // Estimated seconds left; null if unknown.
  function secondsLeft(came, rest) {
    const now = performance.now() / 1000;
    heard.push([now, came]);
    while (now - heard[0][0] > RECENT_S) heard.shift();
    const [[begin, had]] = heard;
    if (now - begin < SURE_S || came === had) return null;
    return (rest * (now - begin)) / (came - had) + oddBoot.startMs() / 1000;
  }

  // Rounded to the next step, at most once a second; it grows only if the estimate grows much.
  function foretell(came, rest) {
    if (performance.now() - lookedAt < 1000) return;
    lookedAt = performance.now();
    const seconds = secondsLeft(came, rest);
    const step = seconds < FEW_S ? 0 : Math.max(2 * STEP_S, Math.round(seconds / STEP_S) * STEP_S);
    const alike = left !== null && step >= left && seconds < MORE * Math.max(left, FEW_S);
    if (seconds === null || step === left || alike) return;
    left = step;
    tellWait();
  }

  // Announced to players who wait for a choice, and readable for all.
  function tellWait() {
    const [name, count] = left > MANY_S ? ['minutes-left', Math.round(left / 60)] : [left ? 'seconds-left' : 'few-left', left];
    const long = left === null ? '' : say(name, { count });
    find('boot-left').textContent = [clicked.length ? say('waiting') : '', long].join(' ').trim();
  }

  const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  let digits;
  const megabytes = (bytes) => (digits ??= new Intl.NumberFormat(oddLook.locale(), ONE_DIGIT)).format(bytes / 1e6);

  // The service worker's cache may be damaged: let it check, and fetch the damaged files again.
  function mended() {
    const { port1, port2 } = new MessageChannel();
    const keeper = navigator.serviceWorker?.controller;
    keeper?.postMessage('check', [port2]);
    return keeper && new Promise((done) => { port1.onmessage = done; });
  }

  // Fetch missing or damaged files past the browser's cache, for at most five seconds, then start over.
  async function retry() {
    find('boot-retry').disabled = true;
    const again = [mended(), ...[...suspects].map((url) => fetch(url, { cache: 'reload' }))];
    await Promise.race([Promise.allSettled(again), new Promise((done) => setTimeout(done, 5000))]);
    location.reload();
  }

  function settle() {
    if (root.dataset.state !== 'ready') return;
    watcher.disconnect();
    clearInterval(clock);
    note.hidden = true;
    ended.forEach((callback) => callback());
  }

  // Seconds without any progress, except those in which the page itself was busy.
  function tick() {
    quiet += 1;
    if (quiet >= Number(note.dataset.patience)) failed('stalled');
  }

  // Browsers' error messages for unavailable modules; there is no event for that.
  const NO_MODULE = /dynamically imported module|importing a module script/i;

  function crashed(error) {
    failed(NO_MODULE.test(error?.message) ? 'missing' : 'program', error ?? say('no-reason'));
  }

  function onError({ target, message, error }) {
    if (target === window) crashed(error ?? message);
  }

  const NOTHING = Uint8Array.of(0, 97, 115, 109, 1, 0, 0, 0); // the smallest module that there is

  // If the host's policy forbids compiling even an empty module, nothing can run.
  function refusal() {
    if (typeof WebAssembly !== 'object') return ['browser'];
    try {
      new WebAssembly.Module(NOTHING);
      return null;
    } catch (error) {
      return ['policy', error];
    }
  }

  function onClick(event) {
    const button = event.target.closest('button[data-do]');
    if (!button) return;
    button.dataset.waiting = '';
    clicked.push({ name: button.dataset.do, value: button.dataset.value ?? '' });
    find('boot-left').setAttribute('aria-live', 'polite');
    tellWait();
  }

  // Hand the stored clicks to the app, which handles all others from now on.
  function clicks() {
    document.removeEventListener('click', onClick);
    document.querySelectorAll('[data-waiting]').forEach((button) => button.removeAttribute('data-waiting'));
    return clicked.splice(0);
  }

  const watcher = new MutationObserver(settle);
  const clock = setInterval(tick, 1000);
  window.oddBoot = { failed, progress, say, clicks, far: false, whenReady: (callback) => ended.push(callback) };
  translate();
  document.addEventListener('readystatechange', translateHome, { once: true });
  show('loading');
  watcher.observe(root, { attributes: true, attributeFilter: ['data-state'] });
  addEventListener('error', onError, true);
  addEventListener('unhandledrejection', ({ reason }) => crashed(reason));
  addEventListener('py:progress', alive);
  document.addEventListener('click', onClick);
  addEventListener('pagehide', () => { leaving = true; });
  addEventListener('pageshow', () => { leaving = false; });
  find('boot-retry').addEventListener('click', retry);
  const refused = refusal();
  if (refused) failed(...refused);
})();
