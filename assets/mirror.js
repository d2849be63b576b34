// Copies localStorage to IndexedDB, where a complete transaction is on disk. Browsers write localStorage seconds later, so
// a killed page loses it. ui/storage/mirror.py decides which of the two counts at a start. This module reads the mirror
// while Python starts, writes the latest text of each key to it, and notes failed writes in localStorage, so that those
// texts are known to be later than the mirror's. If IndexedDB is missing, refused or silent, nothing else changes. The
// page has `data-kept` while everything stored is on disk.
const STORE = 'texts';
const STRICT = { durability: 'strict' };
const PREFIX = 'oddcheckers/';
const NOTE = `${PREFIX}unmirrored`;
const PATIENCE_MS = 300; // maximum wait for the mirror once Python has started
const NOTED_AFTER_MS = 1000;

const root = document.documentElement;
const waiting = new Map(); // texts that are not on the disk yet: [text, time], by key
const differing = new Map(); // records of the mirror that differ from localStorage
let missed = noted(); // times of texts that an earlier page could not mirror, by key
let written = local((area) => area.getItem(NOTE)); // the present note
let opening = null;
let writing = false;
let settled = false;
let latest = 0;
let timer = 0;

function local(ask) {
  try {
    return ask(localStorage) ?? null;
  } catch {
    return null; // forbidden or full
  }
}

const here = (key) => local((area) => area.getItem(PREFIX + key));
const names = () => (local((area) => Object.keys(area)) ?? []).filter((name) => name.startsWith(PREFIX) && name !== NOTE);

function noted() {
  const listed = local((area) => Object.entries(JSON.parse(area.getItem(NOTE)))) ?? [];
  return Object.fromEntries(listed.filter(([, at]) => Number.isFinite(at)));
}

// Later than all earlier times, even if the clock was set back.
const now = () => (latest = Math.max(Date.now(), latest + 1));

function open() {
  return new Promise((done, fail) => {
    const request = oddStorage.real.open('oddcheckers');
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    request.onerror = () => fail(request.error);
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = database.onversionchange = () => close(database);
      done(database);
    };
  });
}

function close(database) {
  database.close();
  opening = null;
}

async function begin() {
  opening ??= open();
  return (await opening).transaction(STORE, 'readwrite', STRICT);
}

const answer = (request) =>
  new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error);
  });

const ended = (transaction) =>
  new Promise((done, fail) => {
    transaction.oncomplete = done;
    transaction.onabort = () => fail(transaction.error);
  });

const sound = (record) => typeof record?.[0] === 'string' && Number.isFinite(record[1]);

// Texts that only localStorage has, such as games from before there was a mirror, are added at once.
async function read() {
  const texts = (await begin()).objectStore(STORE);
  const [keys, records] = await Promise.all([answer(texts.getAllKeys()), answer(texts.getAll())]);
  const found = new Map(keys.map((key, index) => [key, records[index]]).filter(([, record]) => sound(record)));
  latest = Math.max(latest, ...[...found.values()].map(([, at]) => at));
  for (const [key, record] of found) if (record[0] !== here(key)) differing.set(key, record);
  for (const key of names().map((name) => name.slice(PREFIX.length))) {
    if (!found.has(key)) texts.put([here(key), now()], key);
  }
}

async function write() {
  if (writing) return;
  writing = true;
  try {
    while (waiting.size) await store([...waiting]);
  } catch {
    opening = null; // try again with the next text
    note();
  }
  writing = false;
  show();
}

// Without a successful read nothing is written: the mirror may hold something later.
async function store(batch) {
  if (!(await reading)) throw new Error('the mirror cannot be read');
  const transaction = await begin();
  const texts = transaction.objectStore(STORE);
  for (const [key, [text, at]] of batch) {
    if (text === null) texts.delete(key);
    else texts.put([text, at], key);
  }
  transaction.commit?.(); // continues even if the page is closed now
  await ended(transaction);
  for (const [key, record] of batch) if (waiting.get(key) === record) waiting.delete(key);
}

function show() {
  root.toggleAttribute('data-kept', settled && !waiting.size);
}

function note() {
  const late = { ...missed };
  for (const [key, [, at]] of waiting) late[key] = at;
  const text = Object.keys(late).length ? JSON.stringify(late) : null;
  timer = 0;
  if (text === written) return;
  local((area) => (text ? area.setItem(NOTE, text) : area.removeItem(NOTE)));
  written = text;
}

// --- interface for ui/platform/storage.py

function put(key, text) {
  waiting.set(key, [text, now()]);
  timer ||= setTimeout(note, NOTED_AFTER_MS);
  show();
  write();
}

const contents = () => JSON.stringify({ now: Date.now(), missed, texts: [...differing].map(([key, record]) => [key, ...record]) });

const reading = read().then(() => true, () => false);

// The mirror's content; "" if there is none or it is slow, and then the app gets it after its start.
async function found() {
  const there = await Promise.race([reading, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  if (there) return contents();
  if (there === undefined) oddBoot.whenReady(async () => (await reading) && oddPage.say('mirror', { found: contents() }));
  return '';
}

// The content has been handled.
function settle() {
  settled = true;
  missed = {};
  differing.clear();
  timer ||= setTimeout(note, NOTED_AFTER_MS);
  show();
}

// Another tab has a later state.
addEventListener('storage', ({ key }) => (key === null ? differing.clear() : differing.delete(key.slice(PREFIX.length))));
addEventListener('pagehide', note);
globalThis.oddMirror = { put, drop: (key) => put(key, null), found, settle };
