"""Texts about clips, in Spanish."""

from __future__ import annotations

from ui.words.en import clips as english


class Words(english.Words):
    """The Spanish texts."""

    clip = "Compartir como clip"
    help = "Un GIF animado de la partida hasta esta posición, creado en tu dispositivo."
    what_you_see = f"{help} Muestra lo que ves, incluidos los secretos que conoces."
    whole = "Toda la partida"
    making = "Creando el clip"
    cancel = "Cancelar"
    cancelled = "Clip cancelado."
    failed = "No se ha podido crear el clip. Inténtalo de nuevo o elige menos jugadas."
    share = "Compartir clip"
    save = "Guardar clip"
    saved = "Clip guardado."
    not_shared = "No se ha podido compartir el clip. Puedes guardarlo."
    embed = "Insertar"
    embed_help = "Un tablero para tu propia página, con botones para recorrer las jugadas."
    embed_position = "Un tablero con esta posición para tu propia página."
    copy_code = "Copiar código para insertar"
    code = "Código para insertar"

    def last(self, count: int) -> str:
        return f"Últimas {count} jugadas"

    def ready(self, kilobytes: int) -> str:
        return f"El clip está listo ({kilobytes} kB)."
