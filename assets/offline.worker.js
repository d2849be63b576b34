// The service worker, which the build writes to the site's root as sw.js: one version of the site, whole, for use without
// a network. What it keeps is what the build has listed, each file by its hash; a version that could not be fetched whole
// is thrown away. Addresses change with their content, so a page of an older version that is still open finds its files
// in the older cache; that goes once a page of this version is the only one open.
const BUILD = '';
const FILES = [];

const SCOPE = new URL('./', self.location).href;
const PREFIX = `odd-checkers ${SCOPE} `; // caches are shared with the other sites of a host
const NAME = PREFIX + BUILD;
const LIST = `${SCOPE}?files`; // where a cache keeps the list of what is in it; written last, so it is whole
const HOME = SCOPE;

const address = (path) => new URL(path, SCOPE).href;
const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

// What older versions have, by address and hash.
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

// The browser's own cache may have the file, too; if that is not what it should be, ask the server.
async function fetched(url, integrity) {
  const response = await fetch(url, { integrity }).catch(() => fetch(url, { integrity, cache: 'reload' }));
  if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
  return response;
}

async function install() {
  const kept = await older();
  await caches.delete(NAME);
  const cache = await caches.open(NAME);
  try {
    for (const [path, integrity] of FILES) {
      const url = address(path);
      await cache.put(url, (await kept.get(`${url} ${integrity}`)?.match(url)) ?? (await fetched(url, integrity)));
    }
    await cache.put(LIST, new Response(JSON.stringify(FILES)));
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

async function tidy() {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (pages.length > 1 || installing || waiting) return;
  for (const name of await ours()) if (name !== NAME) await caches.delete(name);
}

// The page itself has one address, whatever follows it; all others are taken as they are.
function place(request) {
  const url = new URL(request.url);
  url.hash = '';
  if (request.mode !== 'navigate') return url.href;
  url.search = '';
  return url.href === address('index.html') ? HOME : url.href;
}

async function answer(request) {
  const url = place(request);
  const own = await caches.match(url, { cacheName: NAME });
  if (own) return own;
  for (const name of await ours()) {
    const found = await caches.match(url, { cacheName: name });
    if (found) return found;
  }
  return fetch(request);
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { method, url } = event.request;
  if (method === 'GET' && url.startsWith(SCOPE)) event.respondWith(answer(event.request));
});
self.addEventListener('message', (event) => {
  if (event.data === 'take over') event.waitUntil(self.skipWaiting());
  if (event.data === 'tidy') event.waitUntil(tidy());
});
