"""`assets/line.js`: a flood of messages from a friend is limited, and then the connection ends."""

from __future__ import annotations

import json
import subprocess
from typing import Any

from tests.site.sources import ROOT

SCRIPT = """
import { readFileSync } from 'node:fs';
let now = 0;
const [timers, reports, channel] = [new Map(), [], { readyState: 'open', send() {}, bufferedAmount: 0 }];
globalThis.document = { hidden: false, addEventListener() {} };
globalThis.window = { addEventListener() {} };
performance.now = () => now;
globalThis.setInterval = () => 1;
globalThis.setTimeout = (then, ms) => timers.set(timers.size + 1, [now + ms, then]).size;
globalThis.clearTimeout = (number) => timers.delete(number);
globalThis.RTCPeerConnection = class {
  iceGatheringState = 'complete';
  localDescription = { sdp: '' };
  createDataChannel = () => channel;
  async setLocalDescription() {}
  addEventListener() {}
  close() {}
};
const wait = (ms) => {
  now += ms;
  const over = [...timers].filter(([, [due]]) => due <= now);
  for (const [number, [, then]] of over) if (timers.delete(number)) then();
};
const text = readFileSync('%(root)s/assets/line.js', 'utf8');
const line = await import(`data:text/javascript,${encodeURIComponent(text)}`);
line.listen((kind, peer, words) => reports.push([kind, words, now]));
const open = async () => {
  await line.invite(1, '[]');
  channel.onopen();
  reports.length = 0;
};
const hear = (data, times = 1) => {
  for (let count = 0; count < times; count += 1) channel.onmessage?.({ data });
};
const counted = (kind) => reports.filter(([each]) => each === kind).length;
const ended = () => reports.filter(([kind]) => kind === 'closed').map(([, why]) => why);
await open();
const result = {};
%(script)s
console.log(JSON.stringify(result));
process.exit(0); // the channel between tabs would keep it running
"""


def result_of(script: str) -> Any:
    """Return the `result` of a script."""
    text = SCRIPT % {"root": ROOT, "script": script}
    command = ["node", "--input-type=module", "--eval", text]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def test_a_burst_of_a_hundred_messages_and_twenty_a_second_are_accepted() -> None:
    result = result_of("""
        hear('tx', 100);
        for (let second = 0; second < 10; second += 1) { wait(1000); hear('tx', 20); }
        Object.assign(result, { heard: counted('heard'), ended: ended() });
    """)
    assert result == {"heard": 300, "ended": []}


def test_a_flood_of_any_messages_ends_the_connection() -> None:
    result = result_of("""
        for (const what of ['tx', 'h', 'a', 'z', '']) {
          hear(what, 5000);
          result[what] = [counted('heard'), ended()];
          await open();
        }
    """)
    assert result == {what: [100 * (what == "tx"), ["many"]] for what in ("tx", "h", "a", "z", "")}


def test_messages_from_while_the_page_slept_are_no_flood() -> None:
    result = result_of("""
        wait(600_000);
        hear('h', 240);
        hear('tx', 50);
        Object.assign(result, { heard: counted('heard'), ended: ended() });
    """)
    assert result == {"heard": 50, "ended": []}


def test_a_friend_comes_and_goes_once_a_second_at_most_and_is_at_last_as_last_heard() -> None:
    result = result_of("""
        wait(5000);
        for (let turn = 0; turn < 25; turn += 1) { hear('a'); hear('h'); wait(100); }
        hear('a');
        wait(1000);
        const seen = reports.filter(([kind]) => ['away', 'here'].includes(kind));
        const gaps = seen.slice(1).map(([, , at], index) => at - seen[index][2]);
        Object.assign(result, { last: seen.at(-1)[0], least: Math.min(...gaps, 1000), count: seen.length });
    """)
    assert result["last"] == "away"
    assert result["least"] >= 1000
    assert result["count"] <= 4
