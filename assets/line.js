// WebRTC connections to friends' devices, for ui/platform/connections.py; fetched at first use. A friend is a peer, a number.
// Each connection has one channel, which keeps the order. A frame begins with a letter: TEXT and the text itself, HERE or
// AWAY (the page is visible or hidden) every few seconds, BYE at the end.
const [TEXT, HERE, AWAY, BYE] = 'thab';
const BEAT_MS = 2500;
const SILENT_MS = 9000; // so long nothing may be heard from a page that is seen
const AWAY_MS = 120_000; // and from one that is not, which may be asleep
const ASLEEP_MS = 3 * BEAT_MS; // if so long nothing was done here, it was this page that slept
const GATHER_MS = 2000; // how long a description waits for all ways to this device
const RATE = 20; // how many things a second are heard of a friend, whatever they are,
const BURST = 100; // and how many at once
const MOOD_MS = 1000; // a friend comes and goes no more often than this
const CONNECT_MS = 25_000; // how long a line may take to open once the answer is there

const lines = new Map(); // by peer
let tell = () => {};
let tabs = null; // the others of this browser, which may have been opened with an answer for this one
let beating = 0;
let beaten = 0; // when this was last done

const presence = () => (document.hidden ? AWAY : HERE);

export function listen(callback) {
  tell = callback;
  tabs = globalThis.BroadcastChannel && new BroadcastChannel('oddcheckers answers');
  if (tabs) tabs.onmessage = ({ data: [kind, text] }) => ['handed', 'taken'].includes(kind) && tell(kind, 0, `${text}`);
  document.addEventListener('visibilitychange', () => lines.forEach((line) => say(line, presence())));
  window.addEventListener('pagehide', () => lines.forEach((line) => say(line, BYE)));
}

function begin(peer, servers) {
  close(peer);
  const line = { peer, heard: 0, away: false, timer: 0, room: BURST, counted: performance.now(), told: false, moodAt: 0, mood: 0 };
  try {
    line.connection = new RTCPeerConnection({ iceServers: JSON.parse(servers) });
    line.channel = line.connection.createDataChannel('', { negotiated: true, id: 0 });
  } catch {
    tell('closed', peer, 'missing');
    return null;
  }
  lines.set(peer, line);
  line.channel.onopen = () => opened(line);
  line.channel.onclose = () => end(line, 'left');
  line.channel.onmessage = ({ data }) => hear(line, data);
  return line;
}

export async function invite(peer, servers) {
  const line = begin(peer, servers);
  if (line) await describe(line, 'offered').catch(() => end(line, 'failed'));
}

export async function answer(peer, sdp, servers) {
  const line = begin(peer, servers);
  if (!line) return;
  try {
    await line.connection.setRemoteDescription({ type: 'offer', sdp });
    await describe(line, 'answered');
  } catch {
    end(line, 'unreadable');
  }
}

// The replying side waits as long as the player takes to carry the reply back. The browser may report a failed connection
// meanwhile, but connects when the other device starts.
export async function accept(peer, sdp) {
  const line = lines.get(peer);
  if (line?.connection.signalingState !== 'have-local-offer') return;
  line.timer = setTimeout(() => end(line, 'failed'), CONNECT_MS);
  await line.connection.setRemoteDescription({ type: 'answer', sdp }).catch(() => end(line, 'failed'));
}

async function describe(line, kind) {
  const { connection } = line;
  await connection.setLocalDescription();
  await new Promise((done) => {
    setTimeout(done, GATHER_MS);
    const look = () => connection.iceGatheringState === 'complete' && done();
    connection.addEventListener('icegatheringstatechange', look);
    look();
  });
  if (lines.get(line.peer) === line) tell(kind, line.peer, connection.localDescription.sdp);
}

function opened(line) {
  clearTimeout(line.timer);
  line.heard = performance.now();
  tell('open', line.peer, '');
  say(line, presence());
  if (!beating) {
    beaten = line.heard;
    beating = setInterval(beat, BEAT_MS);
  }
}

function say(line, words) {
  if (line.channel.readyState !== 'open') return;
  try {
    line.channel.send(words);
  } catch {
    end(line, 'silent'); // the friend has taken nothing for so long that there is no more room
  }
}

// Return true if the friend may send once more. After a long silence this page may have slept: then all the regular frames
// of that time arrive at once.
function mayHear(line) {
  const now = performance.now();
  const passed = now - line.counted;
  line.room = Math.max(line.room, Math.min(BURST + passed / BEAT_MS, line.room + (passed * RATE) / 1000)) - 1;
  line.counted = now;
  return line.room >= 0;
}

function hear(line, data) {
  if (lines.get(line.peer) !== line) return;
  if (!mayHear(line)) return end(line, 'many');
  line.heard = performance.now();
  const [kind, text] = typeof data === 'string' ? [data[0], data.slice(1)] : [];
  if (kind === TEXT) tell('heard', line.peer, text);
  if (kind === BYE) end(line, 'left');
  if (kind === AWAY || kind === HERE) {
    line.away = kind === AWAY;
    if (line.away !== line.told) line.mood ||= setTimeout(() => tellMood(line), Math.max(0, line.moodAt + MOOD_MS - line.heard));
  }
}

function tellMood(line) {
  line.mood = 0;
  if (line.away === line.told) return;
  line.told = line.away;
  line.moodAt = performance.now();
  tell(line.away ? 'away' : 'here', line.peer, '');
}

function beat() {
  const now = performance.now();
  const slept = now - beaten > ASLEEP_MS;
  beaten = now;
  for (const line of lines.values()) {
    if (line.channel.readyState !== 'open') continue;
    if (slept) line.heard = now;
    if (now - line.heard > (line.away ? AWAY_MS : SILENT_MS)) end(line, 'silent');
    else say(line, presence());
  }
}

export function send(peer, text) {
  const line = lines.get(peer);
  if (line) say(line, TEXT + text);
}

export const hand = (text) => tabs?.postMessage(['handed', text]);
export const take = (text) => tabs?.postMessage(['taken', text]);

export function close(peer) {
  const line = lines.get(peer);
  if (!line) return;
  say(line, BYE);
  drop(line);
}

function end(line, why) {
  if (lines.get(line.peer) !== line) return;
  drop(line);
  tell('closed', line.peer, why);
}

function drop(line) {
  lines.delete(line.peer);
  clearTimeout(line.timer);
  clearTimeout(line.mood);
  line.channel.onclose = line.channel.onmessage = line.channel.onopen = null;
  setTimeout(() => line.connection.close(), line.channel.bufferedAmount ? 500 : 100); // what was said last is still on its way
  if (!lines.size) beating = clearInterval(beating) ?? 0;
}
