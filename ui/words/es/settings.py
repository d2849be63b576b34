"""What the settings say, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import number
from ui.words.en import settings as english


class Words(english.Words):
    """In Spanish."""

    settings = "Ajustes"
    language = "Idioma"
    as_device = "Como el dispositivo"
    on = "Sí"
    off = "No"

    # --- the headings ------------------------------------------------------------------------------

    at_table = "En esta mesa"
    looks = "Aspecto"
    moves = "Hacer una jugada"
    motion_and_sound = "Movimiento y sonido"
    computers = "La máquina y el azar"
    help = "Ayuda"

    # --- looks -------------------------------------------------------------------------------------

    colours = "Colores"
    light = "Claros"
    dark = "Oscuros"
    contrast = "Alto contraste"
    pieces = "Piezas"
    sets: Mapping[str, str] = {"usual": "Las de siempre", "cut": "Dos formas", "bold": "Gruesas"}
    board = "Tablero"
    boards: Mapping[str, str] = {
        "mood": "El del juego",
        "wood": "Madera",
        "green": "Verde",
        "blue": "Azul",
        "grey": "Gris",
    }
    coordinates = "Nombrar las casillas en el tablero"
    lettered = "Letras (a1) también donde las casillas llevan número"
    follow = "Girar el tablero hacia quien tiene el turno"
    across = "Dos personas frente a frente: girarlo todo hacia quien tiene el turno"

    # --- making a move -----------------------------------------------------------------------------

    marks = "Marcar lo que se puede mover"
    confirm = "Mostrar antes la jugada y hacerla cuando la confirme"
    moving = "Con ratón o dedo, las piezas se mueven"
    movings: Mapping[str, str] = {
        "both": "con clics o arrastrando",
        "click": "solo con clics",
        "drag": "solo arrastrando",
    }
    typing = "Un campo para escribir jugadas"

    # --- motion and sound --------------------------------------------------------------------------

    motion = "Piezas en movimiento"
    speed = "Con qué rapidez se mueven"
    speeds: Mapping[str, str] = {"slow": "Despacio", "usual": "Normal", "fast": "Rápido"}
    sounds = "Sonidos"
    tremble = "Que el dispositivo vibre con lo que se hace"

    def percent(self, volume: float) -> str:
        return f"{100 * volume:.0f}\u202f%" if volume else self.off

    # --- the computer, and chance ------------------------------------------------------------------

    thinking = "Cuánto puede pensar la máquina más fuerte"
    eye = "El ojo de la máquina: mostrar lo mejor donde nadie juega"
    odds = "Mostrar las probabilidades de lo que está boca abajo"
    undo_reveals = "Contra la máquina, anular lo que el azar ha mostrado"

    def seconds(self, count: float) -> str:
        return "1 segundo" if count == 1 else f"{number(count)} segundos"

    elsewhere = "Amigos en otro lugar"
    server_named = "Un servidor que ayude a conectar"
    server_help = (
        "En una misma red no hace falta ninguno. Entre dos casas, la conexión necesita a menudo un servidor "
        "TURN, que pasa lo que dicen los dispositivos sin poder leerlo. A veces basta uno STUN, que les dice "
        "cómo se alcanzan. Uno y otro conocen las direcciones de red de ambos y cuándo jugáis. Indica uno de "
        "confianza; se le pregunta desde la próxima invitación, también para respuestas."
    )
    server = "Su dirección"
    server_like = "turn:equipo:puerto"
    server_user = "Usuario"
    server_password = "Contraseña"
    no_server = (
        "No es la dirección de un servidor así: turn:host:puerto, turns:host:puerto o stun:host:puerto."
    )

    # --- help --------------------------------------------------------------------------------------

    spoken = "A un lector de pantalla, las jugadas se cuentan"
    styles: Mapping[str, str] = {
        "words": "con palabras",
        "short": "en breve, por sus casillas",
        "notation": "como se escriben",
    }
    lessons = "Explicar lo nuevo de un juego cuando importa"
    learn_anew = "Explicármelo todo otra vez"
    keys = "Teclas"
    keyboard: Sequence[tuple[str, str]] = (
        ("flechas, Intro", "ir por el tablero y elegir"),
        ("U, R", "anular, rehacer"),
        ("H", "dar una pista"),
        ("F", "girar el tablero"),
        ("Z", "ampliarlo"),
        ("T", "probar una variante"),
        ("[, ]", "retroceder y avanzar, como las flechas fuera del tablero"),
        ("coma, punto", "ir de un momento clave a otro"),
        ("?", "mostrar una carta en grande"),
        ("P, C", "parar los relojes, decir los tiempos"),
    )
