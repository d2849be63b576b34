"""Clips: animated GIFs of a game, made in the page."""

from __future__ import annotations

from base64 import b64encode
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from e2e.conftest import NewPage, OpenApp
from e2e.play import TURN_MS
from e2e.watch import Watch
from engine.registry import find_game
from engine.session.link import write_link
from engine.session.match import new_match

MOVES = (
    "e2e4 e7e5 g1f3 b8c6 f1b5 a7a6 b5a4 g8f6 e1g1 f8e7 f1e1 b7b5 a4b3 d7d6 c2c3 e8g8 h2h3 c6b8 d2d4 b8d7 "
    "c3c4 c7c6 c4b5 a6b5 b1c3 c8b7 c1g5 b5b4 c3b1 h7h6 g5h4 c6c5 d4e5 f6e4 h4e7 d8e7 e5d6 e7f6 b1d2 e4d6"
)
DECODED = """async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
  const decoder = new ImageDecoder({ data: bytes, type: 'image/gif' });
  await decoder.tracks.ready;
  await decoder.completed;
  const { frameCount, repetitionCount } = decoder.tracks.selectedTrack;
  const frames = [];
  for (let frameIndex = 0; frameIndex < frameCount; frameIndex += 1) {
    const { image } = await decoder.decode({ frameIndex });
    const canvas = new OffscreenCanvas(image.displayWidth, image.displayHeight);
    const drawing = canvas.getContext('2d', { willReadFrequently: true });
    drawing.drawImage(image, 0, 0);
    const { data } = drawing.getImageData(0, 0, canvas.width, canvas.height);
    let hash = 0;
    for (let at = 0; at < data.length; at += 1) hash = (hash * 31 + data[at]) | 0;
    const pixel = (x, y) => [...drawing.getImageData(x, y, 1, 1).data];
    frames.push({ size: [canvas.width, canvas.height], seconds: image.duration / 1e6, hash,
                  corner: pixel(1, canvas.height - 2) });
    image.close();
  }
  return { frames, repeats: repetitionCount === Infinity };
}"""
"""Script that decodes a GIF, given in base 64, and returns facts about its frames."""
PAPER = "getComputedStyle(document.body).backgroundColor.match(/\\d+/g).map(Number)"
SHEET = """
  navigator.canShare = ({ files }) => files[0].type === 'image/gif';
  navigator.share = async ({ files }) => { globalThis.shared = files[0]; };
"""
"""Script of a device with a share sheet."""


def share_chess(page: Page, open_app: OpenApp, moves: int) -> None:
    """Open a game of chess with some moves, and its share dialog."""
    game = find_game("chess")
    match = new_match(game)
    for move in MOVES.split(" ")[:moves]:
        match = match.play(game.find(match.state, move))
    open_app(page, f"#{write_link(match)}")
    page.wait_for_selector("#board")
    page.locator("[data-do=dialog][data-value=share]").click()


def decoded(page: Page, path: Path) -> Any:
    """Return the facts about a clip, as the browser decodes it."""
    return page.evaluate(DECODED, b64encode(path.read_bytes()).decode())


@pytest.mark.parametrize("moves", [10, pytest.param(40, marks=pytest.mark.soak)])
def test_a_clip_is_an_animated_gif_that_shows_the_moves(
    moves: int, new_page: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_page(bypass_csp=False)
    share_chess(page, open_app, moves)
    with page.expect_download(timeout=TURN_MS) as waiting:
        page.get_by_role("button", name="Whole game").click()
    path = tmp_path / waiting.value.suggested_filename
    waiting.value.save_as(path)
    clip = decoded(page, path)
    frames = clip["frames"]
    assert path.name == "chess.gif" and 2_500 * moves < path.stat().st_size < 50_000 * moves
    assert {tuple(frame["size"]) for frame in frames} == {(580, 618)} and clip["repeats"]
    assert len([frame for frame in frames if frame["seconds"] > 0.4]) == moves + 1, "the start, and each"
    assert len(frames) == len({frame["hash"] for frame in frames}) > 3.5 * moves, "the motions"
    paper = page.evaluate(PAPER)
    assert all(abs(a - b) < 9 for a, b in zip(frames[-1]["corner"], paper, strict=False))
    expect(page.locator(".clip-row")).to_contain_text("The clip is ready")
    expect(page.locator("#voice")).to_contain_text("The clip is ready")
    expect(page.get_by_role("button", name="Save clip")).to_be_focused()


@pytest.mark.soak
def test_with_reduced_motion_a_clip_has_one_frame_per_position(
    new_tab: NewPage, open_app: OpenApp, tmp_path: Path
) -> None:
    page = new_tab(reduced_motion="reduce")
    share_chess(page, open_app, 12)
    with page.expect_download(timeout=TURN_MS) as waiting:
        page.get_by_role("button", name="Last 10 moves").click()
    waiting.value.save_as(tmp_path / "clip.gif")
    assert len(decoded(page, tmp_path / "clip.gif")["frames"]) == 11


def test_a_clip_can_be_cancelled(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab()
    downloads: list[object] = []
    page.on("download", lambda download: downloads.append(download))
    share_chess(page, open_app, 40)
    page.get_by_role("button", name="Whole game").click()
    expect(page.get_by_role("progressbar", name="Making the clip")).to_be_visible()
    expect(page.get_by_role("button", name="Cancel")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#voice")).to_contain_text("Clip cancelled.")
    expect(page.get_by_role("button", name="Whole game")).to_be_focused()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    page.get_by_role("button", name="Last 10 moves").click()
    expect(page.get_by_role("button", name="Save clip")).to_be_visible(timeout=TURN_MS)
    assert len(downloads) == 1, "only the second clip"


def test_on_a_phone_a_clip_goes_to_the_share_sheet(new_tab: NewPage, open_app: OpenApp) -> None:
    page = new_tab(has_touch=True, is_mobile=True, viewport={"width": 390, "height": 844}, locale="de-DE")
    page.add_init_script(SHEET)
    share_chess(page, open_app, 4)
    page.get_by_role("button", name="Ganze Partie").tap()
    expect(page.get_by_role("button", name="Clip teilen")).to_be_visible(timeout=TURN_MS)
    page.wait_for_function("globalThis.shared")
    assert page.evaluate("[shared.name, shared.type]") == ["chess.gif", "image/gif"]
    page.evaluate("delete globalThis.shared")
    page.get_by_role("button", name="Clip teilen").tap()
    page.wait_for_function("globalThis.shared")


def test_a_missing_script_is_reported(new_page: NewPage, open_app: OpenApp, watch: Watch) -> None:
    watch.expect("ERR_FAILED")
    page = new_page()
    page.route("**/assets/clip.js*", lambda route: route.abort())
    share_chess(page, open_app, 4)
    page.get_by_role("button", name="Whole game").click()
    expect(page.get_by_role("alert")).to_contain_text("The clip could not be made.")
