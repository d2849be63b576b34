"""What the page may send: the only table of it. Buttons and fields name a command, with a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.messages import Message
from ui.messages.editor import (
    ChooseTool,
    EditTable,
    FlipOver,
    LayOut,
    OpenEditor,
    PlayPosition,
    SetKnob,
    SetLayout,
    TakePicture,
    WritePosition,
)
from ui.messages.elsewhere import ChooseWay, Consent
from ui.messages.games import (
    AskName,
    ChooseGame,
    Delete,
    Export,
    ExportAs,
    ExportEverything,
    FindGame,
    FoundLate,
    Import,
    KeepBoth,
    OpenLink,
    Rename,
    Restore,
    Resume,
    StopReading,
    StoredElsewhere,
    TakeSettings,
    TakeTheirs,
    Unread,
)
from ui.messages.inviting import AcceptInvitation, Decline, GiveAnswer, InviteDevice, Scan, StopScanning
from ui.messages.lines import (
    AskLine,
    Comment,
    DeleteLine,
    LeaveLine,
    LookInto,
    NameLine,
    Promote,
    RestoreLine,
    Try,
    Unfold,
)
from ui.messages.looking import (
    PointLine,
    ShowLine,
    ShowPoint,
    StartReview,
    StepPoint,
    StopReview,
    StudyDraft,
    StudyTable,
    TryAgain,
    TurnEye,
)
from ui.messages.screens import (
    ChooseClock,
    ChooseFirst,
    ChooseLevel,
    ChooseName,
    ChooseOption,
    ChooseShare,
    CloseDialog,
    Copy,
    Dismiss,
    FirstGame,
    GoBack,
    GoHome,
    Learn,
    LearnAnew,
    NextChallenge,
    NextGame,
    NoOffline,
    OpenChallenge,
    OpenDay,
    OpenDialog,
    ReadRules,
    Rematch,
    Renew,
    Send,
    SetSetting,
    SetUp,
    SetUpAgain,
    ShowChallenges,
    ShowCode,
    ShowMonth,
    ShowRecords,
    SitDown,
    Start,
    VersionReady,
)
from ui.messages.table import (
    AgreeDraw,
    AskSecrets,
    Branch,
    Confirm,
    GetHint,
    HideGlimpse,
    HoldClocks,
    Hurry,
    LetClocksRun,
    NextStep,
    PageHidden,
    Pause,
    Pick,
    PlayOn,
    Redo,
    Reseat,
    Resign,
    ShowGlimpse,
    StepView,
    Turn,
    TypeMove,
    Uncover,
    Undo,
    Unpick,
    View,
    Zoom,
)

Make = Callable[[str, str], Message]
"""Makes a message of what follows the command's name after a colon ("sit:2"), and of the value."""


class UnknownCommand(LookupError):
    """No button may ask for this: it is a fault of the page, or of whoever made the button."""


def _plain(message: Message) -> Make:
    return lambda _of, _value: message


def _with(make: Callable[[str], Message]) -> Make:
    return lambda _of, value: make(value)


COMMANDS: Mapping[str, Make] = {
    # around every screen
    "dialog": _with(OpenDialog),
    "close": _plain(CloseDialog()),
    "dismiss": _plain(Dismiss()),
    "rules": _with(ReadRules),
    "copy": _with(Copy),
    "set": SetSetting,
    "update": _plain(VersionReady()),
    "renew": _plain(Renew()),
    "learn": _with(Learn),
    "learn-anew": _plain(LearnAnew()),
    "no-offline": _plain(NoOffline()),
    "back": _with(GoBack),
    # choosing and setting up a game
    "home": _plain(GoHome()),
    "records": _plain(ShowRecords()),
    "month": lambda _, back: ShowMonth(int(back)),
    "day": _with(OpenDay),
    "challenges": _with(ShowChallenges),
    "challenge": _with(OpenChallenge),
    "next-challenge": _with(NextChallenge),
    "setup": _with(SetUp),
    "guide": _with(FirstGame),
    "setup-again": _plain(SetUpAgain()),
    "quick": _with(SitDown),
    "seat": lambda seat, level: ChooseLevel(int(seat), level),
    "name": lambda seat, name: ChooseName(int(seat), name),
    "option": ChooseOption,
    "first": _with(ChooseFirst),
    "clock": ChooseClock,
    "share": lambda seat, share: ChooseShare(int(seat), int(share)),
    "start": _plain(Start()),
    "way": _with(ChooseWay),
    "invite": lambda _, device: InviteDevice(int(device)),
    "invite-anew": lambda _, device: InviteDevice(int(device), anew=True),
    "answer": _with(GiveAnswer),
    "scan": _plain(Scan()),
    "stop-scanning": _plain(StopScanning()),
    "come": _with(AcceptInvitation),
    "decline": _plain(Decline()),
    "send": _with(Send),
    "code": _with(ShowCode),
    "consent": lambda _, agrees: Consent(agrees == "yes"),
    "rematch": _plain(Rematch()),
    "next-game": _plain(NextGame()),
    # setting up a position
    "edit": _with(OpenEditor),
    "edit-table": _plain(EditTable()),
    "tool": _with(ChooseTool),
    "position": _with(WritePosition),
    "knob": SetKnob,
    "layout": SetLayout,
    "lay-out": _with(LayOut),
    "flip-over": _with(FlipOver),
    "picture": _with(TakePicture),
    "play-position": _plain(PlayPosition()),
    "study-draft": _plain(StudyDraft()),
    "study-table": _plain(StudyTable()),
    # saved games
    "resume": _with(Resume),
    "rename": _with(AskName),
    "renamed": _with(Rename),
    "delete": _with(Delete),
    "delete-anyway": lambda key, _: Delete(key, certain=True),
    "restore": _plain(Restore()),
    "storage": _with(StoredElsewhere),
    "mirror": _with(FoundLate),
    "take-theirs": _plain(TakeTheirs()),
    "keep-both": _plain(KeepBoth()),
    # links and files
    "link": _with(OpenLink),
    "export": _with(Export),
    "export-all": _plain(ExportEverything()),
    "take-settings": _plain(TakeSettings()),
    "export-as": _with(ExportAs),
    "import": _with(Import),
    "unread": _with(Unread),
    "choose-game": lambda _, index: ChooseGame(int(index)),
    "find-game": _with(FindGame),
    "stop-opening": _plain(StopReading()),
    # at the table
    "pick": _with(Pick),
    "unpick": _plain(Unpick()),
    "confirm": _plain(Confirm()),
    "next-step": _plain(NextStep()),
    "type": _with(TypeMove),
    "undo": _plain(Undo()),
    "redo": _plain(Redo()),
    "branch": _plain(Branch()),
    "view": lambda _, at: View(int(at) if at.isdigit() else None),
    "step-back": _plain(StepView(-1)),
    "step-on": _plain(StepView(1)),
    # lines beside the game
    "try": _plain(Try()),
    "leave-line": _plain(LeaveLine()),
    "unfold": lambda _, line: Unfold(int(line)),
    "into": lambda line, place: LookInto(int(line), int(place)),
    "line": lambda _, line: AskLine(int(line)),
    "name-line": _with(NameLine),
    "promote": lambda _, line: Promote(int(line)),
    "delete-line": lambda _, line: DeleteLine(int(line)),
    "restore-line": _plain(RestoreLine()),
    "comment": _with(Comment),
    # who plays, and what is shown
    "sit": lambda seat, level: Reseat(int(seat), level),
    "turn": _plain(Turn(1)),
    "zoom": _plain(Zoom()),
    "uncover": _plain(Uncover(shown=True)),
    "stay-covered": _plain(Uncover(shown=False)),
    "glimpse": _plain(ShowGlimpse()),
    "glimpsed": _plain(HideGlimpse()),
    "secrets": _plain(AskSecrets()),
    "resign": _plain(Resign()),
    "agree": _plain(AgreeDraw()),
    "eye": _plain(TurnEye()),
    "point-line": lambda _, number: PointLine(int(number)),
    "show-line": lambda _, number: ShowLine(int(number)),
    "review": _plain(StartReview()),
    "stop-review": _plain(StopReview()),
    "point": lambda _, at: ShowPoint(int(at)),
    "point-back": _plain(StepPoint(-1)),
    "point-on": _plain(StepPoint(1)),
    "try-again": lambda _, at: TryAgain(int(at)),
    "hint": _plain(GetHint()),
    "hurry": _plain(Hurry()),
    "pause": _plain(Pause()),
    "resume-thinking": _plain(PlayOn()),
    "hold-clocks": _plain(HoldClocks()),
    "run-clocks": _plain(LetClocksRun()),
    "hidden": _plain(PageHidden()),
}


def command(name: str, value: str = "") -> Message:
    """Return the message of a command such as "undo" or "sit:2". Raises `UnknownCommand`."""
    kind, _, of = name.partition(":")
    try:
        return COMMANDS[kind](of, value)
    except (KeyError, ValueError) as fault:
        raise UnknownCommand(f"the page asks for {name!r} with {value[:40]!r}") from fault
