"""Texts of the settings, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.contract.words.es import number
from ui.words.en import settings as english


class Words(english.Words):
    """The Spanish texts."""

    settings = "Ajustes"
    language = "Idioma"
    as_device = "Como el sistema"
    on = "Sí"
    off = "No"

    # --- headings -----------------------------------------------------------------------------------------

    at_table = "Jugadores"
    looks = "Aspecto"
    moves = "Jugadas"
    motion_and_sound = "Movimiento y sonido"
    computers = "Máquina, dados y cartas"
    help = "Ayuda"

    # --- appearance ---------------------------------------------------------------------------------------

    colours = "Tema"
    light = "Claro"
    dark = "Oscuro"
    contrast = "Alto contraste"
    pieces = "Piezas"
    sets: Mapping[str, str] = {"usual": "Estándar", "cut": "Dos formas", "bold": "Trazo grueso"}
    board = "Tablero"
    boards: Mapping[str, str] = {
        "mood": "El propio del juego",
        "wood": "Madera",
        "green": "Verde",
        "blue": "Azul",
        "grey": "Gris",
    }
    coordinates = "Mostrar coordenadas"
    lettered = "Usar letras (a1) aunque las casillas lleven número"
    follow = "Girar el tablero hacia quien mueve"
    across = "Dos jugadores frente a frente: girar toda la pantalla hacia quien mueve"

    # --- making a move ------------------------------------------------------------------------------------

    marks = "Resaltar las piezas que pueden mover"
    confirm = "Confirmar cada jugada"
    premove = "Premove: elegir la próxima jugada durante el turno del rival (en juegos sin azar)"
    moving = "Mover las piezas"
    movings: Mapping[str, str] = {
        "both": "con clics o arrastrando",
        "click": "solo con clics",
        "drag": "solo arrastrando",
    }
    typing = "Mostrar un campo para escribir jugadas"

    # --- motion and sound ---------------------------------------------------------------------------------

    motion = "Animaciones"
    speed = "Velocidad de las animaciones"
    speeds: Mapping[str, str] = {"slow": "Lenta", "usual": "Normal", "fast": "Rápida"}
    sounds = "Sonidos"
    tremble = "Vibrar al mover"

    def percent(self, volume: float) -> str:
        return f"{100 * volume:.0f}\u202f%" if volume else self.off

    # --- computer, dice and cards -------------------------------------------------------------------------

    thinking = "Tiempo de la máquina más fuerte"
    voices = "Comentarios de los rivales"
    eye = "Mostrar el análisis cuando nadie juega"
    odds = "Mostrar probabilidades de lo que está boca abajo"
    undo_reveals = "Permitir deshacer tras dados y cartas (contra la máquina)"

    def seconds(self, count: float) -> str:
        return "1 segundo" if count == 1 else f"{number(count)} segundos"

    online_play = "Jugar en línea"
    own_name = "Tu nombre"
    server_named = "Servidor de conexión (STUN o TURN)"
    server_help = (
        "En la misma red no hace falta servidor. Entre redes distintas, la conexión necesita a menudo un "
        "servidor TURN, que la retransmite cifrada sin poder leerla. A veces basta un servidor STUN, que "
        "solo ayuda a establecerla. El servidor ve las direcciones de red de los dos dispositivos y las "
        "horas de juego. Indica uno de confianza; se usará desde la próxima invitación o respuesta."
    )
    server = "Dirección del servidor"
    server_like = "turn:host:puerto"
    server_user = "Usuario"
    server_password = "Contraseña"
    no_server = (
        "No es la dirección de un servidor. Usa turn:host:puerto, turns:host:puerto o stun:host:puerto."
    )

    # --- help ---------------------------------------------------------------------------------------------

    spoken = "El lector de pantalla anuncia las jugadas"
    styles: Mapping[str, str] = {
        "words": "con frases completas",
        "short": "en breve, por casillas",
        "notation": "en notación",
    }
    lessons = "Mostrar consejos sobre reglas nuevas"
    learn_anew = "Mostrar de nuevo todos los consejos"
    keys = "Atajos de teclado"
    keyboard: Sequence[tuple[str, str]] = (
        ("flechas, Intro", "recorrer el tablero, seleccionar"),
        ("U, R", "deshacer, rehacer"),
        ("H", "pista"),
        ("F", "girar tablero"),
        ("Z", "ampliar"),
        ("L", "repetir el último turno"),
        ("T", "probar una variante"),
        ("[, ]", "retroceder y avanzar (fuera del tablero, también con las flechas)"),
        ("coma, punto", "momento clave anterior y siguiente"),
        ("?", "ampliar una carta"),
        ("P, C", "parar los relojes, leer los tiempos"),
    )
