"""`python3 -m engine verify FILE`: its output for a remote game, and its exit status."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from engine.remote.entries import RESIGN, digest
from engine.remote.replica import Replica, redact_replica, write_replica
from engine.session.backup import write_backup
from engine.session.match import Match, new_match
from engine.session.save import write_save
from engine.tools.cli import main
from engine.tools.verify import FAULTS
from tests.engine.remote.conftest import small as small
from tests.engine.remote.tables import Circle, table
from tests.engine.remote.test_cards import Cards
from tests.toy import TakeSticks
from ui.words.en.remote_notices import say

ROOT = Path(__file__).parents[3]
Capture = pytest.CaptureFixture[str]


@pytest.fixture
def replica() -> Replica:
    """Return a game with chance outcomes."""
    circle = Circle(table("satan", setup="duel", first="chance"))
    for _ in circle.wander(4, 9):
        pass
    return circle.replicas[1]


def file_of(folder: Path, match: Match, replica: str) -> str:
    """Write a save with a transcript, and return its name."""
    file = folder / "game.json"
    file.write_text(write_save(match, json.dumps({"seats": [], "joint": replica})), encoding="utf-8")
    return str(file)


def test_a_fair_game_is_listed_entry_by_entry(tmp_path: Path, capsys: Capture, replica: Replica) -> None:
    for text in (write_replica(replica), redact_replica(write_replica(replica))):
        assert main(["verify", file_of(tmp_path, replica.state.match, text)]) == 0
        out = capsys.readouterr().out
        assert "Table 0123456789ab: " in out and "1 dealt together" in out
        assert "Ada (0)" in out and "Ben (1)" in out and f"Digest {digest(replica.heard)}" in out
        numbers = re.findall(r"^ *(\d+)  ", out, re.MULTILINE)
        assert numbers == [str(number + 1) for number in range(len(replica.heard))]
        assert "dealt after 0 actions: " + replica.state.match.texts[0] in out


def test_the_first_fault_is_reported(tmp_path: Path, capsys: Capture, replica: Replica) -> None:
    before, text, after = write_replica(replica).rpartition(f'"{replica.state.match.texts[-1]}"')
    assert text and main(["verify", file_of(tmp_path, replica.state.match, f'{before}"A1-Z9"{after}')]) == 1
    *_, verdict = capsys.readouterr().out.splitlines()
    author = replica.heard[-1].author
    assert verdict.startswith(f"Wrong: entry {len(replica.heard)}, by {('Ada', 'Ben')[author]} ({author}): ")
    assert "the rules do not allow" in verdict and '"A1-Z9"' in verdict


def test_a_save_of_another_game_is_reported(tmp_path: Path, capsys: Capture, replica: Replica) -> None:
    match = replica.state.match.goto(replica.state.match.cursor - 1)
    assert main(["verify", file_of(tmp_path, match, write_replica(replica))]) == 1
    assert "Wrong: the game in the file differs" in capsys.readouterr().out


def test_a_backup_is_verified_game_by_game(tmp_path: Path, capsys: Capture, replica: Replica) -> None:
    fair = write_save(replica.state.match, json.dumps({"seats": [], "joint": write_replica(replica)}))
    lost = replica.state.match.goto(replica.state.match.cursor - 1)
    saves = {
        "Fair": fair,
        "Other": write_save(lost, json.dumps({"seats": [], "joint": write_replica(replica)})),
        "Alone": write_save(replica.state.match, json.dumps({"seats": ["joint"]})),
        "Torn": fair[: len(fair) - 9],
    }
    texts = {
        f"game/{name}": f"oddcheckers-game 1.1 00000000\n{json.dumps({'name': name})}\n{save}"
        for name, save in saves.items()
    }
    file = tmp_path / "all.json"
    for kept, status, last in ((("Fair", "Alone"), 0, "1, wrong: 0"), (tuple(saves), 1, "3, wrong: 2")):
        file.write_text(write_backup({f"game/{name}": texts[f"game/{name}"] for name in kept}, {}))
        assert main(["verify", str(file)]) == status
        out = capsys.readouterr().out
        assert "--- Fair\nTable" in out and "--- Alone" not in out and "As it should be" in out
        assert out.endswith(f"--- remote games: {last}\n")
    assert "the game in the file differs" in out and "--- Torn\nWrong: " in out
    file.write_text(write_backup({"game/Alone": texts["game/Alone"]}, {}))
    assert main(["verify", str(file)]) == 2


@pytest.mark.usefixtures("small")
def test_card_entries_are_described(tmp_path: Path, capsys: Capture) -> None:
    circle = Cards(table("alien"))
    circle.say(0, RESIGN, "0", str(circle.replicas[0].state.match.cursor))
    circle.pay()
    replica = circle.replicas[1]
    assert main(["verify", file_of(tmp_path, replica.state.table.match, write_replica(replica))]) == 0
    told = [line.partition(": ")[2] for line in capsys.readouterr().out.splitlines()]
    deck = replica.state.decks.deck(0).id
    assert told.count(f"shuffles the deck {deck}") == told.count(f"locks the deck {deck}") == 2
    assert f"reveals the key of card 1 of the deck {deck}" in told
    assert told.count("reveals the secret behind all their keys and shuffles") == 2
    assert f"resigns, as {replica.state.table.match.seats[0]}" in told


@pytest.mark.usefixtures("small")
def test_decks_without_revealed_secrets_are_unproven(tmp_path: Path, capsys: Capture) -> None:
    circle = Cards(table("alien"))
    replica = circle.replicas[1]
    told = write_replica(replica)
    assert main(["verify", file_of(tmp_path, replica.state.table.match, told)]) == 0
    out = capsys.readouterr().out
    assert "Not proven: how the cards were shuffled; no secrets from Ada (0), Ben (1)" in out
    circle.say(0, RESIGN, "0", str(circle.replicas[0].state.match.cursor))
    circle.pay()
    replica = circle.replicas[1]
    assert main(["verify", file_of(tmp_path, replica.state.table.match, write_replica(replica))]) == 0
    assert "Not proven" not in capsys.readouterr().out


@pytest.mark.parametrize("joint_text", ["", "no JSON", "[1]", '[-1,"",0,[0]]', "[[]]" * 9])
def test_a_file_without_transcript_is_refused(tmp_path: Path, capsys: Capture, joint_text: str) -> None:
    match = new_match(TakeSticks())
    pages = [file_of(tmp_path, match, joint_text), str(tmp_path / "nothing.json")]
    for page in pages:
        assert main(["verify", page]) == 2
        assert capsys.readouterr().err.startswith("python3 -m engine: ")


def test_every_fault_has_its_words() -> None:
    """For every code, both on the page and on the command line."""
    sources = [*(ROOT / "engine/remote").rglob("*.py"), *(ROOT / "ui/features/remote").rglob("*.py")]
    codes = {
        code
        for file in sources
        for code in re.findall(r'ProtocolError\("([a-z-]+)"', file.read_text("utf-8"))
    }
    said_alive = {"flood", "other-table", "taken", "words"}
    assert codes <= set(say.protocol_errors)
    assert codes - said_alive <= set(FAULTS)
