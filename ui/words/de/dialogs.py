"""Texts of the dialogs, in German."""

from __future__ import annotations

from engine.contract.words.de import as_object, capital, counted, named, opening, some, the, to_named
from ui.words.en import dialogs as english


class Words(english.Words):
    """The German texts."""

    lessons = "Tipps während der Partie"

    def who_plays(self, seat: str) -> str:
        return f"Wer spielt mit {to_named(seat)}?"

    # --- a computer's search ------------------------------------------------------------------------------

    reckoned = (
        "Die Prozentzahl ist die Gewinnchance gegen einen gleich starken Gegner, geschätzt vom Computer; "
        "ein Remis zählt halb."
    )
    reviewed = (
        "Wo die Auswertung der Partie weiter gerechnet hat, stehen ihre Gewinnchance und ihre Variante."
    )
    guessed = (
        "Die Prozentzahl ist die Gewinnchance, geschätzt vom Computer. Verdecktes kannte er nicht; er hat "
        "viele mögliche Verteilungen durchgerechnet."
    )
    had_to_take = "Es bestand Schlagzwang."
    no_choice = "Es war der einzige erlaubte Zug; zu überlegen gab es nichts."

    def thought(self, player: str, move: str) -> str:
        return f"{player}: Warum {move}?"

    def had_to(self, player: str, move: str) -> str:
        return f"{player}: Nur {move} war möglich"

    def looked(self, level: str, moves: int, positions: int) -> str:
        ahead = counted(moves, "Zug", "Züge")
        return f"{level}: {ahead} vorausgerechnet, {counted(positions, 'Stellung', 'Stellungen')}."

    # --- sharing ------------------------------------------------------------------------------------------

    share = "Teilen"
    save_file = "Als Datei speichern"
    whole = "Die ganze Partie"
    whole_help = "Öffnet die Partie hier und geht bei der jetzigen Stellung weiter."
    bare_help = "Öffnet die Partie ohne Varianten; für einen Link sind es zu viele. Die Datei enthält alle."
    no_clocks = "Der Link enthält die Uhren nicht; die Datei behält sie."
    position = "Diese Stellung"
    position_help = "Damit kann jemand von dieser Stellung aus weiterspielen."
    hidden_help = (
        "Damit kann jemand vom Beginn dieses Zuges an weiterspielen. Geheimes ist nicht enthalten und "
        "wird neu gezogen."
    )
    written = "Stellung als lesbarer Link"
    written_help = "Du kannst ihn lesen und von Hand ändern."
    preview = "Vorschau"
    picture = "Bild der Stellung"
    save_png = "Als PNG speichern"
    save_svg = "Als SVG speichern"
    copy_picture = "Bild kopieren"
    edit_position = "Stellung bearbeiten"
    text = "Stellung als Text"
    text_help = "Für andere Programme."
    open_file = (
        "Diese Datei enthält die ganze Partie samt allen Geheimnissen. Wer sie öffnet, kann sie lesen."
    )
    too_long = "Diese Partie ist zu lang für einen Link. Speichere sie stattdessen als Datei."
    copy = "Kopieren"
    send = "Senden …"

    def save_as(self, notation: str) -> str:
        return f"Als {notation} speichern"

    # --- questions ----------------------------------------------------------------------------------------

    no_play_on = "Weiterspielen"
    resign = "Aufgeben"
    draw = "Remis annehmen?"
    yes_draw = "Remis annehmen"

    def gives_up(self, name: str, ends: bool) -> str:
        return f"{name}: wirklich aufgeben?{' Damit ist die Partie beendet.' if ends else ''}"

    def offers_draw(self, name: str, other: str) -> str:
        return f"{opening(name)} bietet Remis an. {other}: Nimmst du an?"

    rename = "Partie umbenennen"
    do_rename = "Umbenennen"
    name = "Name der Partie"

    clash = "Zwei Tabs, eine Partie"
    clash_words = (
        "Diese Partie wurde in einem anderen Tab fortgesetzt. Es wurde nichts überschrieben. Welche "
        "Version willst du hier?"
    )
    theirs = "Partie des anderen Tabs verwenden"
    both = "Beide behalten"

    # --- secrets ------------------------------------------------------------------------------------------

    all_games = "Zurück zu allen Spielen"
    not_now = "Jetzt nicht"
    seen = "Verstanden, wieder verdecken"

    def only(self, name: str) -> str:
        return f"Nur für {as_object(name)}"

    def comes_next(self, name: str) -> str:
        return f"Der nächste Teil ist nur für {as_object(name)}. Alle anderen schauen bitte weg."

    def looks(self, name: str, spot: str) -> str:
        return f"{opening(name)} schaut unter den Stein auf {spot}. Alle anderen schauen bitte weg."

    def i_am(self, name: str) -> str:
        return f"Ich bin {named(name)}: zeigen"

    def as_title(self, what: str) -> str:
        return capital(the(what))

    def lies(self, spot: str, what: str) -> str:
        return f"Auf {spot} liegt {some(what)}. Das weißt nur du."

    # --- rules, and files with several games --------------------------------------------------------------

    alone = "In neuem Tab öffnen"
    about = "Über Odd Checkers"
    opening_file = "Die Datei wird geöffnet"
    read = "Bisher gelesen"
    stop = "Anhalten"
    wanted = "Name oder Nummer"
    find = "Suchen"
    found_none = "Keine passende Partie."
    nameless = "Partie ohne Namen"
    which_game = "Welches Spiel ist das?"
    which_game_why = "Die Datei sagt es nicht. Wähle eines, um sie zu öffnen."
    left_out = "Aus der Datei nicht übernommen"

    def rules(self, title: str) -> str:
        return f"Regeln: {title}"

    def rules_of(self, title: str) -> str:
        return f"Regeln von {title}"

    def games(self, count: int) -> str:
        return f"{count} Partien in dieser Datei"

    def more(self, count: int) -> str:
        more = "1 weitere Partie ist" if count == 1 else f"{count} weitere Partien sind"
        return f"{more} nicht aufgelistet. Suche nach Name oder Nummer."
