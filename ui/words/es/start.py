"""Texts of the start, which the build writes into the page for use before Python runs, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from ui.words.en import start as english


class Words(english.Words):
    """The Spanish texts."""

    texts: Mapping[str, str] = {
        "start": "Inicio de la página",
        "loading": "Cargando",
        "page": "Descargando la página",
        "again": "Reintentar",
        "details": "Detalles",
        # what has come, and what is awaited
        "library": "Descargando la biblioteca de Python",
        "python": "Descargando Python",
        "pyscript": "Descargando PyScript",
        "games": "Descargando los juegos",
        "starting": "Iniciando Python",
        "count": "{got} de {total} MB",
        "waiting": "Lo que has elegido se abrirá en cuanto esté listo.",
        "few-left": "Faltan unos segundos.",
        "seconds-left": "Faltan unos {count} segundos.",
        "minutes-left": "Faltan unos {count} minutos.",
        # what went wrong, and what to do about it
        "browser": "Este navegador no puede ejecutar los juegos",
        "browser-advice": (
            "Necesitan WebAssembly, que aquí falta o está desactivado. Abre la página en una versión "
            "actual de Firefox, Chrome, Edge o Safari, o permite WebAssembly para esta página en los "
            "ajustes de seguridad del navegador."
        ),
        "policy": "Este sitio no permite WebAssembly",
        "policy-advice": (
            "Los juegos lo necesitan. Quien administra este sitio tiene que añadir 'wasm-unsafe-eval' a "
            "script-src en su Content-Security-Policy."
        ),
        "type": "Un archivo tiene un tipo equivocado",
        "type-advice": (
            "El servidor anuncia un tipo equivocado, y por eso el navegador no usa el archivo. Quien "
            "administra este sitio tiene que corregir el tipo que envía para esos archivos."
        ),
        "file": "La página se abrió sin servidor",
        "file-advice": (
            "Este navegador no la ejecuta directamente desde un disco. Pon su carpeta en cualquier servidor "
            "web estático, como python3 -m http.server, y abre la dirección que este indica."
        ),
        "frame": "La página está incrustada en otra",
        "frame-advice": "El sitio exterior no le deja cargar sus propios archivos. Ábrela aparte:",
        "slash": "A la dirección le falta la barra final",
        "slash-advice": "Sin ella, la página no encuentra sus propios archivos. Ábrela aquí:",
        "damaged": "Un archivo llegó dañado",
        "damaged-advice": "Reintenta para descargarlo de nuevo.",
        "missing": "Un archivo no llegó",
        "missing-advice": "Comprueba tu conexión y vuelve a intentarlo.",
        "program": "El programa no pudo arrancar",
        "program-advice": (
            "Vuelve a intentarlo. Tus partidas guardadas están a salvo. Si vuelve a ocurrir, los detalles "
            "de abajo ayudan a saber por qué."
        ),
        "stalled": "Hace un rato que no llega nada",
        "stalled-advice": (
            "Puede que la conexión sea lenta o se haya perdido. Puedes esperar, porque la carga sigue "
            "sola, o reintentar."
        ),
        # what exactly, in the details
        "size": "Llegaron {got} bytes en vez de {wanted}.",
        "content": "Su contenido no es correcto.",
        "answered": "El servidor respondió {status}.",
        "packed": "Su contenido empaquetado está dañado.",
        "cut": "Su contenido empaquetado está incompleto.",
        "no-reason": "No se dio ninguna razón.",
    }
