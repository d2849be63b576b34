"""`python3 -m engine verify FILE`: its output for remote games, and its exit status."""

from __future__ import annotations

import json
import re
from pathlib import Path
from zlib import crc32

import pytest

from engine.session.backup import write_backup
from engine.session.match import new_match
from engine.session.save import write_save
from engine.session.serialization import read_agreed
from engine.tools.cli import main
from tests.adversary.pen import Data, Pen
from tests.engine.verifying.forgeries import dealt, ended, played
from tests.engine.verifying.test_verifier import signed_twice
from ui.words.en.remote import say_notice as say

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]


def save_of(pen: Pen, log: tuple[str, ...] | None = None, proofs: Data | None = None) -> str:
    """Return a save with a transcript, as a device writes it for others."""
    match = new_match(pen.game, pen.options)
    for text in pen.log if log is None else log:
        if not match.game.info.hidden:
            match = match.play(match.game.find(match.state, text))
    match = read_agreed(match, pen.agreed)
    joint = json.dumps([-1, "", 0, [], *([proofs] if proofs else []), *pen.entries])
    save = json.loads(write_save(match, json.dumps({"seats": [], "joint": joint})))
    if match.game.info.hidden:
        return sealed({**save["content"], "log": list(pen.log), "cursor": len(pen.log)})
    return json.dumps(save)


def sealed(content: dict[str, object]) -> str:
    """Return a save with this content; cards that nobody sees here stay question marks."""
    check = f"{crc32(json.dumps(content, sort_keys=True).encode()):08x}"
    return json.dumps({"oddcheckers": 1, "check": check, "content": content})


def run(folder: Path, text: str) -> int:
    """Verify a file with this text; return the exit status."""
    file = folder / "game.json"
    file.write_text(text, encoding="utf-8")
    return main(["verify", str(file)])


def test_a_fair_game_is_reported_proof_by_proof(tmp_path: Path, capsys: Capture) -> None:
    pen = played("satan", setup="duel", first="chance")
    assert run(tmp_path, save_of(pen)) == 0
    out = capsys.readouterr().out
    assert out.startswith("Table 0123456789ab: Satan's Checkers")
    assert f"    action 1: {pen.log[0]}, from " in out
    assert "Checked: signatures: " in out and "Checked: the game in the file" in out
    assert re.search(r"Valid: the game is not over\.\nDigest [0-9a-f]{32}\n$", out)


def test_wrong_unproven_and_unreadable_have_their_own_status(tmp_path: Path, capsys: Capture) -> None:
    pen = played()
    assert run(tmp_path, save_of(pen, tuple(pen.log[:-1]))) == 1
    assert "Wrong: the game in the file is not the game" in capsys.readouterr().out
    assert run(tmp_path, save_of(ended())) == 3
    assert "Not proven: Ada (0) and Ben (1) have not opened the secret" in capsys.readouterr().out
    assert run(tmp_path, save_of(dealt())) == 0
    for text in (
        "",
        "[]",
        "[" * 9_000,
        '{"oddcheckers": 1}',
        save_of(pen)[:-9],
        write_save(new_match(pen.game)),
    ):
        assert run(tmp_path, text) == 2
        assert capsys.readouterr().err.startswith("python3 -m engine: ")


def test_stored_games_of_protocol_1_are_not_proven(tmp_path: Path, capsys: Capture) -> None:
    for line in (ROOT / "tests" / "archive" / "cards.txt").read_text("utf-8").splitlines():
        _, stored = json.loads(line)
        assert run(tmp_path, stored.partition("\n")[2].partition("\n")[2]) == 3
        assert "Not proven: played under protocol 1.\nDigest " in capsys.readouterr().out


def test_a_kept_proof_of_two_signatures_is_found_in_the_file(tmp_path: Path, capsys: Capture) -> None:
    pen, pair = signed_twice()
    assert run(tmp_path, save_of(pen, proofs=[pair])) == 1
    assert "it has signed two entries under one number, by " in capsys.readouterr().out


def test_a_backup_is_verified_game_by_game(tmp_path: Path, capsys: Capture) -> None:
    saves = {"Fair": save_of(played()), "Open": save_of(ended()), "Torn": save_of(played())[:-9]}
    saves["Alone"] = write_save(new_match(played().game))
    texts = {
        f"game/{name}": f"oddcheckers-game 1.1 00000000\n{json.dumps({'name': name})}\n{save}"
        for name, save in saves.items()
    }
    for names, status in ((("Fair", "Alone"), 0), (("Fair", "Open"), 3), (tuple(saves), 1)):
        kept = {f"game/{name}": texts[f"game/{name}"] for name in names}
        assert run(tmp_path, write_backup(kept, {})) == status
        out = capsys.readouterr().out
        assert "--- Fair\nTable" in out and "Alone" not in out
    assert "Wrong: game/Torn: " in out and "--- Open\n" in out
    assert run(tmp_path, write_backup({"game/Alone": texts["game/Alone"]}, {})) == 2


def test_every_code_has_words_on_the_page() -> None:
    sources = [file.read_text("utf-8") for file in (ROOT / "engine" / "verifying").glob("*.py")]
    pattern = r'(?:Wrong|Fault)\(\s*"([a-z-]+)",|code = "([a-z-]+)" if .* else "([a-z-]+)"'
    found = {code for text in sources for codes in re.findall(pattern, text) for code in codes}
    assert found - {"", "apart"} <= set(say.protocol_errors)
    assert {"signature", "chance", "deck", "secret", "double", "not-legal"} <= found
