// The page's side of the service worker. After the first start it requests offline storage, and a check of the stored
// files (by hashes if the start was not the quick one it should have been). It tells the app of a new version (`update`),
// or that offline storage is unavailable (`offline`).
const workers = navigator.serviceWorker;
let registration = null;

const report = (kind) => globalThis.oddPage.say(kind, {});

function follow(worker) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) report('update');
    if (worker.state === 'redundant' && !registration.active) report('offline');
  });
}

async function keep() {
  try {
    registration = await workers.register(new URL('../sw.js', import.meta.url));
  } catch {
    report('offline');
    return;
  }
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting && workers.controller) report('update');
  registration.active?.postMessage(oddBoot.doubtful ? 'check' : 'look');
  workers.controller?.postMessage('tidy');
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    registration.update().catch(() => {}); // offline: try again later
    registration.active?.postMessage('look');
  });
}

// The player has agreed to the new version: it takes over, and the page restarts with it.
function renew() {
  const waiting = registration?.waiting;
  if (!waiting) location.reload();
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

globalThis.oddOffline = { renew };
// Other work comes first: the player may have clicked already.
const idle = globalThis.requestIdleCallback ?? setTimeout;
// In the frame of another site nothing is stored for offline use, and nobody expects it.
if (top === self) globalThis.oddBoot.whenReady(() => idle(workers && globalThis.caches ? keep : () => report('offline')));
