"""Each game's fanfare, rendered by the browser: audible, short, and unlike the others.

The app's own code makes the calls; a recorder passes them on to an `OfflineAudioContext`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from itertools import combinations, pairwise
from math import hypot
from types import ModuleType
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page

from engine.contract.values import Tone
from engine.registry import INFOS

SILENCE, LOUD = 0.002, 1.0
"""Amplitudes between which a sound is heard without distortion."""
ALIKE = 0.9
"""Maximum likeness of two fanfares, by the energy of their frequencies over time."""
RENDER = """async (calls) => {
  const audio = new OfflineAudioContext(1, 3 * 22050, 22050), made = [audio.destination];
  for (const [target, member, path, values] of calls) {
    if (member === 'create') made.push(audio[values[0]]());
    else if (member === 'type') made[target].type = values[0];
    else if (member === 'connect') made[target].connect(made[values[0]]);
    else if (path) made[target][path][member](...values);
    else made[target][member](...values);
  }
  const wave = (await audio.startRendering()).getChannelData(0);
  return [...wave].filter((_, at) => at % 2 === 0);
}"""
"""Carries out recorded calls; returns every second sample of three seconds."""
RATE = 11025


class Node:
    """A node of the audio graph that records what it is asked to do."""

    def __init__(self, calls: list[tuple[int, str, str, list[Any]]], kind: str, path: str = "") -> None:
        self._calls, self._path = calls, path
        self.number = sum(call[1] == "create" for call in calls) + 1
        if kind:
            calls.append((0, "create", "", [kind]))

    def __setattr__(self, name: str, value: Any) -> None:
        if name == "type":
            self._calls.append((self.number, "type", "", [value]))
        super().__setattr__(name, value)

    def __getattr__(self, name: str) -> Any:
        if name in ("frequency", "gain"):
            param = Node(self._calls, "", name)
            param.number = self.number
            return param
        return lambda *values: self._calls.append((self.number, name, self._path, list(values)))

    def connect(self, other: Node) -> Node:
        self._calls.append((self.number, "connect", "", [other.number]))
        return other


class Recorder:
    """An audio context for `Sounds` that records."""

    state, currentTime = "running", 0.0

    def __init__(self) -> None:
        self.calls: list[tuple[int, str, str, list[Any]]] = []
        self.destination = Node([], "")
        self.destination.number = 0

    def createOscillator(self) -> Node:
        return Node(self.calls, "createOscillator")

    def createGain(self) -> Node:
        return Node(self.calls, "createGain")


@pytest.fixture
def sounds(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The app's module of sounds, imported outside the browser."""
    ffi = ModuleType("pyodide.ffi")
    vars(ffi).update(JsException=Exception, create_once_callable=None, to_js=None)
    for name, module in (("js", ModuleType("js")), ("pyodide", ModuleType("pyodide")), ("pyodide.ffi", ffi)):
        monkeypatch.setitem(sys.modules, name, module)
    monkeypatch.delitem(sys.modules, "ui.platform.sound", raising=False)
    yield import_module("ui.platform.sound")
    monkeypatch.delitem(sys.modules, "ui.platform.sound", raising=False)


class Heard(NamedTuple):
    """Measurements of a sound."""

    seconds: float
    """Time until it is inaudible."""
    peak: float
    loudness: float
    """Root of the mean square while it is heard."""
    shape: tuple[float, ...]
    """Zero crossings and loudness in each twentieth of a second: its melody and rhythm."""


def heard(wave: list[float]) -> Heard:
    last = max(at for at, value in enumerate(wave) if abs(value) > SILENCE)
    audible = wave[: last + 1]
    size = RATE // 20
    parts = [wave[at : at + size] for at in range(0, len(wave) - size, size)]
    shape = tuple(_crossings(part) * sum(value * value for value in part) ** 0.5 for part in parts)
    loudness = (sum(value * value for value in audible) / len(audible)) ** 0.5
    return Heard(last / RATE, max(map(abs, wave)), loudness, shape)


def _crossings(part: list[float]) -> int:
    return sum(one < 0 <= two for one, two in pairwise(part))


def likeness(one: tuple[float, ...], two: tuple[float, ...]) -> float:
    """Return the cosine of two shapes."""
    return sum(a * b for a, b in zip(one, two, strict=True)) / (hypot(*one) * hypot(*two))


def render(page: Page, module: Any, tones: tuple[Tone, ...]) -> Heard:
    recorder, player = Recorder(), module.Sounds()
    player._audio = recorder
    player.play_tones(tones, 1.0)
    return heard(page.evaluate(RENDER, recorder.calls))


def test_every_game_has_an_audible_fanfare_of_its_own(page: Page, sounds: Any) -> None:
    found = {info.id: render(page, sounds, info.fanfare) for info in INFOS.values()}
    for game, sound in found.items():
        assert 0.5 <= sound.seconds <= 1.5, (game, sound.seconds)
        assert SILENCE < sound.peak <= LOUD and sound.loudness > 0.02, (game, sound.peak, sound.loudness)
    levels = [sound.loudness for sound in found.values()]
    assert max(levels) / min(levels) < 4, "none is startling or lost beside the others"
    for one, two in combinations(found, 2):
        assert likeness(found[one].shape, found[two].shape) < ALIKE, (one, two)
