"""Remarks of the computer opponents, in Spanish."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ui.words.en import remarks as english


class Words(english.Words):
    """The Spanish texts."""

    remarks: Mapping[str, Mapping[str, Sequence[str]]] = {
        "level1": {
            "greeting": (
                "Me acabo de despertar. ¿Cuáles son las mías?",
                "Aaah… ¿ya me toca?",
                "¡Oh, cosas redondas! ¿Puedo empujarlas?",
                "¿Y después echamos una siesta?",
                "Juego muy rápido y luego me duermo.",
            ),
            "own-blunder": (
                "Oh. Esa se me fue rodando.",
                "Uy. Se me resbaló la patita.",
                "¿Me había dormido?",
                "Estaba mirando una mariposa.",
            ),
            "your-blunder": (
                "¡Oh! ¿La dejaste ahí para mí?",
                "¿Es un regalo? Prrr…",
                "¿Para mí? ¡Qué amable!",
                "Tú también tienes sueño, ¡se nota!",
            ),
            "win": (
                "¿Gané? ¡Gané! ¡Que se despierten todos!",
                "¿Eso lo hice yo? ¿Con estas patitas?",
                "Prrr… soñé que ganaba.",
                "¡Gané! Ahora, una siesta muy, muy larga.",
            ),
            "loss": (
                "¡Ganaste! ¿Ya puedo dormir?",
                "Qué divertido. ¿Cómo eran las reglas?",
                "Qué bien juegas. ¿Me rascas la oreja?",
                "¿Perdí? Creía que solo jugábamos.",
            ),
            "draw": (
                "¿Nadie perdió? ¡Entonces hay leche para todos!",
                "¡Empate! Vamos a consultarlo con la almohada.",
                "Ganamos los dos, más o menos. Prrr…",
                "Igualitos, como mis dos patitas.",
            ),
            "ruin": ("Ya no queda nada. ¿Es hora de dormir?", "¡Bum! Ahora sí que estoy despierto."),
        },
        "level2": {
            "greeting": (
                "¡Una partida nueva! ¿Qué pasa si voy por aquí?",
                "Enséñame algo que nunca haya visto.",
                "¿Qué estarás tramando hoy?",
                "A ver quién es más astuto.",
                "Tengo tres ideas. Dos son malas.",
            ),
            "own-blunder": (
                "¡Interesante! Por ahí no había mirado.",
                "Bueno, ahora ya sé qué pasa.",
                "Un experimento. Salió mal. ¡Anotado!",
                "¡Hum! ¿Por qué me pareció seguro?",
            ),
            "your-blunder": (
                "¿Y esto? ¿Qué hace aquí?",
                "Mi nariz me dice que aquí hay algo.",
                "¿Por qué habrás hecho eso? ¿Puedo?",
                "¡Qué curioso! ¿Lo dejaste a propósito?",
            ),
            "win": (
                "¡Así que termina así! ¿Otra?",
                "Solo quería ver qué pasaba.",
                "¡Ajá! Tenía una corazonada.",
                "¿Qué probarías la próxima vez?",
            ),
            "loss": (
                "¿Cómo lo hiciste? ¡Enséñamelo otra vez!",
                "Fuiste más zorro que yo. Me gusta.",
                "Eso tengo que mirarlo con calma.",
                "Perdí, pero aprendí tres cosas nuevas.",
            ),
            "draw": (
                "¿Iguales? Qué final tan curioso.",
                "¡Ninguno! ¿Cómo ha pasado?",
                "Igualados. ¿Averiguamos quién es mejor?",
                "Dos narices listas y ningún ganador.",
            ),
            "ruin": ("Quería saber qué pasaba. Vaya.", "Bueno, ahora ya lo sabemos."),
        },
        "level3": {
            "greeting": (
                "Tómate tu tiempo. El té sigue caliente.",
                "Buenas tardes. ¿Leche o limón?",
                "Sin prisa. Lo bueno madura despacio.",
                "Toma asiento. Ya puse el agua para el té.",
                "Una rama tranquila, una tetera, una partida.",
            ),
            "own-blunder": (
                "Ah. Esa debía reposar un poco más.",
                "Uuu. Hasta yo parpadeo a veces.",
                "Se me derramó el té sobre el plan.",
                "Un descuido mío. Buena vista.",
            ),
            "your-blunder": (
                "¿Seguro? Un sorbo de té ayuda.",
                "Uuu… esto es lo que esperaba.",
                "La paciencia trae estos regalos.",
                "A veces pasa. Respira, bebe y mira otra vez.",
            ),
            "win": (
                "Gracias por la partida. ¿Otra taza?",
                "Paciencia y una segunda tetera.",
                "Una partida agradable. ¿Te sirvo más?",
                "No te preocupes: llevo siglos practicando.",
            ),
            "loss": (
                "Qué bien jugado. Las galletas son tuyas.",
                "Viste más lejos que yo. ¡Uuu!",
                "Buena lección. La pensaré con un té.",
                "Bien merecido. Brindo por ti con mi taza.",
            ),
            "draw": (
                "Iguales: un final tibio, como un buen té.",
                "En equilibrio, como debe ir una bandeja.",
                "Ni muy caliente ni muy frío.",
                "Un final sereno. De los que me gustan.",
            ),
            "ruin": ("Ni la tetera se salvó.", "Uuu. Al menos no hay platos que lavar."),
        },
        "level4": {
            "greeting": (
                "Bienvenida sea la visita. Procuraré no estornudar.",
                "Es un honor. Cuidado con las llamas, por favor.",
                "Ten la bondad de alejar las mangas de mi aliento.",
                "Aparté un poco de oro para hacerle sitio al tablero.",
                "Un placer. Prometo no quemar nada tuyo.",
            ),
            "own-blunder": (
                "Mil perdones. Me entró humo en los ojos.",
                "Qué bochorno, después de cuatrocientos años.",
                "Encontraste el hueco entre mis escamas.",
                "Touché. Si pudiera, me sonrojaría.",
            ),
            "your-blunder": (
                "Disculpa, pero no puedo dejarlo pasar.",
                "Con todo respeto: puede que haga calor.",
                "Qué generosidad. ¿Me permites?",
                "Lamento decirte que eso lo vi.",
            ),
            "win": (
                "Ha sido un honor. Perdona las cenizas.",
                "Te lo agradezco. Luchaste con valor.",
                "Mis respetos. Pocos caballeros duraron más.",
                "Me inclino ante ti. Vuelve: dejaré una luz encendida.",
            ),
            "loss": (
                "Magnífico. Elige algo de mi tesoro.",
                "Me inclino ante ti. Cuidado con los cuernos.",
                "Derrotado y encantado. Gracias.",
                "Apagaste mi fuego. ¡Espléndido!",
            ),
            "draw": (
                "Una tregua. ¿Tostamos unos malvaviscos?",
                "Un final honroso para los dos.",
                "Nadie se ha quemado. Qué civilizado.",
                "Nos despedimos como iguales. Es un honor.",
            ),
            "ruin": ("Te aseguro que no fui yo.", "Tanto fuego, y nada de eso es mío."),
        },
    }
