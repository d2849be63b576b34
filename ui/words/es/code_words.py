"""Texts of fair play between devices, and 256 nouns to compare by voice, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.words.es import named, of_named, opening
from ui.session.remote.peers import CHECK, JOIN, KEY, LIST, MOVE, OPENING, PASSING, SECRET
from ui.words.en import code_words as english


class Words(english.Words):
    """The nouns, in Spanish."""

    nouns = """
    acordeón avión ancla antena manzana delantal astronauta aguacate hacha bebé panadería globo bambú
    plátano granero barril cesta oso cama bicicleta arándano hueso libro botella pulsera brócoli bronce
    escoba cepillo toro autobús mantequilla cactus calendario vela canoa capitán caramelo alfombra
    catedral cueva silla cereza chimenea cine canela circo acantilado reloj trébol abrigo peine brújula
    coral corcho vaca cocodrilo pepino taza armario diamante dinosaurio perro delfín puerta vestido
    tambor pato duna codo elefante ascensor esmeralda motor sobre halcón pluma helecho bandera flamenco
    flauta bosque fuente jardín ajo fantasma gigante jengibre jirafa glaciar gafas góndola ganso gorila
    uva saltamontes guitarra hamaca hámster arpa avellana erizo gallina miel herradura hospital hotel
    iglú tinta isla joya selva canguro kayak llave teclado kiwi cuchillo koala farol lavanda hoja limón
    leopardo biblioteca bombilla equipaje imán mamut medalla medicina meteorito microscopio leche espejo
    mosaico bigote museo seta mostaza clavo servilleta nido periódico oasis océano pulpo aceituna
    cebolla ópera naranja orquesta avestruz nutria horno búho paquete cuadro panda papel pimentón parque
    pasaporte pelícano lápiz pingüino pimienta perfume foto piano almohada piña pistacho pizza poni
    palomitas amapola princesa hélice pudin calabaza pirámide rábano arcoíris frambuesa cuervo reno
    rinoceronte anillo río robot cohete rubí regla marinero ensalada sal satélite saxofón gaviota sombra
    ducha esqueleto cielo zapatilla humo sofá espaguetis espiral ardilla estadio sello estrella fresa
    azúcar maleta verano girasol sirope mandarina taxi tetera teléfono templo teatro hilo pulgar trueno
    tostadora tomate lengua tractor tren trampolín triángulo trofeo pantalón trufa tulipán túnel
    paraguas unicornio valle vainilla terciopelo vinagre violín volcán vagón nuez avispa trigo viento
    mago yate yogur
    """


class FairWords(english.FairWords):
    """Fair play between devices, in Spanish."""

    awaited: Mapping[str, str] = {
        JOIN: "tiene que unirse",
        MOVE: "tiene que jugar",
        OPENING: "tiene que sortear",
        KEY: "tiene que descifrar una carta",
        LIST: "tiene que barajar",
        CHECK: "tiene que comprobar la mezcla",
        SECRET: "tiene que mostrar las cartas",
        PASSING: "tiene que reenviar tu jugada",
    }
    awaited_of_several: Mapping[str, str] = {
        JOIN: "tienen que unirse",
        MOVE: "tienen que jugar",
        OPENING: "tienen que sortear",
        KEY: "tienen que descifrar una carta",
        LIST: "tienen que barajar",
        CHECK: "tienen que comprobar la mezcla",
        SECRET: "tienen que mostrar las cartas",
        PASSING: "tienen que reenviar tu jugada",
    }
    end = "Terminar por abandono"
    end_game = "Terminar la partida"
    wait = "Seguir esperando"

    here = "Estoy aquí"
    agree = "Aceptar"
    refuse = "Rechazar"
    not_yet = "Podrás aceptar cuando también hayas esperado un minuto."

    def waits(self, names: str, what: str, count: int) -> str:
        return f"{opening(names)} {(self.awaited if count == 1 else self.awaited_of_several)[what]}."

    def end_by(self, name: str) -> str:
        return f"Terminar por abandono {of_named(name)}"

    def end_title(self, name: str) -> str:
        return f"¿Terminar la partida por abandono {of_named(name)}?"

    def may_think(self, name: str) -> str:
        return f"Allí la página está abierta: quizá {named(name)} solo está pensando."

    def loses(self, name: str) -> str:
        return f"La partida termina y {named(name)} pierde."

    def loses_if_agreed(self, name: str) -> str:
        return f"Antes se pregunta a los demás. Si todos están de acuerdo, {named(name)} pierde."

    def ends_unless(self, name: str) -> str:
        return f"{opening(name)} pide terminar la partida por tu abandono. Responde y la partida continúa."

    def asks_to_end(self, name: str, other: str) -> str:
        return f"{opening(name)} pide terminar la partida por abandono {of_named(other)}. ¿Aceptas?"

    def last_call(self, name: str) -> str:
        return f"La partida termina en diez segundos por abandono si {named(name)} no responde."

    def asked_to_end(self, other: str, names: str) -> str:
        return (
            f"Has pedido terminar la partida por abandono {of_named(other)}. Falta la respuesta de {names}."
        )

    def two_clocks(self, name: str, theirs: str, ours: str) -> str:
        return f"Tiempo restante según el dispositivo {of_named(name)}: {theirs}; según el tuyo: {ours}."

    unproven = (
        "Partida jugada con una versión anterior de esta página: no se puede comprobar el juego limpio."
    )
    not_compared = "Aún sin comparar"
    compare = "Comparar palabras"
    compared = "Palabras comparadas"
    show = "Ver palabras"
    differ = "Las palabras no coinciden: puede haber alguien en medio."
    compare_again = "Comparar de nuevo"
    title = "Comparar cuatro palabras"
    help = (
        "Lee estas palabras a tu rival, en persona o por teléfono. Si en las dos pantallas aparecen las "
        "mismas, los dispositivos están conectados entre sí, sin nadie en medio."
    )
    help_of_several = (
        "Lee estas palabras a los demás, en persona o por teléfono. Si en todas las pantallas aparecen las "
        "mismas, los dispositivos están conectados entre sí, sin nadie en medio."
    )
    other_language = "En una página en otro idioma, las palabras son traducciones de estas."
    match = "Coinciden"
    differs = "No coinciden"
    warning = (
        "Las palabras no coinciden: puede haber alguien entre los dispositivos que juega en lugar de tu "
        "rival. No te fíes de esta partida. Empieza otra y envía la invitación de otra manera: enseña el "
        "código QR o usa otra mensajería."
    )

    another = "No es la partida acordada"
    set_up = "El otro dispositivo ha preparado la partida de otra manera:"
    terms: Mapping[str, str] = {
        "rules": "Otra versión de las reglas",
        "options": "Otras opciones",
        "start": "Otra posición inicial",
        "seats": "Otros puestos",
        "way": "Las jugadas se envían de otra manera",
    }
    no_clocks = "Sin relojes"
    play = "Jugar"
    decline = "Rechazar"
    declined = "Has rechazado la partida y se ha cerrado la conexión. No te has unido."

    def other_game(self, title: str) -> str:
        return f"Otro juego: {title}"

    def other_clock(self, clock: str) -> str:
        return f"Otro reloj: {clock}" if clock else self.no_clocks
