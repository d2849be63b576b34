"""What goes over the lines of a page: written down, delayed, cut off, changed, or told by a test instead."""

from __future__ import annotations

from playwright.sync_api import Page

from engine.remote.entries import Entry
from engine.remote.replica import Replica, replay
from ui.session.remote.frames import Since, read_frame

TEXT = "t"
"""The letter before what the app has to say; what else is said tells only that somebody is there."""
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
"""Whether the lines of a page were cut off."""


def spy_on(page: Page) -> None:
    """Watch the lines that a page will open, from its next start on."""
    page.add_init_script(SPY)


def tell(page: Page, *texts: str) -> None:
    """Say something over the line of a page which its app did not want to say, after all that it did say."""
    page.wait_for_function("texts => oddLine.tell(texts)", arg=[TEXT + text for text in texts])


def cut_after(page: Page, more: int) -> None:
    """Let the lines of a page break once its app has said so many things more."""
    page.evaluate("more => Object.assign(oddLine, { left: more, cut: false })", more)


def lie_with(page: Page, change: str) -> None:
    """Change all that a page says, by a function in JavaScript from text to text."""
    page.evaluate(f"() => {{ oddLine.lie = {change}; }}")


def told_by(hub: Page) -> Replica:
    """Return the game as the page tells it that has invited, since it has started."""
    entries: dict[int, Entry] = {}
    for text in hub.evaluate("oddLine.said"):
        frame = read_frame(text)
        if isinstance(frame, Since):
            entries |= dict(enumerate(frame.entries, frame.start))
    return replay([entries[place] for place in range(len(entries))])
