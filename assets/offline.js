// The page's side of the service worker: has it keep the site for use without a network, once the first start is over,
// has it look whether all of that is still there (and check it, if the start was not the fast one as it should), and tells the program of a new version (`update`), or that nothing can be kept here (`offline`).
const workers = navigator.serviceWorker;
let registration = null;

const told = (kind) => globalThis.oddPage.say(kind, {});

function follow(worker) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && registration.active) told('update');
    if (worker.state === 'redundant' && !registration.active) told('offline');
  });
}

async function keep() {
  try {
    registration = await workers.register(new URL('../sw.js', import.meta.url));
  } catch {
    told('offline');
    return;
  }
  follow(registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));
  if (registration.waiting && workers.controller) told('update');
  registration.active?.postMessage(oddBoot.doubtful ? 'check' : 'look');
  workers.controller?.postMessage('tidy');
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    registration.update().catch(() => {}); // no network: another time
    registration.active?.postMessage('look');
  });
}

// The person has agreed to the new version: it takes over, and the page starts again with it.
function renew() {
  const waiting = registration?.waiting;
  if (!waiting) location.reload();
  workers.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting?.postMessage('take over');
}

globalThis.oddOffline = { renew };
// Whatever else is to be done comes first: somebody may have clicked already.
const idle = globalThis.requestIdleCallback ?? setTimeout;
globalThis.oddBoot.whenReady(() => idle(workers && globalThis.caches ? keep : () => told('offline')));
