"""Texts of invitations and replies, which connect friends' devices."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.invitation import CUT, FOREIGN, NEWER, OLDER
from ui.session.remote.invited import CAMERA, NOBODY, OFFERED, OTHER, OWN, TAKEN
from ui.session.remote.peers import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE


class Words:
    """The English texts."""

    # --- inviting -----------------------------------------------------------------------------------------

    making = "Preparing the invitation …"
    step_send = "1. Send this invitation"
    send_help = (
        "Use any messenger or email, and send it only to your friend: it contains your device's address."
    )
    link = "The invitation"
    copy = "Copy"
    send = "Send …"
    show_code = "Show QR code"
    hide_code = "Hide QR code"
    making_code = "Making the QR code …"
    code_of = "The link as a QR code, to scan with the other device"
    step_answer = "2. Open the reply"
    answer_help = (
        "Your friend opens the link and sends back a reply. Open it in this browser, or paste it here."
    )
    answer = "The reply"
    scan = "Scan with camera"
    scanning = "Camera view: hold your friend's QR code in front of it"
    scan_help = (
        "Once this page may use the camera, your invitations and replies also contain your device's "
        "address in your own network."
    )
    stop_scanning = "Stop the camera"
    connect = "Connect"
    keep_open = "Keep this page open until then."
    connecting = "Connecting …"
    late = (
        "Still no connection. On the same network it should work; between two households you often need a "
        "TURN server, which you can enter in the settings."
    )
    anew = "New invitation"
    host_invites = "The person who invited you invites the others, too."

    # --- being invited ------------------------------------------------------------------------------------

    come_help = (
        "Your devices connect directly, or through a server that one of you has entered. You get a reply "
        "to send back."
    )
    go_on_help = "This device has the game. It continues where you left off."
    your_name = "Your name"
    accept = "Accept"
    go_on = "Continue"
    making_answer = "Preparing the reply …"
    send_back = "Send this reply back"
    begins = "The game starts when your friend opens the reply. Keep this page open."
    your_answer = "Your reply"
    ask_anew = "Ask for a new invitation and open that one."
    open_game = "Open the game"
    not_coming = "Not now"
    own_invitation = "This is your own invitation. Send it to your friend, who will send you a reply."

    # --- a reply opened in its own tab --------------------------------------------------------------------

    answered = "The reply"
    handed: Mapping[str, str] = {
        OFFERED: "Looking for the page that sent the invitation …",
        TAKEN: "Connected: the game continues in the page that sent the invitation. You can close this one.",
        NOBODY: (
            "No open page in this browser is waiting for this reply. If the reply is yours, send it to "
            "the person who invited you. If you invited from another browser or device, open it there. "
            "If that page was closed or reloaded, or the reply was already used, invite again from the "
            "game."
        ),
    }
    understood = "OK"

    # --- faults -------------------------------------------------------------------------------------------

    faults: Mapping[str, str] = {
        FOREIGN: "This is not an invitation or a reply. Copy everything you were sent.",
        CUT: "Part of this link is missing or was changed on the way. Ask for it again.",
        OLDER: (
            "This link was made by an older version of this page. Ask your friend to reload the page and "
            "send a new link."
        ),
        NEWER: "This link was made by a newer version of this page. Reload this page to update.",
        OWN: "This is the invitation itself. Paste the reply that your friend sends back.",
        OTHER: (
            "This reply belongs to another or an older invitation. Send the new invitation and use its reply."
        ),
        CAMERA: "There is no camera, or this page may not use it. Paste the reply, or open its link here.",
        MISSING: "This browser cannot connect to other devices, or does not allow it here.",
        UNREADABLE: "This browser cannot use the invitation.",
        FAILED: (
            "The two devices cannot reach each other. On the same network it should work; between two "
            "households you often need a TURN server, which you can enter in the settings."
        ),
        SILENT: "The connection was open, but went silent.",
        LEFT: "The other device closed the connection.",
        LARGE: "The other device sent more than is allowed.",
        MANY: "The other device sent more than is allowed.",
    }

    def invites(self, name: str, game: str) -> str:
        """Return an invitation to a game; `name` may be empty."""
        return f"{name or 'A friend'} invites you to {game}"

    def ask_for_links(self, name: str) -> str:
        """Return that the inviting player can send the game by link; `name` may be empty."""
        return f"Or ask {name or 'your friend'} to send the moves by link: it is the same game."

    def connected(self, name: str) -> str:
        """Return that the inviting player is connected; `name` may be empty."""
        return f"You are connected to {name or 'your friend'}."

    def unknown_game(self, game: str) -> str:
        """Return that this page does not have the game with an id."""
        return f"This invitation is for a game that this page does not have: {game}."


say = spoken(Words)
