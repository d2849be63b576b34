// The page's helper: a worker that assembles, checks, unpacks and compiles transfers while the page draws. Without workers
// the page does the same itself. The worker runs `boot.unpack.js`.
(() => {
  'use strict';
  const listed = JSON.parse(document.getElementById('boot-files').textContent);
  const [[path], unpacker] = ['helper', 'unpacker'].map((wanted) => listed.find(([, , , need]) => need === wanted));
  const here = (relative) => new URL(relative, document.baseURI).href;
  const HEX = /../g;
  const integrity = (hash) => `sha256-${btoa(hash.replace(HEX, (byte) => String.fromCharCode(parseInt(byte, 16))))}`;
  const DECODER = unpacker && [here(unpacker[0]), integrity(unpacker[2])]; // none if nothing is packed
  const SCRIPT = here(path);
  const OFFLINE = new URL('../sw.js', SCRIPT).href;

  // The page's policy lets no text become a script address or markup, except through this: for the service worker, the
  // helper, and the blob with which PyScript starts its worker.
  const isOurs = (url) => [OFFLINE, SCRIPT].includes(url) || url.startsWith(`blob:${location.origin}/`);
  try {
    globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) });
  } catch {
    // The host's policy allows none: then there are no workers either, and the page does without.
  }

  const PATIENCE_S = 20; // enough to fetch the worker's script over a slow connection

  // The worker's name contains its first jobs, since messages wait until the page has time to notice the worker.
  function startWorker(first) {
    const settings = JSON.stringify({ decoder: DECODER, first });
    try {
      return new Worker(SCRIPT, { name: `odd-helper ${settings}` });
    } catch {
      const { port1, port2 } = new MessageChannel();
      import(SCRIPT).then(() => oddHelp(port1, settings));
      return port2;
    }
  }

  globalThis.oddHelper = () => {
    const jobs = [];
    const first = []; // jobs from before the worker starts
    let worker = null;
    let broken = null;
    let silent = 0; // seconds without any message from the worker
    const settle = ({ makes, done, fail }) => (makes ? fail(broken) : done({})); // without the worker a file is not checked
    const hear = ({ data: { here, job, came, at, error, status, ...made } }) => {
      clearInterval(patience);
      if (here) return;
      if (came) jobs[job].heard(came, at - performance.timeOrigin);
      else if (status) jobs[job].fail(new Error(oddBoot.say('answered', { status })));
      else if (error) jobs[job].fail(new Error(oddBoot.say(error) || error));
      else jobs[job].done(made);
    };
    const giveUp = (why) => {
      clearInterval(patience);
      broken = new Error(why || 'the helper worker did not come');
      jobs.forEach(settle);
    };
    const fall = (event) => {
      event.preventDefault();
      giveUp(event.message);
    };
    const patience = setInterval(() => (silent += 1) < PATIENCE_S || giveUp(), 1000);
    const send = (what, given = []) => (worker ? worker.postMessage(what, given) : first.push(what));
    queueMicrotask(() => {
      worker = startWorker(first);
      worker.onmessage = hear;
      worker.addEventListener('error', fall);
    });
    const order = (what, heard) => {
      const job = jobs.length;
      const result = new Promise((done, fail) => { jobs.push({ makes: what.makes, heard, done, fail }); });
      result.catch(() => {}); // handled where it is awaited
      if (broken) settle(jobs[job]);
      send({ job, ...what });
      return { job, result };
    };
    return {
      // Accept pieces; at the end, promise their hash and the product.
      begin(makes = '') {
        const { job, result } = order({ makes });
        return {
          take: (piece) => send({ job, piece }, [piece.buffer]),
          end: () => {
            send({ job });
            return result;
          },
        };
      },
      // The same for a fetch by the worker, which reports arriving bytes to the page, unless the page gives up.
      fetch(url, makes, heard, signal) {
        const { job, result } = order({ makes, url }, heard);
        signal?.addEventListener('abort', () => send({ job, stop: true }));
        return result;
      },
      // Compile the functions of the runtime that a start calls first (`tools/runtime/warm.mjs`).
      warm: (runtime) => send({ runtime }),
      close: () => {
        clearInterval(patience);
        worker.terminate?.();
      },
    };
  };
})();
