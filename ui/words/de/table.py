"""What the table says in German: players, prompt, buttons, log."""

from __future__ import annotations

from engine.contract.words.de import counted, opening
from ui.words.en import table as english


class Words(english.Words):
    """In German."""

    # --- the head and the players ------------------------------------------------------------------

    all_games = "Alle Spiele"
    share = "Diese Partie teilen"
    rules = "Regeln"
    settings = "Einstellungen"
    players = "Spieler"
    to_move = "am Zug"

    def board(self, title: str) -> str:
        return f"Brett von {title}"

    def pieces(self, count: int, material: tuple[str, str]) -> str:
        return counted(count, *material)

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "Du siehst eine frühere Stellung."
    looking_at_undone = "Du siehst eine zurückgenommene Stellung."
    back_to_game = "Zurück zur Partie"
    play_from_here = "Von hier weiterspielen"
    stopped = "Computer angehalten."
    let_play_on = "Fortsetzen"
    secrets = "Geheimes zeigen"
    computer = "Der Computer"
    got_it = "Verstanden"
    lesson = "Gut zu wissen"
    move_now = "Jetzt ziehen"
    stop = "Anhalten"
    do_it = "Bestätigen"
    choose_anew = "Anderen Zug wählen"

    def thinks(self, who: str) -> str:
        return f"{opening(who)} denkt nach: "

    def depth(self, moves: int, positions: int) -> str:
        ahead = counted(moves, "Zug", "Züge")
        return f"{ahead} voraus, {counted(positions, 'Stellung', 'Stellungen')}"

    def proposed(self, action: str) -> str:
        return f"Bestätigen: {action}?"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Partie"
    take_back = "Zug zurücknehmen (U)"
    play_again = "Zug wiederholen (R)"
    hint = "Tipp (H)"
    turn = "Brett drehen (F)"
    enlarge = "Größer zeigen (Z)"
    offer_draw = "Remis anbieten"
    resign = "Aufgeben"
    new_game = "Neue Partie"
    short = ("Rück", "Vor", "Tipp", "Drehen", "Größer", "Remis", "Aufgeben", "Neu")

    # --- a first game ------------------------------------------------------------------------------

    show_me = "Zeig es mir"
    see_first = "Warte, bis dein Zug ausgeführt ist."
    go_on = "Weiter"
    finish = "Fertig"
    guide_over = "Einführung abgeschlossen"
    whole_game = "Ganze Partie spielen"
    once_more = "Einführung wiederholen"

    def step(self, number: int, count: int) -> str:
        return f"Schritt {number} von {count}"

    def guide_over_words(self, title: str) -> str:
        return (
            f"Das war {title} in ein paar Schritten. Alles Weitere lernst du beim Spielen; die Einzelheiten "
            "stehen in den Regeln."
        )

    # --- the puzzle of a day --------------------------------------------------------------------

    judging = "Dein Zug wird geprüft"
    puzzle = "Tagesaufgabe"
    puzzle_met = "Gelöst!"
    all_days = "Alle Tagesaufgaben"
    look = "Brett ansehen"

    # --- the log, and the field for typing ---------------------------------------------------------

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
