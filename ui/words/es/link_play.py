"""Español: lo que se dice de los enlaces con los que se juega."""

from __future__ import annotations

from collections.abc import Mapping

from engine.remote.merge import CHANCE, DIVERGED, MINE, OTHER, SEAT, TAKEN
from ui.words.en import link_play as english


class Words(english.Words):
    """En español."""

    # --- sending -----------------------------------------------------------------------------------

    friends = "los demás"
    not_sent = "Aún sin enviar"
    copy = "Copiar el enlace"
    copy_again = "Copiarlo otra vez"
    send = "Enviar …"
    paste = "Un enlace que te han enviado"
    open = "Abrir"
    too_long = "Esta partida es ya demasiado larga para un enlace. Aquí queda como está."
    by_hand = "El enlace"
    by_hand_help = (
        "El navegador no deja copiar. Selecciona el enlace, cópialo y envíalo con cualquier mensajería."
    )
    is_sent = "Ya lo he enviado"

    def send_to(self, name: str) -> str:
        return f"Envía esto a {name}"

    def waits_for(self, name: str) -> str:
        return f"Esperando el enlace de {name}."

    def copied(self, name: str) -> str:
        return f"El enlace está copiado. Envíalo a {name} con cualquier mensajería."

    # --- opening -----------------------------------------------------------------------------------

    friend = "tu contrincante"
    a_friend = "Alguien"
    your_name = "Tu nombre"
    accept = "Aceptar"
    not_now = "Ahora no"
    which = "¿Quién eres?"
    lots = "Se sortea quién se sienta dónde."
    by_links = (
        "Jugáis por enlaces: cada jugada es un enlace que devuelves. No se lo envíes a nadie más: quien lo "
        "tenga puede jugar por cualquiera de los dos."
    )
    old = "Este enlace es más viejo que la partida de aquí. No se ha cambiado nada."
    same = "Este enlace no dice nada nuevo."
    accepted_before = "Ya habías aceptado esta invitación. Esta es la partida."
    own = "Esta es tu propia invitación. Envíasela a tu contrincante."

    def invites(self, name: str, game: str) -> str:
        return f"{name} te invita a {game}"

    def you_play(self, colours: str) -> str:
        return f"Juegas con {colours}."

    def seat_is_taken(self, name: str) -> str:
        return f"{name} aceptó la misma invitación antes que tú. Queda otro sitio."

    def looks_on(self, names: str) -> str:
        return f"Esta es una partida de {names}. Puedes mirarla y probar cómo podría seguir."

    def moved(self, name: str, next_one: str) -> str:
        return f"{name} ha jugado. {f'Le toca a {next_one}.' if next_one else 'Te toca.'}"

    def told(self, name: str) -> str:
        return f"El enlace de {name} está abierto."

    def unsound(self, why: str, name: str) -> str:
        return f"Este enlace no se puede abrir: {why.format(name=name)}"

    # --- two courses of one game -------------------------------------------------------------------

    two_courses = "Dos cursos de esta partida"
    parted: Mapping[str, str] = {
        DIVERGED: "El enlace de {name} cuenta otro curso de esta partida que el de aquí.",
        MINE: "El enlace de {name} trae jugadas tuyas que este dispositivo no conoce. Si las has hecho en "
        "otro dispositivo, tómalas. Si no, alguien ha jugado por ti.",
        SEAT: "La misma invitación se aceptó dos veces: en el enlace de {name} se sienta otra persona donde "
        "aquí ya hay alguien.",
    }
    kept = (
        "Se guardan los dos: el que no elijas queda en la lista de jugadas, como línea al lado de la partida."
    )
    refused: Mapping[str, str] = {
        CHANCE: "El enlace de {name} cuenta otro curso de esta partida, desde antes de un sorteo que ya se "
        "conoce. No sería justo: la partida de aquí sigue, y la otra queda a su lado.",
        TAKEN: "{name} aceptó la misma invitación antes que tú y ocupa ahora ese sitio. Pide otra "
        "invitación. Tu partida queda aquí como está.",
        OTHER: "Este enlace es de otra mesa que tiene el mismo número. La partida de aquí queda como está.",
    }
    keep = "Conservar la mía"

    def take(self, name: str) -> str:
        return f"Tomar lo que envía {name}"

    def taken(self, name: str) -> str:
        return f"La partida sigue como la envía {name}. Lo que había aquí queda como línea a su lado."
