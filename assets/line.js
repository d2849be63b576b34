// WebRTC connections to friends' devices, for ui/platform/connections.py; fetched at first use. A friend is a peer, a number.
// Each connection has one channel, which keeps the order. A frame begins with a letter: TEXT and the text itself, HERE or
// AWAY (the page is visible or hidden) every few seconds, BYE at the end.
const [TEXT, HERE, AWAY, BYE] = 'thab';
const BEAT_MS = 2500;
const SILENT_MS = 9000; // maximum silence of a visible page
const AWAY_MS = 120_000; // maximum silence of a hidden page, which may be asleep
const ASLEEP_MS = 3 * BEAT_MS; // a longer gap between two beats means that this page slept
const GATHER_MS = 2000; // maximum wait for the addresses of this device
const RATE = 20; // maximum frames per second from a friend, of any kind
const BURST = 100; // maximum frames at once
const PRESENCE_MS = 1000; // minimum time between two reports of a friend's presence
const CONNECT_MS = 25_000; // maximum time to open a connection once the reply is there

const lines = new Map(); // connections by peer
let report = () => {};
let tabs = null; // channel to other tabs of this browser: one may have been opened with a reply for this one
let beating = 0; // timer of the beat
let beaten = 0; // time of the last beat

const presence = () => (document.hidden ? AWAY : HERE);

export function listen(callback) {
  report = callback;
  tabs = globalThis.BroadcastChannel && new BroadcastChannel('oddcheckers answers');
  if (tabs) tabs.onmessage = ({ data: [kind, text] }) => ['handed', 'taken'].includes(kind) && report(kind, 0, `${text}`);
  document.addEventListener('visibilitychange', () => lines.forEach((line) => transmit(line, presence())));
  window.addEventListener('pagehide', () => lines.forEach((line) => transmit(line, BYE)));
}

function begin(peer, servers) {
  close(peer);
  const line = { peer, heard: 0, away: false, timer: 0, room: BURST, counted: performance.now(), reported: false, presenceAt: 0, presenceTimer: 0 };
  try {
    line.connection = new RTCPeerConnection({ iceServers: JSON.parse(servers) });
    line.channel = line.connection.createDataChannel('', { negotiated: true, id: 0 });
  } catch {
    report('closed', peer, 'missing');
    return null;
  }
  lines.set(peer, line);
  line.channel.onopen = () => opened(line);
  line.channel.onclose = () => end(line, 'left');
  line.channel.onmessage = ({ data }) => receive(line, data);
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
  if (lines.get(line.peer) === line) report(kind, line.peer, connection.localDescription.sdp);
}

function opened(line) {
  clearTimeout(line.timer);
  line.heard = performance.now();
  report('open', line.peer, '');
  transmit(line, presence());
  if (!beating) {
    beaten = line.heard;
    beating = setInterval(beat, BEAT_MS);
  }
}

function transmit(line, frame) {
  if (line.channel.readyState !== 'open') return;
  try {
    line.channel.send(frame);
  } catch {
    end(line, 'silent'); // the friend has received nothing for so long that the buffer is full
  }
}

// Return true if the friend may send another frame. After a long silence this page may have slept; then all the regular frames
// of that time arrive at once.
function mayReceive(line) {
  const now = performance.now();
  const passed = now - line.counted;
  line.room = Math.max(line.room, Math.min(BURST + passed / BEAT_MS, line.room + (passed * RATE) / 1000)) - 1;
  line.counted = now;
  return line.room >= 0;
}

function receive(line, data) {
  if (lines.get(line.peer) !== line) return;
  if (!mayReceive(line)) return end(line, 'many');
  line.heard = performance.now();
  const [kind, text] = typeof data === 'string' ? [data[0], data.slice(1)] : [];
  if (kind === TEXT) report('heard', line.peer, text);
  if (kind === BYE) end(line, 'left');
  if (kind === AWAY || kind === HERE) {
    line.away = kind === AWAY;
    if (line.away !== line.reported) line.presenceTimer ||= setTimeout(() => reportPresence(line), Math.max(0, line.presenceAt + PRESENCE_MS - line.heard));
  }
}

function reportPresence(line) {
  line.presenceTimer = 0;
  if (line.away === line.reported) return;
  line.reported = line.away;
  line.presenceAt = performance.now();
  report(line.away ? 'away' : 'here', line.peer, '');
}

function beat() {
  const now = performance.now();
  const slept = now - beaten > ASLEEP_MS;
  beaten = now;
  for (const line of lines.values()) {
    if (line.channel.readyState !== 'open') continue;
    if (slept) line.heard = now;
    if (now - line.heard > (line.away ? AWAY_MS : SILENT_MS)) end(line, 'silent');
    else transmit(line, presence());
  }
}

export function send(peer, text) {
  const line = lines.get(peer);
  if (line) transmit(line, TEXT + text);
}

export const hand = (text) => tabs?.postMessage(['handed', text]);
export const take = (text) => tabs?.postMessage(['taken', text]);

export function close(peer) {
  const line = lines.get(peer);
  if (!line) return;
  transmit(line, BYE);
  drop(line);
}

function end(line, why) {
  if (lines.get(line.peer) !== line) return;
  drop(line);
  report('closed', line.peer, why);
}

function drop(line) {
  lines.delete(line.peer);
  clearTimeout(line.timer);
  clearTimeout(line.presenceTimer);
  line.channel.onclose = line.channel.onmessage = line.channel.onopen = null;
  setTimeout(() => line.connection.close(), line.channel.bufferedAmount ? 500 : 100); // the last frame is still on its way
  if (!lines.size) beating = clearInterval(beating) ?? 0;
}
