// Counts the bytes that a start fetches against the sizes that the build has written into the page, and lets the helper
// worker (`boot.helper.js`) check them. Fetches by others are counted from a copy of the stream; the original passes
// through untouched. The helper fetches what it unpacks or compiles itself, and reports its progress. Modules bypass
// `fetch` and are counted when complete. Some files are only tried; if they fail, `spare` ones replace them, and those
// count from their request on. If the host compresses files, the compressed sizes count, since those are transferred. The
// largest file is fetched at once: the `near` one, for the first code that asks, or on slow connections the `far` one by
// the helper, which is smaller but must be unpacked. Content from the service worker was checked when it was stored;
// copying it would only cost time. It includes the snapshot, which takes longest to read, so reading starts here. On a
// first visit, the first transfers decide which start is quicker: the snapshot, or the libraries, which are smaller but
// need more work.
(() => {
  'use strict';
  const native = window.fetch;
  const hasServiceWorker = Boolean(navigator.serviceWorker?.controller);
  // The page's own transfer time shows how far away its host is. From the browser's cache it shows nothing; then the file
  // may be in the cache too, in the form of the first visit, most likely the far one.
  const FAR_MS = 30;
  const [{ requestStart, responseEnd, transferSize } = {}] = performance.getEntriesByType('navigation');
  const listed = JSON.parse(document.getElementById('boot-files').textContent);
  const packed = listed.some(([, , , need]) => need === 'far'); // not where the plain start is the only one
  const far = packed && !hasServiceWorker && (!transferSize || (responseEnd || performance.now()) - requestStart > FAR_MS);
  const files = new Map(
    listed.map(([path, bytes, hash, need, small]) => {
      const url = new URL(path, document.baseURI).href;
      return [url, { url, path, bytes, hash, need, small, got: 0 }];
    }),
  );
  const of = (kind) => [...files.values()].filter(({ need }) => need === kind);
  const [runtime, snapshot] = [of(far ? 'far' : 'near')[0], of('snapshot')[0]];
  let way = null; // 'snapshot' or 'precompiled', once that is known

  const wanted = ({ need, streamed }) => {
    if (need === 'snapshot') return way === 'snapshot' && !hasServiceWorker;
    return streamed || need === 'needed' || need === 'annex' || need === runtime.need || (need === 'tried' && way === 'precompiled');
  };

  let packs = false; // true if the host compresses
  let came = 0; // bytes transferred so far, of any file
  const weight = ({ bytes, small }) => (packs ? small : bytes);
  const share = (file) => (weight(file) * Math.min(file.got, file.bytes)) / file.bytes;
  const total = (some, measure) => some.reduce((bytes, file) => bytes + measure(file), 0);

  const report = (file) => {
    if (!way) return;
    const counted = [...files.values()].filter(wanted);
    oddBoot.progress(file.path, total(counted, share), total(counted, weight), came);
  };
  const tell = (kind, file, why) => {
    if (['needed', 'near', 'spare'].includes(file.need)) oddBoot.failed(kind, `${file.path}\n${why}`, file.url);
    else if (file === runtime) decide();
  };
  const missing = (file, why) => tell('missing', file, why);
  const damaged = (file, why) => tell('damaged', file, why);

  const helper = hasServiceWorker ? null : oddHelper();
  let runtimeCame;
  oddBoot.runtimeCame = new Promise((done) => { runtimeCame = done; }); // the whole runtime, not yet compiled

  // Add the bytes of a file that has made progress; returns its sum so far.
  function hear(file, got, more, now = performance.now()) {
    came += (more * weight(file)) / file.bytes;
    file.got = Math.max(file.got, got + more); // the same file may be under way twice
    if (file === runtime && file.got >= file.bytes) runtimeCame();
    if (file === runtime || file === snapshot) weigh(now);
    report(file);
    return got + more;
  }

  // The product of a file, if the file arrived whole and intact.
  function sound(file, got, { hash, ...made }) {
    if (got !== file.bytes) throw new Error(oddBoot.say('size', { got, wanted: file.bytes }));
    const hex = hash && [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hash && hex !== file.hash) throw new Error(oddBoot.say('content'));
    return made;
  }

  // Count and check a stream. Resolves to its product, see `oddHelp`.
  async function count(file, { body }, makes) {
    const job = helper.begin(makes);
    const reader = body.getReader();
    let got = 0;
    file.streamed = true;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      got = hear(file, got, part.value.length);
      job.take(part.value);
    }
    return sound(file, got, await job.end());
  }

  // The same for a fetch by the helper, since the page may be too busy to pass it on. Returns the product.
  async function brought(file, makes, signal) {
    let got = 0;
    file.streamed = true;
    const made = await helper.fetch(file.url, makes, (more, now) => { got = hear(file, got, more, now); }, signal);
    return sound(file, got, made)[makes];
  }

  async function answered(file, input, init) {
    try {
      const response = await native.call(window, input, init);
      if (!response.ok) throw new Error(oddBoot.say('answered', { status: response.status }));
      return response;
    } catch (error) {
      missing(file, error.message);
      throw error;
    }
  }

  async function counted(input, init) {
    const file = files.get(new URL(input.url ?? input, document.baseURI).href);
    if (!file || hasServiceWorker) return native.call(window, input, init);
    const response = await answered(file, input, init);
    count(file, response.clone()).catch((error) => damaged(file, error.message));
    return response;
  }

  const early = new Map(); // requests made before their callers
  function hold(url) {
    early.set(url, counted(url));
    early.get(url).catch(() => {}); // handled by the caller
  }

  // The snapshot is worth its bytes if the connection is faster with them than the processor with the work that they save.
  const ENOUGH = 500_000; // bytes that show the speed of the connection, multiplied by the slowness
  const LONG_MS = 400; // stop measuring after this time, multiplied likewise
  const SILENT_MS = 3000;
  const QUICK_MS = 0.75; // duration of `work` on the machine of docs/lab/start.md,
  const SPARED_MS = 450; // and the time that the snapshot saves there
  const START_MS = 2500; // duration of Python's start there, after the transfers
  const PAUSE_MS = 2000; // delay after a start, since the player may begin at once
  const ROUNDS = 8; // repetitions of `work` per estimate, and estimates per mean
  const lately = [];
  const SLOW = 2; // from this slowness on, the snapshot is requested at once unless the connection is very slow
  const TRIES = 5;
  const SLOWEST = 8; // a greater slowness comes from other work
  const asked = performance.now();
  const pieces = []; // times, and the bytes until then
  const giveUp = new AbortController();

  function work() {
    const begin = performance.now();
    for (let round = 0, number = 1; round < 40_000; round += 1) number = (number * 16807) % 2147483647;
    return performance.now() - begin;
  }

  const times = (ms) => Math.min(SLOWEST, Math.max(1, ms / QUICK_MS));

  // Slowness of the processor relative to the build's: the median of some trials, since other work slows some down, and
  // even a slow processor may be quick once, after a rest or where a browser only simulates slowness.
  const slowness = () => times(Array.from({ length: TRIES }, work).sort((a, b) => a - b)[(TRIES - 1) / 2]);

  // Estimated time of Python's start once everything is here, from the processor's recent speed.
  function startMs() {
    const begin = performance.now();
    for (let round = 0; round < ROUNDS; round += 1) work();
    lately.push((performance.now() - begin) / ROUNDS);
    if (lately.length > ROUNDS) lately.shift();
    return START_MS * times(total(lately, (ms) => ms) / lately.length);
  }

  function weigh(now) {
    if (way) return;
    const got = runtime.got + snapshot.got;
    pieces.push([now, got]);
    const patience = slower > SLOW ? slower : 1;
    const long = pieces.at(-1)[0] - pieces[0][0] > LONG_MS * patience;
    if (got >= ENOUGH * patience || long || runtime.got === runtime.bytes) decide();
  }

  // Connections start slowly, so the later half of the time counts most; there may be no reports from it.
  function decide() {
    if (way) return;
    slower = Math.max(slower, slowness());
    const [now, got] = pieces.at(-1) ?? [asked, 0];
    const [middle, had] = pieces.findLast(([time]) => time <= (pieces[0][0] + now) / 2) ?? [asked, 0];
    const rate = Math.max(got / (now - asked), (got - had) / (now - middle) || 0);
    choose(rate && (snapshot.bytes - total(of('tried'), weight)) / rate < SPARED_MS * slower ? 'snapshot' : 'precompiled');
  }

  function bringSnapshot() {
    oddBoot.unpacked ??= brought(snapshot, 'data', giveUp.signal);
    oddBoot.unpacked.catch(() => {}); // handled by the caller
  }

  function choose(chosen) {
    way = chosen;
    if (way === 'precompiled') giveUp.abort();
    else if (!hasServiceWorker) bringSnapshot();
    chose(way);
  }

  function given(input, init) {
    const url = new URL(input.url ?? input, document.baseURI).href;
    const answer = early.get(url) ?? counted(input, init);
    early.delete(url);
    return answer;
  }

  const observer = new PerformanceObserver((list) => {
    for (const { name, responseStatus = 200, transferSize, encodedBodySize, decodedBodySize } of list.getEntries()) {
      const file = files.get(name);
      if (encodedBodySize < decodedBodySize) packs = true;
      if (transferSize && !file?.streamed) came += encodedBodySize;
      if (!file || file.streamed) continue;
      if (responseStatus >= 400) missing(file, oddBoot.say('answered', { status: responseStatus }));
      file.got = decodedBodySize;
      report(file);
    }
  });

  const silence = () => new Promise((done) => setTimeout(done, SILENT_MS));
  const whole = async (found) => (await found?.blob())?.arrayBuffer(); // half the work of reading it in pieces
  let chose;
  const chosen = new Promise((done) => { chose = done; });
  Object.assign(oddBoot, { far, chosen, startMs });
  // Compile while streaming, long before the module is needed: near by in the page, since browsers cache that; on slow
  // connections in the helper, which unpacks it, too.
  const asNear = () => WebAssembly.compileStreaming(given(of('near')[0].url));
  const fromAfar = () => brought(runtime, 'module').catch(() => {
    decide();
    return asNear();
  });
  let slower = far ? slowness() : 1;
  if (!far) hold(runtime.url);
  if (packed && !hasServiceWorker) oddBoot.compiled = far ? fromAfar() : asNear();
  oddBoot.compiled?.catch(() => {}); // handled by the caller
  if (packed && !hasServiceWorker && !far) oddBoot.warm = helper.warm; // the helper warms what it compiles itself
  if (!snapshot) choose('precompiled');
  else if (hasServiceWorker || !far) choose('snapshot');
  else if (slower > SLOW) bringSnapshot();
  setTimeout(decide, SILENT_MS);
  if (hasServiceWorker && snapshot) oddBoot.snapshot = Promise.race([caches.match(`${snapshot.url}?unpacked`), silence()]).then(whole);
  oddBoot.snapshot?.catch(() => {});
  window.fetch = given;
  observer.observe({ type: 'resource', buffered: true });
  oddBoot.whenReady(() => {
    ['snapshot', 'unpacked', 'compiled', 'warm'].forEach((each) => delete oddBoot[each]);
    if (helper) setTimeout(helper.close, PAUSE_MS);
    observer.disconnect();
    if (window.fetch === given) window.fetch = native;
  });
})();
