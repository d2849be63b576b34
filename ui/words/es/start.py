"""What the note on the start says, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import start as english


class Words(english.Words):
    """In Spanish."""

    texts: Mapping[str, str] = {
        "start": "Inicio de la página",
        "loading": "Cargando",
        "page": "Trayendo la página",
        "again": "Probar otra vez",
        "details": "Detalles",
        # what has come, and what is awaited
        "library": "Trayendo la biblioteca de Python",
        "python": "Trayendo Python",
        "pyscript": "Trayendo PyScript",
        "games": "Trayendo los juegos",
        "starting": "Arrancando Python",
        "count": "{got} de {total} MB",
        "waiting": "Lo que has elegido se abrirá solo.",
        "few-left": "Unos segundos más.",
        "seconds-left": "Unos {count} segundos más.",
        "minutes-left": "Unos {count} minutos más.",
        # what went wrong, and what to do about it
        "browser": "Este navegador no puede ejecutar los juegos",
        "browser-advice": (
            "Funcionan con WebAssembly, que aquí falta o está desactivado. Abre la página en una versión "
            "actual de Firefox, Chrome, Edge o Safari, o permite WebAssembly para esta página en los ajustes "
            "de seguridad del navegador."
        ),
        "policy": "Este sitio no permite WebAssembly",
        "policy-advice": (
            "Los juegos lo necesitan. Quien administra este sitio tiene que añadir 'wasm-unsafe-eval' a "
            "script-src en su Content-Security-Policy."
        ),
        "type": "Un archivo tiene un tipo equivocado",
        "type-advice": (
            "El servidor lo anuncia como otra cosa de la que es, y por eso el navegador no lo usa. Quien "
            "administra este sitio tiene que corregir el tipo que envía para esos archivos."
        ),
        "file": "La página se abrió sin servidor",
        "file-advice": (
            "Este navegador no la ejecuta directamente desde un disco. Pon su carpeta en cualquier servidor "
            "web estático, como python3 -m http.server, y abre la dirección que este indica."
        ),
        "frame": "La página está encerrada en un marco",
        "frame-advice": "El sitio que la rodea no le deja cargar sus propios archivos. Ábrela aparte:",
        "slash": "A la dirección le falta la barra final",
        "slash-advice": "Sin ella, la página no encuentra sus propios archivos. Ábrela aquí:",
        "damaged": "Un archivo llegó dañado",
        "damaged-advice": "Al probar otra vez se trae de nuevo.",
        "missing": "Un archivo no llegó",
        "missing-advice": "Mira si tienes conexión y prueba otra vez.",
        "program": "El programa no pudo arrancar",
        "program-advice": (
            "Prueba otra vez. Tus partidas guardadas están a salvo. Si vuelve a ocurrir, los detalles "
            "de abajo ayudan a saber por qué."
        ),
        "stalled": "Hace un rato que no llega nada",
        "stalled-advice": (
            "Puede que la conexión sea lenta o se haya perdido. Puedes esperar, pues la página sigue sola, "
            "o probar otra vez."
        ),
        # what exactly, in the details
        "size": "Llegaron {got} bytes en vez de {wanted}.",
        "content": "Su contenido no es el que debería ser.",
        "answered": "El servidor respondió {status}.",
        "packed": "Lo que llevaba empaquetado está dañado.",
        "cut": "Lo que llevaba empaquetado está cortado.",
        "no-reason": "No se dio ninguna razón.",
    }
