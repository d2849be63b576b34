"""What the note on the start says in German, before there is any Python."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import start as english


class Words(english.Words):
    """In German."""

    texts: Mapping[str, str] = {
        "start": "Start der Seite",
        "loading": "Wird geladen",
        "page": "Die Seite wird geholt",
        "again": "Noch einmal versuchen",
        "details": "Einzelheiten",
        # what has come, and what is awaited
        "library": "Pythons Bibliothek wird geholt",
        "python": "Python wird geholt",
        "pyscript": "PyScript wird geholt",
        "games": "Die Spiele werden geholt",
        "starting": "Python startet",
        "count": "{got} von {total} MB",
        "waiting": "Was du gewählt hast, öffnet sich von selbst.",
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
            "Der Server gibt sie als etwas anderes aus, als sie ist; darum verwendet der Browser sie nicht. "
            "Wer diese Website betreibt, muss den Typ berichtigen, den der Server für solche Dateien angibt."
        ),
        "file": "Die Seite wurde ohne Server geöffnet",
        "file-advice": (
            "Dieser Browser startet sie nicht direkt von einem Datenträger. Stelle ihren Ordner auf einen "
            "beliebigen statischen Webserver, etwa python3 -m http.server, und öffne dessen Adresse."
        ),
        "frame": "Die Seite ist in einem Rahmen eingesperrt",
        "frame-advice": (
            "Die Website darum herum lässt sie ihre eigenen Dateien nicht laden. Öffne sie für sich allein:"
        ),
        "slash": "Der Adresse fehlt am Ende ein Schrägstrich",
        "slash-advice": "Ohne ihn findet die Seite ihre eigenen Dateien nicht. Öffne sie hier:",
        "damaged": "Eine Datei kam beschädigt an",
        "damaged-advice": "Ein neuer Versuch holt sie noch einmal.",
        "missing": "Eine Datei kam nicht an",
        "missing-advice": "Sieh nach, ob du mit dem Netz verbunden bist, und versuch es noch einmal.",
        "program": "Das Programm konnte nicht starten",
        "program-advice": (
            "Versuch es noch einmal. Deine gespeicherten Partien sind sicher. Passiert es wieder, helfen die "
            "Einzelheiten unten, den Grund zu finden."
        ),
        "stalled": "Seit einer Weile ist nichts angekommen",
        "stalled-advice": (
            "Vielleicht ist die Verbindung langsam oder weg. Du kannst warten, denn die Seite macht von "
            "selbst weiter, oder es noch einmal versuchen."
        ),
        # what exactly, in the details
        "size": "Es kamen {got} Bytes statt {wanted}.",
        "content": "Ihr Inhalt ist nicht, was er sein sollte.",
        "answered": "Der Server antwortete {status}.",
        "packed": "Was darin verpackt war, ist beschädigt.",
        "cut": "Was darin verpackt war, ist abgeschnitten.",
        "no-reason": "Ein Grund wurde nicht genannt.",
    }
