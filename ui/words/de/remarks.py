"""Remarks of the computer opponents, in German."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import remarks as english


class Words(english.Words):
    """The German texts."""

    remarks: Mapping[str, Mapping[str, Sequence[str]]] = {
        "level1": {
            "greeting": (
                "Bin gerade erst aufgewacht. Welche sind meine?",
                "Gähn … bin ich schon dran?",
                "Oh, runde Dinger! Darf ich die schubsen?",
                "Machen wir danach ein Nickerchen?",
                "Ich spiele ganz schnell. Dann schlafe ich.",
            ),
            "own-blunder": (
                "Oh. Der ist mir weggerollt.",
                "Ups. Pfote ausgerutscht.",
                "Habe ich eben geschlafen?",
                "Da war ein Schmetterling.",
            ),
            "your-blunder": (
                "Oh! Hast du das für mich liegen lassen?",
                "Ein Geschenk? Schnurr …",
                "Für mich? Bist du lieb!",
                "Du bist auch müde, das merke ich!",
            ),
            "win": (
                "Gewonnen? Ich habe gewonnen! Weckt alle auf!",
                "War ich das? Mit diesen Pfoten?",
                "Schnurr … davon habe ich geträumt.",
                "Gewonnen! Und jetzt ganz, ganz lange schlafen.",
            ),
            "loss": (
                "Du hast gewonnen! Darf ich jetzt schlafen?",
                "Das war lustig. Wie gingen noch mal die Regeln?",
                "Du bist gut. Kraulst du mich am Ohr?",
                "Verloren? Ich dachte, wir spielen nur.",
            ),
            "draw": (
                "Keiner hat verloren? Dann gibt es Milch für alle!",
                "Remis! Darüber schlafen wir jetzt.",
                "Irgendwie haben wir beide gewonnen. Schnurr …",
                "Gleich viel, wie meine zwei Pfoten.",
            ),
            "ruin": ("Alles weg. Ist jetzt Schlafenszeit?", "Bumm! Jetzt bin ich wach."),
        },
        "level2": {
            "greeting": (
                "Ein neues Spiel! Was passiert, wenn ich hierhin gehe?",
                "Zeig mir etwas, das ich noch nie gesehen habe.",
                "Ich bin gespannt, was du heute vorhast.",
                "Finden wir heraus, wer schlauer ist!",
                "Ich habe drei Ideen. Zwei davon sind schlecht.",
            ),
            "own-blunder": (
                "Spannend! Dahin hatte ich nicht geschaut.",
                "Gut, jetzt weiß ich, was das bewirkt.",
                "Ein Versuch. Misslungen. Notiert!",
                "Hm! Wieso hielt ich das für sicher?",
            ),
            "your-blunder": (
                "Nanu? Was liegt denn da herum?",
                "Meine Nase sagt: Hier ist etwas.",
                "Warum wohl hast du das getan? Darf ich?",
                "Merkwürdig! War das Absicht?",
            ),
            "win": (
                "So geht das also aus! Noch einmal?",
                "Ich wollte nur sehen, was passiert.",
                "Aha! Ich hatte so eine Ahnung.",
                "Was würdest du nächstes Mal versuchen?",
            ),
            "loss": (
                "Wie hast du das gemacht? Zeig noch mal!",
                "Du hast mich überlistet. Gefällt mir.",
                "Das muss ich mir noch einmal ansehen.",
                "Verloren, aber drei neue Dinge gelernt.",
            ),
            "draw": (
                "Remis? Was für ein merkwürdiges Ende.",
                "Keiner von uns! Wie kam das denn?",
                "Gleichstand. Wollen wir wissen, wer besser ist?",
                "Zwei schlaue Nasen und kein Sieger.",
            ),
            "ruin": ("Ich wollte nur wissen, was dann passiert. Oh.", "Gut, jetzt wissen wir es."),
        },
        "level3": {
            "greeting": (
                "Lass dir Zeit. Der Tee ist noch heiß.",
                "Guten Abend. Milch oder Zitrone?",
                "Keine Eile. Gute Züge reifen langsam.",
                "Setz dich doch. Das Teewasser kocht schon.",
                "Ein stiller Ast, eine Kanne Tee, eine Partie.",
            ),
            "own-blunder": (
                "Ach. Der hätte länger ziehen müssen.",
                "Schuhu. Auch ich blinzle ab und zu.",
                "Jetzt ist Tee auf meinem Plan.",
                "Das habe ich übersehen. Gut aufgepasst.",
            ),
            "your-blunder": (
                "Bist du sicher? Ein Schluck Tee hilft.",
                "Schuhu … darauf habe ich gewartet.",
                "Wer Geduld hat, wird beschenkt.",
                "Kommt vor. Durchatmen, trinken, noch mal schauen.",
            ),
            "win": (
                "Danke für die Partie. Noch ein Tässchen?",
                "Geduld und eine zweite Kanne Tee.",
                "Eine angenehme Partie. Darf ich nachschenken?",
                "Keine Sorge. Ich übe seit Jahrhunderten.",
            ),
            "loss": (
                "Wunderbar gespielt. Die Kekse gehören dir.",
                "Du hast weiter gesehen als ich. Schuhu!",
                "Daraus lerne ich. Bei einer Tasse Tee.",
                "Wohlverdient. Ich erhebe meine Tasse auf dich.",
            ),
            "draw": (
                "Remis: warm wie guter Tee.",
                "Ausgewogen, wie ein Tablett sein soll.",
                "Nicht zu heiß und nicht zu kalt.",
                "Ein ruhiges Ende. So mag ich das.",
            ),
            "ruin": ("Sogar die Teekanne ist weg.", "Schuhu. Immerhin muss keiner abwaschen."),
        },
        "level4": {
            "greeting": (
                "Willkommen in meiner Höhle. Ich werde nicht niesen.",
                "Es ist mir eine Ehre. Vorsicht, Flammen.",
                "Die Ärmel bitte von meinem Atem fernhalten.",
                "Für das Brett habe ich etwas Gold weggeräumt.",
                "Sehr erfreut. Deine Sachen bleiben unverbrannt.",
            ),
            "own-blunder": (
                "Verzeihung. Ich hatte Rauch in den Augen.",
                "Wie peinlich, nach vierhundert Jahren.",
                "Du hast die Lücke in meinen Schuppen gefunden.",
                "Touché. Ich würde erröten, wenn ich könnte.",
            ),
            "your-blunder": (
                "Vergib mir, das kann ich nicht durchgehen lassen.",
                "Mit Verlaub: Es könnte etwas warm werden.",
                "Wie großzügig. Wenn du gestattest?",
                "Ich bedaure, aber das habe ich gesehen.",
            ),
            "win": (
                "Es war mir eine Ehre. Entschuldige die Asche.",
                "Ich danke dir. Du hast tapfer gekämpft.",
                "Hut ab. Wenige Ritter hielten länger durch.",
                "Ich verneige mich. Komm wieder, ich lasse ein Licht an.",
            ),
            "loss": (
                "Großartig. Such dir etwas aus meinem Hort aus.",
                "Ich verneige mich. Vorsicht, Hörner.",
                "Besiegt und entzückt. Ich danke dir.",
                "Du hast mein Feuer gelöscht. Prächtig!",
            ),
            "draw": (
                "Waffenruhe. Rösten wir Marshmallows?",
                "Ein ehrenvolles Ende für uns beide.",
                "Niemand ist verbrannt. Wie gesittet.",
                "Wir scheiden als Gleiche. Es ehrt mich.",
            ),
            "ruin": ("Ich versichere dir, das war nicht ich.", "So viel Feuer, und keins davon von mir."),
        },
    }
