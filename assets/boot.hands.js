// The page's helping hands: a worker that puts together, checks, unpacks and compiles what comes in, while the page draws
// itself. Where no worker can be had, the page does the same. What the worker runs is `boot.unpack.js`.
(() => {
  'use strict';
  const SCRIPT = document.querySelector('script[src*="boot.unpack.js"]').src;
  const OFFLINE = new URL('../sw.js', SCRIPT).href;

  // The page's policy lets no text become a script's address or a piece of the page. This alone may: the service worker, the
  // helping hands, and what PyScript has put into a blob here to start its worker with.
  const isOurs = (url) => [OFFLINE, SCRIPT].includes(url) || url.startsWith(`blob:${location.origin}/`);
  globalThis.trustedTypes?.createPolicy('default', { createScriptURL: (url) => (isOurs(url) ? url : null) });

  function helper() {
    try {
      return new Worker(SCRIPT, { name: 'odd-hands' });
    } catch {
      const { port1, port2 } = new MessageChannel();
      oddHelp(port1);
      return port2;
    }
  }

  globalThis.oddHands = () => {
    const jobs = [];
    const worker = helper();
    let lacking = null; // why nothing can be unpacked
    const lack = (error) => {
      lacking = error;
      jobs.filter(({ makes }) => makes).forEach(({ fail }) => fail(error));
    };
    worker.onmessage = ({ data: { job, came, error, status, ...made } }) => {
      if (came) jobs[job].heard(came);
      else if (status) jobs[job].fail(new Error(oddBoot.say('answered', { status })));
      else if (error) jobs[job].fail(new Error(oddBoot.say(error) || error));
      else jobs[job].done(made);
    };
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      lack(new Error(event.message || 'the helping worker did not come'));
      jobs.forEach(({ done }) => done({})); // nobody knows what is wrong with a file
    });
    const order = (what, heard) => {
      const job = jobs.length;
      const result = new Promise((done, fail) => { jobs.push({ makes: what.makes, heard, done, fail }); });
      result.catch(() => {}); // whoever waits for it is told
      if (lacking && what.makes) jobs[job].fail(lacking);
      worker.postMessage({ job, ...what });
      return { job, result };
    };
    return {
      // What unpacks, as it came; or why it does not come.
      bring: (decoder) => worker.postMessage({ decoder }),
      lack,
      // Begin to take pieces; at the end it is promised what they hash to, and what was made of them.
      begin(makes = '') {
        const { job, result } = order({ makes });
        return {
          take: (piece) => worker.postMessage({ job, piece }, [piece.buffer]),
          end: () => {
            worker.postMessage({ job });
            return result;
          },
        };
      },
      // The same of what is fetched without the page, which hears how many bytes come: it may be too busy to pass them on.
      fetch: (url, makes, heard) => order({ makes, url }, heard).result,
      close: () => worker.terminate?.(),
    };
  };
})();
