"""Texts of the table: players, prompt, buttons, tutorial, log, in German."""

from __future__ import annotations

from collections.abc import Sequence

from engine.contract.words.de import counted, opening
from ui.words.en import table as english
from ui.words.en.table import each_counted, in_halves


class Words(english.Words):
    """The German texts."""

    # --- header and players -------------------------------------------------------------------------------

    all_games = "Alle Spiele"
    share = "Diese Partie teilen"
    rules = "Regeln"
    settings = "Einstellungen"
    mute = "Ton aus"
    sound_on = "Ton an"
    far_players = "Spieler gegenüber"
    near_player = "Spieler auf dieser Seite"
    to_move = "am Zug"
    your_move = "Du bist am Zug"

    def their_move(self, name: str) -> str:
        """Return that a player is to move."""
        return f"{name} am Zug"

    def board(self, title: str) -> str:
        return f"Brett von {title}"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        return counted(count, *material)

    # --- prompt -------------------------------------------------------------------------------------------

    viewing_earlier = "Du siehst eine frühere Stellung."
    viewing_undone = "Du siehst eine zurückgenommene Stellung."
    back_to_game = "Zurück zur Partie"
    play_from_here = "Von hier weiterspielen"
    paused = "Computer angehalten."
    resume = "Fortsetzen"
    secrets = "Geheimes zeigen"
    computer = "Der Computer"
    got_it = "Verstanden"
    replay = "Letzten Zug noch einmal zeigen (L)"
    last_turn = "Letzter Zug"
    since_last_turn = "Seit deinem letzten Zug"
    lesson = "Gut zu wissen"
    move_now = "Jetzt ziehen"
    stop = "Anhalten"
    confirm = "Bestätigen"
    cancel = "Anderen Zug wählen"

    def thinks(self, who: str) -> str:
        return f"{opening(who)} denkt nach: "

    def depth(self, moves: int, positions: int) -> str:
        ahead = counted(moves, "Zug", "Züge")
        return f"{ahead} voraus, {counted(positions, 'Stellung', 'Stellungen')}"

    def proposed(self, action: str) -> str:
        return f"Bestätigen: {action}?"

    # --- buttons ------------------------------------------------------------------------------------------

    game = "Partie"
    undo = "Zug zurücknehmen (U)"
    redo = "Zug wiederholen (R)"
    hint = "Tipp (H)"
    flip_board = "Brett drehen (F)"
    zoom = "Größer zeigen (Z)"
    offer_draw = "Remis anbieten"
    resign = "Aufgeben"
    new_game = "Neue Partie"
    short = ("Rück", "Vor", "Tipp", "Drehen", "Größer", "Remis", "Aufgeben", "Neu")

    # --- tutorial -----------------------------------------------------------------------------------------

    show_me = "Zeige es mir"
    see_first = "Warte, bis dein Zug ausgeführt ist."
    go_on = "Weiter"
    finish = "Fertig"
    tutorial_over = "Einführung abgeschlossen"
    play_full_game = "Ganze Partie spielen"
    repeat_tutorial = "Einführung wiederholen"

    def step(self, number: int, count: int) -> str:
        return f"Schritt {number} von {count}"

    def tutorial_over_words(self, title: str) -> str:
        return (
            f"Das war {title} in ein paar Schritten. Alles Weitere lernst du beim Spielen; die Einzelheiten "
            "stehen in den Regeln."
        )

    # --- daily puzzle -------------------------------------------------------------------------------------

    judging = "Dein Zug wird geprüft"
    puzzle = "Tagesaufgabe"
    puzzle_met = "Gelöst!"
    look = "Brett ansehen"

    # --- log, and the field for typed moves ---------------------------------------------------------------

    steps = "Durch die Partie blättern"
    to_start = "Erste Stellung"
    step_back = "Vorige Stellung ([)"
    step_on = "Nächste Stellung (])"
    to_end = "Letzte Stellung"
    moves = "Bisherige Züge"
    no_moves = "Noch kein Zug."
    type_move = "Zug eingeben"
    type_move_how = "Zug eingeben: in Notation oder als Felder (c3 d4)"
    move = "Ziehen"
    why = "Warum der Computer so gezogen hat"
    short_steps = ("Warum", "Variante", "Analyse", "Auswerten")

    def place(self, at: str, size: str) -> str:
        return f"{at} von {size}"

    premove_choose_piece = "Premove: Wähle eine eigene Figur."
    premove_choose_end = "Premove: Wähle das Zielfeld."
    premove_cancelled = "Premove gelöscht."

    def premove_chosen(self, start: str, end: str) -> str:
        return f"Premove: {start} nach {end}."

    def premove_dropped(self, start: str, end: str) -> str:
        return f"Der Premove {start} nach {end} ist jetzt nicht möglich."


class CapturedWords(english.CapturedWords):
    """The captured pieces, in German."""

    def captured(self, pieces: Sequence[tuple[str, int]]) -> str:
        return f"Geschlagen: {each_counted(pieces)}"

    def balance(self, points: float) -> str:
        return f"Materialvorteil: {in_halves(points)}"
