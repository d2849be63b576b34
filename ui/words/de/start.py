"""Texts of the start, which the build writes into the page for use before Python runs, in German."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import start as english


class Words(english.Words):
    """The German texts."""

    texts: Mapping[str, str] = {
        "start": "Start der Seite",
        "loading": "Wird geladen",
        "page": "Die Seite wird geladen",
        "again": "Noch einmal versuchen",
        "details": "Einzelheiten",
        # what has come, and what is awaited
        "library": "Pythons Bibliothek wird geladen",
        "python": "Python wird geladen",
        "pyscript": "PyScript wird geladen",
        "games": "Die Spiele werden geladen",
        "starting": "Python startet",
        "count": "{got} von {total} MB",
        "waiting": "Deine Auswahl öffnet sich, sobald alles bereit ist.",
        "few-left": "Noch ein paar Sekunden.",
        "seconds-left": "Noch etwa {count} Sekunden.",
        "minutes-left": "Noch etwa {count} Minuten.",
        # what went wrong, and what to do about it
        "browser": "In diesem Browser laufen die Spiele nicht",
        "browser-advice": (
            "Sie brauchen WebAssembly, und das fehlt hier oder ist abgeschaltet. Öffne die Seite in einem "
            "aktuellen Firefox, Chrome, Edge oder Safari, oder erlaube WebAssembly für diese Seite in den "
            "Sicherheitseinstellungen des Browsers."
        ),
        "policy": "Diese Website erlaubt kein WebAssembly",
        "policy-advice": (
            "Die Spiele brauchen es. Wer diese Website betreibt, muss 'wasm-unsafe-eval' in script-src ihrer "
            "Content-Security-Policy aufnehmen."
        ),
        "type": "Eine Datei hat den falschen Typ",
        "type-advice": (
            "Der Server meldet einen falschen Dateityp; darum verwendet der Browser die Datei nicht. Wer "
            "diese Website betreibt, muss den Typ berichtigen, den der Server für solche Dateien angibt."
        ),
        "file": "Die Seite wurde ohne Server geöffnet",
        "file-advice": (
            "Dieser Browser startet sie nicht direkt von einem Datenträger. Stelle ihren Ordner auf einen "
            "beliebigen statischen Webserver, etwa python3 -m http.server, und öffne dessen Adresse."
        ),
        "frame": "Die Seite ist in einer anderen eingebettet",
        "frame-advice": (
            "Die äußere Website lässt sie ihre eigenen Dateien nicht laden. Öffne sie für sich allein:"
        ),
        "slash": "Der Adresse fehlt am Ende ein Schrägstrich",
        "slash-advice": "Ohne ihn findet die Seite ihre eigenen Dateien nicht. Öffne sie hier:",
        "damaged": "Eine Datei kam beschädigt an",
        "damaged-advice": "Versuche es noch einmal, dann wird sie neu geladen.",
        "missing": "Eine Datei kam nicht an",
        "missing-advice": "Prüfe deine Verbindung und versuche es noch einmal.",
        "program": "Das Programm konnte nicht starten",
        "program-advice": (
            "Versuche es noch einmal. Deine gespeicherten Partien sind sicher. Passiert es wieder, helfen "
            "die Einzelheiten unten, die Ursache zu finden."
        ),
        "stalled": "Seit einer Weile ist nichts angekommen",
        "stalled-advice": (
            "Vielleicht ist die Verbindung langsam oder unterbrochen. Du kannst warten, denn das Laden "
            "geht von selbst weiter, oder es noch einmal versuchen."
        ),
        # what exactly, in the details
        "size": "Es kamen {got} Bytes statt {wanted}.",
        "content": "Ihr Inhalt ist falsch.",
        "answered": "Der Server antwortete {status}.",
        "packed": "Ihr gepackter Inhalt ist beschädigt.",
        "cut": "Ihr gepackter Inhalt ist abgeschnitten.",
        "no-reason": "Ein Grund wurde nicht genannt.",
    }
