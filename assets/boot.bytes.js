// Counts the bytes of the files that a start fetches, against the sizes that the build has written into the page, and
// has checked what has arrived, by the helping hands (`boot.hands.js`). What others `fetch` is counted as it streams in, from a
// copy: the original goes on untouched. What the hands unpack or compile they fetch themselves, and tell how much has come.
// Modules do not pass through `fetch`; those are counted when they are complete. Some files are only tried, and if they
// fail, `spare` ones are fetched in their place: those count once they are asked for. Where the host packs what can be
// packed, it counts as packed, for that is what the line has to bring. The largest file is fetched at once: the `near` one,
// which is given to whoever asks first, or from afar by the hands the `far` one, which is smaller but must be unpacked.
// What comes from the service worker was checked when it was kept; copying it would only cost time. It has the snapshot,
// too, which takes longest to read: that begins here. On a first visit, what comes first tells which way to start is the
// quicker one here: the snapshot, or the libraries, which are smaller but need more work.
(() => {
  'use strict';
  const native = window.fetch;
  const kept = Boolean(navigator.serviceWorker?.controller);
  // How long the page itself took to come tells how far away its host is. If it came from the browser's cache, that tells
  // nothing; then the file may be there too, as it came the first time, and that was most likely from afar.
  const FAR_MS = 30;
  const [{ requestStart, responseEnd, transferSize } = {}] = performance.getEntriesByType('navigation');
  const listed = JSON.parse(document.getElementById('boot-files').textContent);
  const packed = listed.some(([, , , need]) => need === 'far'); // not where the plain start is the only one
  const far = packed && !kept && (!transferSize || (responseEnd || performance.now()) - requestStart > FAR_MS);
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
    if (need === 'snapshot') return way === 'snapshot' && !kept;
    return streamed || need === 'needed' || need === 'annex' || need === runtime.need || (need === 'tried' && way === 'precompiled');
  };

  let packs = false; // whether the host packs
  let came = 0; // over the line, whatever it was
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

  const hands = kept ? null : oddHands();
  let runtimeCame;
  oddBoot.runtimeCame = new Promise((done) => { runtimeCame = done; }); // all of it, though not yet compiled

  // That more of a file has come; returns how much by now.
  function hear(file, got, more, now = performance.now()) {
    came += (more * weight(file)) / file.bytes;
    file.got = Math.max(file.got, got + more); // the same file may be under way twice
    if (file === runtime && file.got >= file.bytes) runtimeCame();
    if (file === runtime || file === snapshot) weigh(now);
    report(file);
    return got + more;
  }

  // What was made of a file, if all of it came and it is what it should be.
  function sound(file, got, { hash, ...made }) {
    if (got !== file.bytes) throw new Error(oddBoot.say('size', { got, wanted: file.bytes }));
    const hex = hash && [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hash && hex !== file.hash) throw new Error(oddBoot.say('content'));
    return made;
  }

  // Count what comes, and have it checked. Promises what was made of it, see `oddHelp`.
  async function count(file, { body }, makes) {
    const job = hands.begin(makes);
    const reader = body.getReader();
    let got = 0;
    file.streamed = true;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      got = hear(file, got, part.value.length);
      job.take(part.value);
    }
    return sound(file, got, await job.end());
  }

  // The same of what the hands fetch, as the page may be too busy to pass it on. Returns what was made of it.
  async function brought(file, makes, signal) {
    let got = 0;
    file.streamed = true;
    const made = await hands.fetch(file.url, makes, (more, now) => { got = hear(file, got, more, now); }, signal);
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
    if (!file || kept) return native.call(window, input, init);
    const response = await answered(file, input, init);
    count(file, response.clone()).catch((error) => damaged(file, error.message));
    return response;
  }

  const early = new Map(); // what is on its way for whoever asks
  function hold(url) {
    early.set(url, counted(url));
    early.get(url).catch(() => {}); // whoever asks is told
  }

  // The snapshot is worth its bytes where the line brings them sooner than the processor does the work that they spare.
  const ENOUGH = 500_000; // bytes that tell how quick the line is; where the processor is slow, as many times more
  const LONG_MS = 400; // or so many milliseconds of them, and the same
  const SILENT_MS = 3000;
  const QUICK_MS = 0.75; // what `work` takes on the machine of the figures in docs/boot.md,
  const SPARED_MS = 450; // and what the snapshot spares it
  const START_MS = 2500; // what Python takes there to start when all is here
  const PAUSE_MS = 2000; // after a start, in which somebody may begin to play
  const ROUNDS = 8; // that much work at a time, and so many times, tell what to expect
  const lately = [];
  const SLOW = 2; // times as slow: then only a very slow line speaks against the snapshot, and it need not wait for that
  const TRIES = 5;
  const SLOWEST = 8; // more than that is no processor, but something else that was busy
  const asked = performance.now();
  const pieces = []; // when how much had come
  const giveUp = new AbortController();

  function work() {
    const begin = performance.now();
    for (let round = 0, number = 1; round < 40_000; round += 1) number = (number * 16807) % 2147483647;
    return performance.now() - begin;
  }

  const times = (ms) => Math.min(SLOWEST, Math.max(1, ms / QUICK_MS));

  // How many times as slow as there the processor is, by the middle one of some tries: some take longer for what else is at
  // work, and on a slow one, too, one may be quick, after a rest or where a browser only plays slow.
  const slowness = () => times(Array.from({ length: TRIES }, work).sort((a, b) => a - b)[(TRIES - 1) / 2]);

  // How long Python will take to start when all is here, by how quick the processor is of late with all else that it does.
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

  // Lines are slow to begin, so the later half of the time tells most; but nobody may have told of it.
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
    oddBoot.unpacked.catch(() => {}); // whoever asks is told
  }

  function choose(chosen) {
    way = chosen;
    if (way === 'precompiled') giveUp.abort();
    else if (!kept) bringSnapshot();
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
  const whole = async (found) => (await found?.blob())?.arrayBuffer(); // half the work of reading it piece by piece
  let chose;
  const chosen = new Promise((done) => { chose = done; });
  Object.assign(oddBoot, { far, chosen, startMs });
  // It is compiled while it comes in, long before anybody asks for it: near by in the page, since browsers keep that; from afar
  // by the hands, which unpack it, too.
  const asNear = () => WebAssembly.compileStreaming(given(of('near')[0].url));
  const fromAfar = () => brought(runtime, 'module').catch(() => {
    decide();
    return asNear();
  });
  let slower = far ? slowness() : 1;
  if (!far) hold(runtime.url);
  if (packed && !kept) oddBoot.compiled = far ? fromAfar() : asNear();
  oddBoot.compiled?.catch(() => {}); // whoever needs it is told
  if (packed && !kept && !far) oddBoot.warm = hands.warm; // what they compile themselves, they warm themselves
  if (!snapshot) choose('precompiled');
  else if (kept || !far) choose('snapshot');
  else if (slower > SLOW) bringSnapshot();
  setTimeout(decide, SILENT_MS);
  if (kept && snapshot) oddBoot.snapshot = Promise.race([caches.match(`${snapshot.url}?unpacked`), silence()]).then(whole);
  oddBoot.snapshot?.catch(() => {});
  window.fetch = given;
  observer.observe({ type: 'resource', buffered: true });
  oddBoot.whenReady(() => {
    ['snapshot', 'unpacked', 'compiled', 'warm'].forEach((each) => delete oddBoot[each]);
    if (hands) setTimeout(hands.close, PAUSE_MS);
    observer.disconnect();
    if (window.fetch === given) window.fetch = native;
  });
})();
