"""Words of Satan's Checkers in Spanish, beside those of all star games."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.en import OptionWords
from engine.games.race.words import es as race_es
from engine.games.satan.words import en as english


class Words(english.Words, race_es.Words):
    """In Spanish."""

    credit = "De Néstor Romeral Andrés"
    tagline = "Lleva tus llamas al otro lado de la estrella antes de que alguien llene tu casa."
    piece = "llama"
    material = ("llama", "llamas")
    advice: Mapping[str, str] = {
        "": "Planea cadenas de saltos: las llamas con huecos entre ellas llevan lejos a la última.",
    }
    lessons: Mapping[str, str] = {
        "start": (
            "Lleva tus nueve llamas a tu meta. Da un paso a un hueco vecino o salta en línea recta sobre "
            "una llama vecina, sea de quien sea, y sigue saltando cuanto puedas."
        ),
        "fire": (
            "El fuego de Satán no es de nadie. Antes de mover puedes empujarlo un paso para bloquear a "
            "alguien; si mueves primero una llama, se queda donde está."
        ),
        "home": (
            "Vigila la casa que dejas atrás: si al final de tu turno sus nueve huecos están llenos, sean "
            "de quien sean las llamas, quedas fuera."
        ),
    }
    tutorial: Mapping[str, str] = {
        "jump": (
            "Las llamas saltan sobre llamas, tantas veces como puedan. Toca la del medio de tu segunda "
            "fila y luego el hueco marcado más lejano."
        ),
        "fire": (
            "La llama negra es el fuego de Satán, y no es de nadie. Antes de mover puedes empujarla un "
            "paso. Justo al lado hay una llama roja tuya: pon el fuego entre esa llama y tu meta C."
        ),
        "over": "Ahora se mueve una llama tuya. Salta por encima del fuego de Satán a tu meta.",
        "fill": (
            "La casa de Amarillo es tu meta, y ahí quedan dos llamas amarillas. Lleva tu llama al último "
            "hueco vacío."
        ),
        "snuff": (
            "Otro turno extra. Mueve la llama lejana y deja donde están las de la meta; el fuego de Satán "
            "se queda donde está."
        ),
    }
    tutorial_done: Mapping[str, str] = {
        "jump": "Tres saltos en un solo turno, sobre llamas de los dos colores. No se captura nada.",
        "fire": "Puede bloquear a un rival o ayudarte a cruzar.",
        "over": "Una llama que entra en su meta desde fuera te da un turno extra.",
        "fill": (
            "Los nueve huecos de la casa de Amarillo están ocupados. Eso contará al final del turno de "
            "Amarillo."
        ),
        "snuff": (
            "Amarillo no pudo salir de su casa llena: se extingue, y has ganado. Sal a tiempo de tu propia "
            "casa."
        ),
    }
    achievements: Mapping[str, tuple[str, str]] = {
        "filled": ("Todas en la meta", "Gana llevando tus llamas a tu meta."),
        "alone": ("La última luz", "Gana porque no queda nadie más."),
        "snuffed": ("Extinción", "Pierde porque se llenó tu casa."),
        "crowd": ("Cinco puntas", "Gana una partida de cinco jugadores."),
        "leap": ("Fuego desbocado", "Gana y salta de paso cinco veces en una jugada."),
        "cold": ("Manos fuera del fuego", "Gana sin mover nunca el fuego de Satán, estando en juego."),
    }
    options: Mapping[str, OptionWords] = {
        "setup": OptionWords(
            "Disposición",
            {
                "five": "Cinco jugadores",
                "four": "Cuatro jugadores",
                "three": "Tres jugadores",
                "crossing": "Dos jugadores, cruce",
                "duel": "Dos jugadores, duelo",
            },
            (
                "Con tres jugadores, uno juega solo contra dos. Cruce: los caminos se cruzan y las metas "
                "son otras puntas. Duelo: la meta de cada jugador es la casa del rival."
            ),
        ),
        "fire": OptionWords(
            "Fuego de Satán",
            {"on": "En juego", "off": "Fuera de juego"},
            "Una llama negra que cualquiera puede mover. Con cinco jugadores está siempre en juego.",
        ),
        "first": race_es.Words.first._replace(help="Empieza quien sea más siniestro."),
        "games": OptionWords(
            "Partidas",
            {
                "single": "Una sola partida",
                "tournament": "Torneo: tres partidas, cada jugador va solo una vez",
            },
            "Gana el torneo quien gana más partidas; en caso de empate cuentan las llamas en la meta.",
        ),
    }
    series = "torneo"
    unit = "llamas llevadas a la meta"


class PuzzleWords(english.PuzzleWords):
    """In Spanish."""

    goals: Mapping[str, str] = {
        "win": "Gana la partida.",
        "home1": "Lleva una llama más a tu meta.",
        "home2": "Lleva dos llamas más a tu meta.",
        "home3": "Lleva tres llamas más a tu meta.",
    }
