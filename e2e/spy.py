"""The frames of a page's connections: recorded, delayed, cut off, changed, or forged by a test."""

from __future__ import annotations

from playwright.sync_api import Page

from engine.remote.entries import Entry
from engine.remote.replica import Replica, replay
from ui.session.remote.frames import Since, read_frame

TEXT = "t"
"""First letter of the app's frames; other frames only report presence."""
SPY = f"""
  globalThis.oddLine = {{ said: [], slow: 0, left: Infinity, cut: false, channels: new Set() }};
  oddLine.lie = (text) => text;
  const {{ send }} = RTCDataChannel.prototype;
  RTCDataChannel.prototype.send = function (data) {{
    oddLine.channels.add(this);
    if (data[0] === '{TEXT}') {{
      oddLine.cut = oddLine.left === 0;
      if (oddLine.cut) return this.close();
      oddLine.left -= 1;
      oddLine.said.push(data.slice(1));
    }}
    const told = oddLine.lie(data);
    setTimeout(() => this.readyState === 'open' && send.call(this, told), oddLine.slow);
  }};
  oddLine.tell = (texts) => {{
    const open = () => [...oddLine.channels].filter((each) => each.readyState === 'open');
    for (const text of open().length ? texts : []) {{ // else they are told when this is asked again
      setTimeout(() => open().forEach((each) => send.call(each, text)), oddLine.slow);
    }}
    return open().length > 0;
  }};
"""
CUT = "() => oddLine.cut"
"""Script value: true if the connections of a page were cut off."""


def spy_on(page: Page) -> None:
    """Watch the connections that a page will open, from its next start on."""
    page.add_init_script(SPY)


def forge(page: Page, *texts: str) -> None:
    """Send a frame over a page's connection that its app did not send, after all that it did."""
    page.wait_for_function("texts => oddLine.tell(texts)", arg=[TEXT + text for text in texts])


def cut_after(page: Page, more: int) -> None:
    """Cut the connections of a page once its app has sent so many more frames."""
    page.evaluate("more => Object.assign(oddLine, { left: more, cut: false })", more)


def change_frames(page: Page, change: str) -> None:
    """Change every frame of a page by a JavaScript function from text to text."""
    page.evaluate(f"() => {{ oddLine.lie = {change}; }}")


def replayed_game(hub: Page) -> Replica:
    """Return the game from the frames of the inviting page, since its start."""
    entries: dict[int, Entry] = {}
    for text in hub.evaluate("oddLine.said"):
        frame = read_frame(text)
        if isinstance(frame, Since):
            entries |= dict(enumerate(frame.entries, frame.start))
    return replay([entries[place] for place in range(len(entries))])
