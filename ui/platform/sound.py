"""Short sounds made by the browser's synthesizer, and vibration."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import js
from pyodide.ffi import JsException, create_once_callable, to_js

from engine.contract.values import Tone

AFTER_THE_PICTURE_MS = 30
TONES = {
    "step": ((180.0, 0.0, 0.07, 0.5),),
    "capture": ((140.0, 0.0, 0.1, 0.7), (95.0, 0.03, 0.12, 0.5)),
    "blast": ((70.0, 0.0, 0.3, 1.0), (48.0, 0.05, 0.4, 0.9)),
    "turn": ((330.0, 0.0, 0.09, 0.35), (220.0, 0.07, 0.12, 0.35)),
    "roll": tuple((240.0 + 30 * (i % 3), 0.13 * i, 0.05, 0.5 - 0.06 * i) for i in range(6)),
    "low": ((784.0, 0.0, 0.1, 0.4), (784.0, 0.16, 0.1, 0.4)),
    "last": ((988.0, 0.0, 0.06, 0.4),),
    "over": ((392.0, 0.0, 0.25, 0.6), (262.0, 0.2, 0.5, 0.6)),
    "lost": ((330.0, 0.0, 0.3, 0.35), (294.0, 0.25, 0.3, 0.3), (330.0, 0.5, 0.5, 0.25)),
    "crown": ((523.0, 0.0, 0.12, 0.2), (659.0, 0.09, 0.12, 0.2), (784.0, 0.18, 0.22, 0.2)),
}
"""For each sound its tones: pitch in Hz, start and length in seconds, loudness up to 1."""


class Sounds:
    """Plays sounds once the browser allows it: after the first click or key."""

    def __init__(self) -> None:
        self._audio: Any = None

    def play(self, name: str, delay: float, volume: float) -> None:
        """Play a sound after `delay` seconds at a volume up to 1; do nothing without audio.

        The first sound waits for the frame, because making the audio context takes long.
        """
        if self._audio is None:
            js.setTimeout(
                create_once_callable(lambda: self._play_first(name, delay, volume)), AFTER_THE_PICTURE_MS
            )
        elif self._audio.state == "running":
            for pitch, start, length, loudness in TONES[name]:
                self._tone(
                    pitch, pitch * 0.8, self._audio.currentTime + delay + start, length, volume * loudness
                )

    def play_tones(self, tones: Sequence[Tone], volume: float) -> None:
        """Play a sound made of tones, if an earlier sound has made the audio context."""
        if self._audio is not None and self._audio.state == "running":
            for pitch, glide, start, seconds, loudness in tones:
                self._tone(pitch, glide, self._audio.currentTime + start, seconds, volume * loudness)

    def _play_first(self, name: str, delay: float, volume: float) -> None:
        if self._audio is None and hasattr(js, "AudioContext"):
            _respect_silent_switch()
            with suppress(JsException):  # some browsers have the class but refuse to make one
                self._audio = js.AudioContext.new()
        if self._audio is not None:
            self.play(name, delay, volume)

    def _tone(self, pitch: float, glide: float, start: float, length: float, loudness: float) -> None:
        source, gain = self._audio.createOscillator(), self._audio.createGain()
        source.type = "triangle"
        source.frequency.setValueAtTime(pitch, start)
        source.frequency.exponentialRampToValueAtTime(glide, start + length)
        gain.gain.setValueAtTime(loudness / 3, start)
        gain.gain.exponentialRampToValueAtTime(0.001, start + length)
        source.connect(gain).connect(self._audio.destination)
        source.start(start)
        source.stop(start + length)


def _respect_silent_switch() -> None:
    """Respect a phone's silent switch, and never stop other audio."""
    if session := getattr(js.navigator, "audioSession", None):
        session.type = "ambient"


VIBRATIONS = {
    "pick": (8,),
    "step": (15,),
    "capture": (25, 45, 25),
    "blast": (90, 40, 50, 40, 20),
    "no": (30, 60, 30),
    "end": (40, 90, 40, 90, 140),
}
"""For each pattern the alternating times of vibration and rest, in milliseconds."""


def can_vibrate() -> bool:
    """Return True if the device can vibrate; desktop browsers have the function but no motor."""
    return hasattr(js.navigator, "vibrate") and js.navigator.maxTouchPoints > 0


def vibrate(name: str) -> None:
    """Vibrate; browsers allow it only after the first touch."""
    touched = getattr(js.navigator, "userActivation", None)
    if can_vibrate() and (touched is None or touched.hasBeenActive):
        js.navigator.vibrate(to_js(VIBRATIONS[name]))
