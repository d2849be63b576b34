// The service worker, which the build writes to the site's root as sw.js: one version of the whole site, for offline use.
// It stores the files that the build has listed, each by its hash; a version that could not be fetched whole is discarded.
// Addresses change with their content, so an open page of an older version finds its files in the older cache, which is
// deleted once only pages of this version are open. Lost or damaged files are fetched again: a page requests a check after
// its start, and one with hashes if the start went wrong.
const BUILD = '';
const FILES = [];

const SCOPE = new URL('./', self.location).href;
const PREFIX = `odd-checkers ${SCOPE} `; // caches are shared with the other sites of a host
const NAME = PREFIX + BUILD;
const LIST = `${SCOPE}?files`; // address of a cache's list of files; written last, so its presence shows a complete cache
const HOME = SCOPE;
const UNPACKED = '?unpacked'; // suffix of our addresses for files that are stored unpacked
const FOREVER = /^(runtime|start|wheels)\/|\?v=/; // files that never change at their address
const PLUGIN = /^wheels\/[^/]+\//; // the wheel of a plugin is optional

const address = (path) => new URL(path, SCOPE).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// Files of older versions, by address and hash.
async function older() {
  const kept = new Map();
  for (const name of await ours()) {
    if (name === NAME) continue;
    const cache = await caches.open(name);
    const list = await cache.match(LIST);
    for (const [path, integrity] of list ? await list.json() : []) kept.set(`${address(path)} ${integrity}`, cache);
  }
  return kept;
}

// Files fetched by the page are in the browser's cache. If one has the wrong hash, ask the server.
async function fetched([path, integrity]) {
  const url = address(path);
  const cache = FOREVER.test(path) ? 'force-cache' : 'default';
  const response = await fetch(url, { integrity, cache }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response;
}

async function unpacked(path, integrity, cache) {
  const decoder = fetched(FILES.find(([each]) => each.startsWith('start/unpacker-')));
  const [{ body }, unpack] = await Promise.all([fetch(address(path.slice(0, -UNPACKED.length)), { cache }), oddUnpacker(decoder)]);
  const response = new Response(await new Response(unpack(body)).arrayBuffer());
  if (!(await sound(response.clone(), integrity))) throw new Error(`${path} is damaged`);
  return response;
}

async function fresh([path, integrity]) {
  if (!path.endsWith(UNPACKED)) return fetched([path, integrity]);
  return unpacked(path, integrity, 'force-cache').catch(() => unpacked(path, integrity, 'reload'));
}

// Return true if a response exists and has the right content.
async function sound(response, integrity) {
  const data = await response?.arrayBuffer().catch(() => null);
  if (!data) return false;
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', data));
  return integrity === `sha256-${btoa(String.fromCharCode(...hash))}`;
}

const AT_ONCE = 4; // parallel transfers: a single one mostly waits for the disk

// Store the files in the cache, and then their list.
async function fill(files) {
  const kept = await older();
  const cache = await caches.open(NAME);
  const rest = files.values();
  const faults = [];
  const some = async () => {
    for (const file of rest) if (!faults.length) await put(cache, kept, file).catch((error) => faults.push(error));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, some));
  if (faults.length) throw faults[0];
  await cache.put(LIST, new Response(JSON.stringify(FILES)));
}

async function put(cache, kept, [path, integrity]) {
  const url = address(path);
  const old = await kept.get(`${url} ${integrity}`)?.match(url);
  try {
    await cache.put(url, (await sound(old?.clone(), integrity)) ? old : await fresh([path, integrity]));
  } catch (error) {
    if (!PLUGIN.test(path)) throw error;
  }
}

async function install() {
  await caches.delete(NAME);
  try {
    await fill(FILES);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

// Files missing here because the browser or the player has deleted them; with `hashes`, also damaged ones.
async function lost(hashes) {
  const cache = await caches.open(NAME);
  const there = new Set((await cache.keys()).map(({ url }) => url));
  const gone = [];
  for (const file of FILES) {
    const url = address(file[0]);
    if (!there.has(url) || (hashes && !(await sound(await cache.match(url), file[1])))) gone.push(file);
  }
  return { gone, whole: there.has(LIST) && !gone.length };
}

// If a newer version is coming, missing files are not worth fetching. Without a network, try again later.
async function mend(hashes) {
  const { installing, waiting } = self.registration;
  if (!hashes && (installing || waiting)) return;
  const { gone, whole } = await lost(hashes);
  if (!whole) await fill(gone);
}

let mending = Promise.resolve(); // requests of several pages run one after the other

const mended = (hashes) => (mending = mending.then(() => mend(hashes)).catch(() => {}));

async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  for (const name of await ours()) if (name !== NAME) await caches.delete(name);
}

// The page itself has one address, with any query or fragment; all others are exact.
function place(request) {
  const url = new URL(request.url);
  url.hash = '';
  if (request.mode !== 'navigate') return url.href;
  url.search = '';
  return url.href === address('index.html') ? HOME : url.href;
}

async function found(url) {
  const own = await caches.match(url, { cacheName: NAME });
  if (own) return own;
  for (const name of await ours()) {
    const old = await caches.match(url, { cacheName: name });
    if (old) return old;
  }
  return null;
}

// A cache look-up may fail with the disk: then ask the server.
async function answer(request) {
  return (await found(place(request)).catch(() => null)) ?? fetch(request);
}

// Routes that the browser may serve from the cache without waiting for this worker: the page, and files that never change
// at their address. All others may be in an older version's cache.
function routes() {
  const source = { cacheName: NAME };
  const escaped = (text) => text.replace(/[\\:*?+(){}]/g, '\\$&');
  const pattern = (path) => {
    const { pathname, search } = new URL(path, SCOPE);
    return new URLPattern({ pathname: escaped(pathname), search: search.slice(1), baseURL: SCOPE });
  };
  const paths = FILES.map(([path]) => path).filter((path) => path === './' || FOREVER.test(path));
  return paths.map((path) => ({ condition: { urlPattern: pattern(path) }, source }));
}

self.addEventListener('install', (event) => {
  event.waitUntil(event.addRoutes?.(routes()).catch(() => {})); // not every browser can, and a start works without it
  event.waitUntil(install());
});
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
self.addEventListener('message', (event) => {
  const { data, ports } = event;
  if (data === 'take over') event.waitUntil(self.skipWaiting());
  if (data === 'look') event.waitUntil(mended(false));
  if (data === 'check') event.waitUntil(mended(true).then(() => ports[0]?.postMessage('checked')));
  if (data === 'tidy') event.waitUntil(mending.then(tidy));
});
