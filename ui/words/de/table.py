"""What the table says in German: players, prompt, buttons, log."""

from __future__ import annotations

from engine.contract.words.de import number
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

    def pieces(self, count: int) -> str:
        return "1 Stein" if count == 1 else f"{count} Steine"

    # --- the prompt --------------------------------------------------------------------------------

    looking_back = "Du siehst eine frühere Stellung."
    looking_at_undone = "Du siehst eine Stellung, die zurückgenommen wurde."
    back_to_game = "Zurück zur Partie"
    play_from_here = "Von hier weiterspielen"
    stopped = "Der Computer wartet."
    let_play_on = "Weiterspielen lassen"
    secrets = "Zeig, was nur ich weiß"
    computer = "Der Computer"
    got_it = "Klar"
    lesson = "Neu für dich"
    move_now = "Jetzt ziehen"
    stop = "Anhalten"
    do_it = "So ziehen"
    choose_anew = "Neu wählen"

    def thinks(self, who: str) -> str:
        return f"{who} denkt nach: "

    def depth(self, moves: int, positions: int) -> str:
        ahead = "1 Zug" if moves == 1 else f"{moves} Züge"
        return f"{ahead} voraus, {number(positions)} Stellungen"

    def proposed(self, action: str) -> str:
        return f"So ziehen: {action}?"

    # --- buttons -----------------------------------------------------------------------------------

    game = "Partie"
    take_back = "Zug zurücknehmen (U)"
    play_again = "Zurückgenommenes wieder spielen (R)"
    hint = "Tipp (H)"
    turn = "Brett drehen (F)"
    enlarge = "Brett größer zeigen (Z)"
    offer_draw = "Remis anbieten"
    resign = "Aufgeben"
    new_game = "Neue Partie"
    short = ("Zurück", "Wieder", "Tipp", "Drehen", "Größer", "Remis", "Aufgeben", "Neu")

    # --- a first game ------------------------------------------------------------------------------

    show_me = "Zeig es mir"
    see_first = "Sieh erst, was aus deinem Zug wird."
    go_on = "Weiter"
    finish = "Fertig"
    guide_over = "Jetzt weißt du, was daran seltsam ist"
    whole_game = "Ganze Partie spielen"
    once_more = "Noch einmal"

    def step(self, number: int, count: int) -> str:
        return f"Schritt {number} von {count}"

    def guide_over_words(self, title: str) -> str:
        return f"Das war {title} in ein paar Schritten. Der Rest kommt beim Spielen und steht in den Regeln."

    # --- the challenge of a day --------------------------------------------------------------------

    judging = "Es wird geprüft"
    challenge = "Die Aufgabe des Tages"
    challenge_met = "Gefunden"
    all_days = "Alle Aufgaben"
    look = "Brett ansehen"

    # --- the log, and the field for typing ---------------------------------------------------------

    steps = "Durch die Partie blättern"
    to_start = "Zum Anfang"
    step_back = "Zur vorigen Stellung ([)"
    step_on = "Zur nächsten Stellung (])"
    to_end = "Zum Ende"
    moves = "Bisherige Züge"
    no_moves = "Noch kein Zug."
    type_move = "Zug eintippen"
    type_move_how = "Tipp einen Zug, wie er geschrieben wird oder Feld für Feld"
    move = "Ziehen"
    why = "Warum: was der Computer dachte"
    short_steps = ("Warum", "Variante", "Auge", "Durchsehen")

    def place(self, at: str, size: str) -> str:
        return f"{at} von {size}"
