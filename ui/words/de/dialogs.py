"""What the dialogs say in German."""

from __future__ import annotations

from engine.contract.words.de import a, capital, number
from ui.words.en import dialogs as english


class Words(english.Words):
    """In German."""

    lessons = "Was dir beim Spielen gesagt wird"

    def who_plays(self, seat: str) -> str:
        return f"Wer spielt {seat}?"

    # --- what a computer thought ------------------------------------------------------------------

    reckoned = (
        "So viele von 100 Partien glaubt der Computer zu gewinnen (Remis zählt halb), gegen jemanden, der so "
        "gut spielt wie er. Das schätzt er selbst."
    )
    reviewed = "Wo die Analyse der Partie weiter gerechnet hat, stehen ihre Chance und ihre Zugfolge."
    guessed = (
        "So viele von 100 Partien glaubt der Computer zu gewinnen. Das schätzt er selbst: Was verborgen war, "
        "wusste auch er nicht, und hat durchgespielt, wie es hätte sein können."
    )
    had_to_take = "Es musste geschlagen werden."
    no_choice = "Etwas anderes war nicht erlaubt, zu überlegen gab es also nichts."

    def thought(self, player: str, move: str) -> str:
        return f"{player}: Warum {move}?"

    def had_to(self, player: str, move: str) -> str:
        return f"{player}: {move} war der einzige Zug"

    def looked(self, level: str, moves: int, positions: int) -> str:
        ahead = "1 Zug" if moves == 1 else f"{moves} Züge"
        return f"{level}: {ahead} vorausgeschaut, {number(positions)} Stellungen angesehen."

    # --- sharing -----------------------------------------------------------------------------------

    share = "Teilen"
    save_file = "Als Datei speichern"
    whole = "Die ganze Partie"
    whole_help = "Öffnet sich hier und geht weiter, wo du gerade bist."
    bare_help = (
        "Öffnet sich hier ohne die Varianten: Für einen Link sind es zu viele. In der Datei sind alle."
    )
    no_clocks = "Die Uhren sind nicht dabei; die Datei behält sie."
    position = "Diese Stellung"
    position_help = "Damit kann jemand von hier aus weiterspielen."
    hidden_help = (
        "Damit kann jemand vom Beginn dieses Zuges an weiterspielen. Was geheim ist, steht nicht darin und "
        "wird neu gezogen."
    )
    written = "Die Stellung als lesbarer Link"
    written_help = "Er lässt sich lesen und von Hand ändern."
    preview = "Was auf dem Bild ist"
    picture = "Ein Bild der Stellung"
    save_png = "Als PNG speichern"
    save_svg = "Als SVG speichern"
    copy_picture = "Das Bild kopieren"
    edit_position = "Diese Stellung ändern"
    text = "Die Stellung als Text"
    text_help = "Für andere Programme."
    open_file = (
        "Die Datei enthält die ganze Partie, auch was geheim ist: Wer sie hat, kann es vor dem Ende lesen."
    )
    too_long = "Diese Partie ist zu lang für einen Link zum Ganzen. Die Datei enthält alles."
    copy = "Kopieren"

    def save_as(self, notation: str) -> str:
        return f"Als {notation} speichern"

    # --- questions ---------------------------------------------------------------------------------

    no_play_on = "Nein, weiterspielen"
    resign = "Aufgeben"
    draw = "Remis?"
    yes_draw = "Ja, Remis"

    def gives_up(self, name: str, ends: bool) -> str:
        return f"{name} gibt auf{', und die Partie ist zu Ende' if ends else ''}. Wirklich?"

    def offers_draw(self, name: str, other: str) -> str:
        return f"{name} bietet Remis an. {other}, nimmst du an?"

    rename = "Partie umbenennen"
    do_rename = "Umbenennen"
    name = "Name der Partie"

    clash = "Zwei Tabs, eine Partie"
    clash_words = (
        "Diese Partie wurde in einem anderen Tab weitergespielt. Nichts wurde überschrieben. Welche möchtest "
        "du hier haben?"
    )
    theirs = "Die Partie des anderen Tabs zeigen"
    both = "Beide behalten"

    # --- the end -----------------------------------------------------------------------------------

    over = "Die Partie ist vorbei"
    you_won = "Du hast gewonnen"
    you_lost = "Du hast verloren"
    new_game = "Neue Partie"
    look = "Brett ansehen"

    # --- what is for one person only ---------------------------------------------------------------

    all_games = "Zurück zu allen Spielen"
    not_now = "Jetzt nicht"
    seen = "Ich habe es gesehen: wieder verdecken"

    def only(self, name: str) -> str:
        return f"Nur für {name}"

    def comes_next(self, name: str) -> str:
        return f"Was jetzt kommt, ist nur für {name}. Alle anderen schauen weg."

    def looks(self, name: str, spot: str) -> str:
        return f"{name} schaut unter den Stein auf {spot}. Alle anderen schauen weg."

    def i_am(self, name: str) -> str:
        return f"Ich bin {name}: zeig es mir"

    def the(self, what: str) -> str:
        return capital(what)

    def lies(self, spot: str, what: str) -> str:
        return f"Auf {spot} liegt {a(what)}. Sonst erfährt es niemand."

    # --- rules, and what is read -------------------------------------------------------------------

    alone = "Auf einer eigenen Seite öffnen"
    about = "Über Odd Checkers"
    opening = "Die Partie wird geöffnet"
    read = "Bisher gelesen"
    stop = "Anhalten"
    wanted = "Name oder Nummer"
    find = "Suchen"
    found_none = "So heißt hier keine Partie."
    nameless = "Eine Partie ohne Namen"
    which_game = "Welches Spiel ist das?"
    which_game_why = "In der Datei steht es nicht. Wähle eines, um sie zu öffnen."
    left_out = "Nicht übernommen aus der Datei"

    def rules(self, title: str) -> str:
        return f"Regeln: {title}"

    def rules_of(self, title: str) -> str:
        return f"Regeln von {title}"

    def games(self, count: int) -> str:
        return f"{count} Partien in dieser Datei"

    def more(self, count: int) -> str:
        return f"{count} weitere sind nicht gezeigt. Tipp einen Namen oder eine Nummer, um eine zu finden."
