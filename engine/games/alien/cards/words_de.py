"""What the cards of Alien Checkers say in German, and why they cannot use a square."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words_de import a, capital, plain, the
from engine.games.alien.cards import words as english


class Words(english.Words):
    """In German."""

    texts: Mapping[str, str] = {
        "flood": "Setz ein leeres Feld unter Wasser oder lösch ein Feuer.",
        "fire": "Setz ein leeres Feld in Brand oder trockne ein Wasserfeld aus.",
        "emperor": "Wenn du magst, leg einen deiner einfachen Steine auf eine deiner Damen.",
        "revive": "Wenn du magst, hol eine Scheibe als einfachen Stein in deine Hälfte.",
        "monolith": "Setz den Monolithen auf vier freie Felder; steht er schon da, schieb ihn.",
        "doom": "Schieb den Monolithen zweimal.",
        "hippo": "Ein Hippo setzt sich auf einen gegnerischen Stein, und der steckt fest.",
        "snookle": "Ein Snookle auf einem deiner Steine hält Hippos fern; Venus zählt jeden.",
        "reshuffle": "Zieh mit einem zweiten Stein; dann werden alle Karten gemischt.",
        "translation": "Zieh irgendeinen Stein ein Feld gerade oder spring gerade.",
        "wormhole": "Wenn du magst, reist der Stein, mit dem du gezogen hast, weit weg.",
        "wanderlust": "Der nächste Zug der Gegenseite muss von ihrer Grundreihe wegführen.",
        "queen": "Wenn du magst, gleitet eine Dame oder Kaiserin wie die Dame im Schach.",
        "fortify": "Wenn du magst, bau zwei Mauern oder reiß zwei gegnerische ein.",
        "fate": "Nenn den gegnerischen Stein, der als Nächstes ziehen muss.",
        "agent": "Ein gegnerischer Stein tritt beiseite, während du noch einmal ziehst.",
        "ring": "Einer deiner Steine bekommt einen Ring; Saturn zählt sie.",
        "antimatter": "Leere vier Felder, auf denen beide Seiten einen Stein haben.",
        "cheater": "Wenn du magst, sieh den Nachziehstapel durch und ordne ihn.",
        "rotate": "Dreh das Brett um ein Viertel, links- oder rechtsherum.",
    }
    has_snookle = "Auf ihm reitet ein Snookle, und Snookles können Hippos nicht leiden."
    has_hippo = "Auf ihm sitzt schon ein Hippo."
    hippo_sits = "Ein Hippo sitzt darauf: Dieser Stein kann nicht ziehen."
    moved_already = "Dieser Stein hat schon gezogen; ein anderer muss es sein."
    monolith_there = "Dort steht der Monolith."
    no_antimatter = "Antimaterie braucht zwei mal zwei Felder, auf denen von jeder Seite ein Stein steht."

    def leads_nowhere(self, card: str, start: str, end: str) -> str:
        return f"„{plain(card)}“ führt nicht von {start} nach {end}."

    def not_empty(self, thing: str) -> str:
        return f"Das Feld ist nicht leer: {thing}."

    def wants_own(self, card: str) -> str:
        return f"„{plain(card)}“ ist für einen deiner eigenen Steine."

    def wants_theirs(self, card: str) -> str:
        return f"„{plain(card)}“ ist für einen Stein der Gegenseite."

    def no_use(self, card: str) -> str:
        return f"„{plain(card)}“ kann mit diesem Feld nichts anfangen."

    def wants_edge(self, card: str) -> str:
        return f"„{plain(card)}“ ist für Kanten: Wähl eine Raute an einer Seite dieses Feldes."

    def wants_area(self, card: str) -> str:
        return f"„{plain(card)}“ ist für vier Felder zugleich: Wähl eine Raute an einer Ecke von diesem."

    # --- moves -------------------------------------------------------------------------------------

    wander_first = "Wanderlust: Erst muss ein Stein die Grundreihe verlassen."
    fate_named = "Das Schicksal hat einen anderen Stein genannt."
    another_must = "Ein anderer Stein muss schlagen."
    must_jump = "Dieser Stein muss schlagen."
    must_jump_on = "Dieser Stein muss weiterschlagen."
    blocked = "Blockiert: Der Weg führt schräg auf ein leeres Feld, bei einfachen Steinen nur vorwärts."
    wall = "Eine Mauer der Gegenseite ist im Weg."
    only_emperors = "Nur eine Kaiserin kann eine Kaiserin überspringen."

    def others_turn(self, seat: str, thing: str) -> str:
        return f"{seat} ist am Zug, und das ist {a(thing)}."

    def in_its_way(self, filling: str) -> str:
        return f"Dort kommt nichts hinein: {capital(the(filling))} ist im Weg."
