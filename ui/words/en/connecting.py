"""What is said of invitations to friends at other devices."""

from __future__ import annotations

from collections.abc import Mapping

from engine.contract.language import spoken
from engine.remote.invitation import CUT, FOREIGN, NEWER
from ui.session.remote.invited import CAMERA, NOBODY, OFFERED, OTHER, OWN, TAKEN
from ui.session.remote.peers import FAILED, LARGE, LEFT, MANY, MISSING, SILENT, UNREADABLE


class Words:
    """In English."""

    # --- who invites -------------------------------------------------------------------------------

    making = "Making the invitation …"
    step_send = "1. Send this invitation"
    send_help = "By any messenger or mail, to nobody but your friend: it tells where your device is."
    link = "The invitation"
    copy = "Copy"
    send = "Send …"
    show_code = "Show as a picture (QR)"
    hide_code = "Hide the picture"
    making_code = "Making the picture …"
    code_of = "The link as a QR code, for the camera of the other device"
    step_answer = "2. Take the answer"
    answer_help = (
        "Your friend opens the link and sends an answer back. Open it in this browser, or paste it here."
    )
    answer = "The answer"
    scan = "Read it with the camera"
    scanning = "What the camera sees: hold the friend's picture in front of it"
    scan_help = (
        "Once this page may use the camera, your invitations and answers also tell your device's address in "
        "your own network."
    )
    stop_scanning = "Stop the camera"
    connect = "Connect"
    keep_open = "Keep this page open until then."
    connecting = "Connecting …"
    anew = "Make a new invitation"
    host_invites = "Whoever has invited you invites the others, too."

    # --- who is invited ----------------------------------------------------------------------------

    come_help = (
        "Your devices talk to each other directly, or through a server that one of you has named. You get an "
        "answer to send back."
    )
    go_on_help = "This device has the game; it goes on where it was left."
    your_name = "Your name"
    accept = "Accept"
    go_on = "Go on"
    making_answer = "Making the answer …"
    send_back = "Send this answer back"
    begins = "The game is here as soon as your friend has opened it. Keep this page open."
    your_answer = "Your answer"
    ask_anew = "Ask for a new invitation, and open that."
    not_coming = "Not now"
    own_invitation = "This is your own invitation. Send it to your friend; the answer comes back from there."

    # --- an answer that a tab was opened with ------------------------------------------------------

    answered = "The answer"
    handed: Mapping[str, str] = {
        OFFERED: "Looking for the page that has invited …",
        TAKEN: "It has arrived: the game goes on in the page that has invited. This one can be closed.",
        NOBODY: "No open page of this browser waits for this answer. Is it your own? Then send it to whoever "
        "has invited you. Have you invited from another browser or device? Open it there. If that page "
        "was closed or loaded anew, or the answer was used before, invite once more from the game.",
    }
    understood = "All right"

    # --- what is wrong -----------------------------------------------------------------------------

    faults: Mapping[str, str] = {
        FOREIGN: "This is no link of that kind. Take all of what was sent to you.",
        CUT: "A part of this link is missing, or was changed on the way. Have it sent once more.",
        NEWER: "A newer version of this page has made it. Load this page anew on your device.",
        OWN: "This is the invitation itself. What belongs here is the answer that your friend sends back.",
        OTHER: "This answers another invitation, or an older one. Send the new invitation, and take its "
        "answer.",
        CAMERA: "There is no camera, or this page may not use it. Paste the answer, or open its link here.",
        MISSING: "This browser opens no lines to other devices, or does not allow it here.",
        UNREADABLE: "This browser cannot make use of the invitation.",
        FAILED: "The two devices do not reach each other. In one network it should work; between two "
        "households it often takes a TURN server, which you can name in the settings.",
        SILENT: "The line was open, and fell silent.",
        LEFT: "The other device has closed the line.",
        LARGE: "The other device has sent more than anybody may.",
        MANY: "The other device has sent more than anybody may.",
    }

    def invites(self, name: str, game: str) -> str:
        """Return who invites to which game; the name may be empty."""
        return f"{name or 'A friend'} invites you to {game}"

    def connected(self, name: str) -> str:
        """Return that there is a line to whoever has invited; the name may be empty."""
        return f"You are connected with {name or 'your friend'}."

    def unknown_game(self, game: str) -> str:
        """Return that there is no game of an id here."""
        return f"This is an invitation to a game that this page does not have: {game}."


say = spoken(Words)
