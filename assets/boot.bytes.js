// Counts the bytes of the files that a start fetches, against the sizes that the build has written into the page, and
// checks what has arrived. What `fetch` brings is counted as it streams in, from a copy: the original goes on untouched.
// Modules do not pass through `fetch`; those are counted when they are complete. Some files are only `tried`, and if they
// fail, `spare` ones are fetched in their place: those count once they are asked for. The largest file is fetched at once,
// and given to whoever asks first: the `near` one, or from afar the `far` one, which is smaller but must be unpacked by a
// script. What comes from the service worker was checked when it was kept; copying it would only cost time. Once it is
// there it has the snapshot, too, the `kept` file, which takes longest to read: that begins here.
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
  oddBoot.far = packed && !kept && (!transferSize || (responseEnd || performance.now()) - requestStart > FAR_MS);
  const [first, other] = oddBoot.far ? ['far', 'near'] : ['near', 'far'];
  const files = new Map(
    listed.map(([path, bytes, hash, need]) => {
      const url = new URL(path, document.baseURI).href;
      return [url, { url, path, bytes, hash, need, got: 0 }];
    }),
  );

  const report = (file) => {
    const counted = [...files.values()].filter((each) => each.streamed || ![other, 'kept', 'spare'].includes(each.need));
    const got = counted.reduce((sum, each) => sum + Math.min(each.got, each.bytes), 0);
    oddBoot.progress(file.path, got, counted.reduce((sum, each) => sum + each.bytes, 0));
  };
  const tell = (kind, file, why) => {
    if (!['far', 'tried'].includes(file.need)) oddBoot.failed(kind, `${file.path}\n${why}`, file.url);
  };
  const missing = (file, why) => tell('missing', file, why);
  const damaged = (file, why) => tell('damaged', file, why);

  async function count(file, copy) {
    const data = new Uint8Array(file.bytes);
    const reader = copy.body.getReader();
    let got = 0; // the same file may be under way twice
    file.streamed = true;
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      if (got + part.value.length <= file.bytes) data.set(part.value, got);
      got += part.value.length;
      file.got = Math.max(file.got, got);
      report(file);
    }
    if (got !== file.bytes) throw new Error(`${got} bytes instead of ${file.bytes}`);
    if (!window.crypto?.subtle) return;
    const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
    const hex = [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    if (hex !== file.hash) throw new Error('its content is not what it should be');
  }

  async function counted(input, init) {
    const file = files.get(new URL(input.url ?? input, document.baseURI).href);
    if (!file || kept) return native.call(window, input, init);
    try {
      const response = await native.call(window, input, init);
      if (!response.ok) missing(file, `the server answered ${response.status}`);
      else count(file, response.clone()).catch((error) => damaged(file, error.message));
      return response;
    } catch (error) {
      missing(file, error.message);
      throw error;
    }
  }

  const early = new Map([...files.values()].filter(({ need }) => need === first).map(({ url }) => [url, counted(url)]));
  early.forEach((answer) => answer.catch(() => {})); // whoever asks is told

  const snapshot = [...files.values()].find(({ need }) => need === 'kept');
  const whole = async (found) => (await found?.blob())?.arrayBuffer(); // half the work of reading it piece by piece
  if (kept && snapshot) oddBoot.snapshot = caches.match(snapshot.url).then(whole);
  oddBoot.snapshot?.catch(() => {});

  function given(input, init) {
    const url = new URL(input.url ?? input, document.baseURI).href;
    const answer = early.get(url) ?? counted(input, init);
    early.delete(url);
    return answer;
  }

  const observer = new PerformanceObserver((list) => {
    for (const { name, responseStatus = 200, decodedBodySize } of list.getEntries()) {
      const file = files.get(name);
      if (!file || file.streamed) continue;
      if (responseStatus >= 400) missing(file, `the server answered ${responseStatus}`);
      file.got = decodedBodySize;
      report(file);
    }
  });

  window.fetch = given;
  observer.observe({ type: 'resource', buffered: true });
  oddBoot.whenReady(() => {
    delete oddBoot.snapshot;
    observer.disconnect();
    if (window.fetch === given) window.fetch = native;
  });
})();
