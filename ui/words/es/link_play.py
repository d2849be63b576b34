"""Texts of games by link, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import named, of_named, opening, to_named
from engine.remote.merge import CHANCE, DIVERGED, DROPS, MINE, OTHER, SEAT, TAKEN
from ui.words.en import link_play as english


class Words(english.Words):
    """The Spanish texts."""

    # --- sending ------------------------------------------------------------------------------------------

    friends = "los demás"
    not_sent = "Sin enviar"
    copy = "Copiar enlace"
    copy_again = "Copiar de nuevo"
    send = "Enviar…"
    nudge = "Dar un toque…"
    paste = "Pega el enlace recibido"
    open = "Abrir"
    too_long = "Esta partida es demasiado larga para un enlace. Aquí queda como está."
    by_hand = "El enlace"
    by_hand_help = (
        "El navegador ha impedido copiar. Selecciona el enlace, cópialo y envíalo con cualquier mensajería."
    )
    is_sent = "Ya lo he enviado"

    def send_to(self, name: str) -> str:
        return f"Envía esto {to_named(name)}"

    def waits_for(self, name: str) -> str:
        return f"Esperando el enlace {of_named(name)}."

    def your_move(self, game: str, name: str) -> str:
        return f"{name}, te toca en {game}" if name else f"Te toca en {game}"

    def our_game(self, game: str) -> str:
        return f"Nuestra partida de {game}"

    def game_is_over(self, game: str) -> str:
        return f"Nuestra partida de {game} ha terminado"

    def copied(self, name: str) -> str:
        return f"El enlace está copiado. Envíalo {to_named(name)} con cualquier mensajería."

    # --- opening ------------------------------------------------------------------------------------------

    friend = "tu rival"
    a_friend = "Alguien"
    your_name = "Tu nombre"
    accept = "Aceptar"
    not_now = "Ahora no"
    which = "¿Quién eres?"
    lots = "Se sortean los puestos."
    by_links = (
        "Es una partida por correspondencia: cada jugada es un enlace que devuelves. No se lo envíes a "
        "nadie más: quien lo tenga puede mover por cualquiera de los dos."
    )
    old = "Este enlace es anterior a la partida de aquí. No se ha cambiado nada."
    same = "Este enlace no contiene nada nuevo."
    accepted_before = "Ya habías aceptado esta invitación. Esta es la partida."
    own = "Esta es tu propia invitación. Envíasela a tu rival."

    def invites(self, name: str, game: str) -> str:
        return f"{opening(name)} te invita a {game}"

    def you_play(self, colours: str) -> str:
        return f"Juegas con {named(colours)}."

    def seat_is_taken(self, name: str) -> str:
        return f"{opening(name)} aceptó la misma invitación antes que tú. Queda otro puesto."

    def looks_on(self, names: str) -> str:
        return f"Esta es una partida de {names}. Puedes verla y probar variantes."

    def moved(self, name: str, next_one: str) -> str:
        return f"{opening(name)} ha movido. {f'Le toca {to_named(next_one)}.' if next_one else 'Te toca.'}"

    def link_opened(self, name: str) -> str:
        return f"El enlace {of_named(name)} está abierto."

    def unsound(self, why: str, name: str) -> str:
        return f"Este enlace no se puede abrir: {why.format(name=named(name))}"

    # --- two versions of one game -------------------------------------------------------------------------

    two_courses = "Dos versiones de esta partida"
    parted: Mapping[str, str] = {
        DIVERGED: "El enlace de {name} trae otra versión de esta partida.",
        MINE: (
            "El enlace de {name} contiene jugadas tuyas que este dispositivo no conoce. Si las hiciste en "
            "otro dispositivo, úsalas. Si no, alguien ha movido por ti."
        ),
        SEAT: (
            "La misma invitación se aceptó dos veces: según el enlace de {name}, un puesto lo ocupa una "
            "persona distinta de la de aquí."
        ),
    }
    kept = "Se conservan las dos: la que no elijas queda como variante en la lista de jugadas."
    refused: Mapping[str, str] = {
        CHANCE: (
            "El enlace de {name} se aparta de esta partida antes de un resultado del azar ya conocido. "
            "Por eso vale la partida de aquí; la otra queda como variante."
        ),
        DROPS: (
            "El enlace de {name} trae otra versión de la partida, en la que falta algo que este dispositivo "
            "ha firmado. Tu versión se queda; la otra se guarda como variante."
        ),
        TAKEN: (
            "Antes que tú, {name} aceptó la misma invitación y ahora ocupa ese puesto. Pide otra "
            "invitación. Tu partida queda aquí como está."
        ),
        OTHER: "Este enlace es de otra partida con el mismo número. La partida de aquí queda como está.",
    }
    keep = "Conservar la mía"

    def take(self, name: str) -> str:
        return f"Usar la versión {of_named(name)}"

    def taken(self, name: str) -> str:
        return f"La partida continúa con la versión {of_named(name)}. La tuya queda como variante."
