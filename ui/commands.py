"""Table of all commands that the page may send: buttons and fields send a name with a value."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from ui.messages import Message, analysis, editor, games, remote, screens, table

Make = Callable[[str, str], Message]
"""Makes a message from the part of the name after a colon ("sit:2") and the value."""


class UnknownCommand(LookupError):
    """A command that no button may send: an error of the page."""


def _plain(message: Message) -> Make:
    """Return a maker of this message, without values."""
    return lambda _of, _value: message


def _with(make: Callable[[str], Message]) -> Make:
    """Return a maker of a message with the value."""
    return lambda _of, value: make(value)


COMMANDS: Mapping[str, Make] = {
    # every screen
    "dialog": _with(screens.OpenDialog),
    "close": _plain(screens.CloseDialog()),
    "dismiss": _plain(screens.Dismiss()),
    "acknowledge": _plain(screens.Acknowledge()),
    "why-not": _with(screens.AskWhyNot),
    "rules": _with(screens.ReadRules),
    "copy": _with(screens.Copy),
    "set": screens.SetSetting,
    "mute": _plain(screens.ToggleSound()),
    "update": _plain(screens.VersionReady()),
    "renew": _plain(screens.UseNewVersion()),
    "lesson-seen": _with(screens.LessonSeen),
    "reset-lessons": _plain(screens.ResetLessons()),
    "no-offline": _plain(screens.OfflineUnavailable()),
    "back": _with(screens.GoBack),
    # home and set-up
    "home": _plain(screens.GoHome()),
    "history": _plain(screens.ShowHistory()),
    "library": _plain(screens.ShowLibrary()),
    "filter": screens.FilterLibrary,
    "more-games": _plain(screens.ShowMoreGames()),
    "mark": lambda key, on: games.Mark(key, on == "on"),
    "mark-all": lambda keys, on: games.MarkAll(frozenset(keys.split() if on == "on" else ())),
    "delete-marked": _plain(games.DeleteMarked()),
    "month": lambda _, back: screens.ShowMonth(int(back)),
    "day": _with(screens.OpenDailyPuzzle),
    "puzzles": _with(screens.ShowPuzzles),
    "puzzle": _with(screens.OpenPuzzle),
    "next-puzzle": _with(screens.NextPuzzle),
    "setup": _with(screens.OpenSetup),
    "climb": lambda level, game: screens.OpenSetup(game, level),
    "tutorial": _with(screens.StartTutorial),
    "setup-again": _plain(screens.ReopenSetup()),
    "seating": _with(screens.ChooseSeating),
    "seat": lambda seat, level: screens.ChooseLevel(int(seat), level),
    "opponent": _with(screens.ChooseOpponent),
    "colour": _with(screens.ChooseColour),
    "name": lambda seat, name: screens.ChooseName(int(seat), name),
    "option": screens.ChooseOption,
    "first": _with(screens.ChooseFirst),
    "clock": screens.ChooseClock,
    "share": lambda seat, share: screens.ChooseShare(int(seat), int(share)),
    "start": _plain(screens.Start()),
    "way": _with(remote.ChooseWay),
    "invite": lambda _, device: remote.InviteDevice(int(device)),
    "invite-anew": lambda _, device: remote.InviteDevice(int(device), anew=True),
    "reply": _with(remote.SubmitReply),
    "scan": _plain(remote.Scan()),
    "stop-scanning": _plain(remote.StopScanning()),
    "accept-invitation": _with(remote.AcceptInvitation),
    "decline": _plain(remote.Decline()),
    "send": _with(screens.Send),
    "code": _with(screens.ShowCode),
    "link-copy": lambda _, to: remote.SendLink(remote.COPY, int(to)),
    "link-share": lambda _, to: remote.SendLink(remote.SHARE, int(to)),
    "by-link": _plain(remote.PlayByLink()),
    "link-sent": _plain(remote.SentByHand()),
    "link-paste": _with(remote.PasteLink),
    "link-device": lambda _, device: remote.ChooseDevice(int(device)),
    "link-accept": _with(remote.AcceptLink),
    "link-adopt": _plain(remote.AdoptCourse()),
    "signal": _with(remote.SendSignal),
    "check-fairness": _plain(remote.CheckFairness()),
    "consent": lambda _, agrees: remote.Consent(agrees == "yes"),
    "compare-words": _plain(remote.CompareWords()),
    "other-table": lambda _, plays: remote.AnswerTable(plays == "yes"),
    "decline-table": _plain(remote.AnswerTable(plays=False)),
    "words-compared": lambda _, same: remote.WordsCompared(same == "yes"),
    "ask-abandon": lambda _, device: remote.AskAbandon(int(device)),
    "abandon": lambda _, device: remote.Abandon(int(device)),
    "rematch": _plain(screens.Rematch()),
    "level-up": _plain(screens.LevelUp()),
    "next-game": _plain(screens.NextGame()),
    # position editor
    "edit": _with(editor.OpenEditor),
    "edit-table": _plain(editor.EditTable()),
    "tool": _with(editor.ChooseTool),
    "position": _with(editor.WritePosition),
    "control": editor.SetControl,
    "editor-option": editor.SetEditorOption,
    "reset-position": _with(editor.ResetPosition),
    "flip-over": _with(editor.TransformPosition),
    "picture": _with(editor.SavePicture),
    "clip": _with(screens.Clip),
    "embed": _plain(screens.CopyEmbedCode()),
    "play-position": _plain(editor.PlayPosition()),
    "open-position": _with(analysis.OpenPosition),
    "study-table": _plain(analysis.StudyTable()),
    # saved games
    "resume": _with(games.Resume),
    "rename": _with(games.AskName),
    "renamed": _with(games.Rename),
    "delete": _with(games.Delete),
    "delete-anyway": lambda key, _: games.Delete(key, certain=True),
    "restore": _plain(games.Restore()),
    "storage": _with(games.StoredByOtherTab),
    "mirror": _with(games.MirrorAnswered),
    "take-theirs": _plain(games.TakeTheirs()),
    "keep-both": _plain(games.KeepBoth()),
    # links and files
    "link": _with(games.OpenLink),
    "export": _with(games.Export),
    "export-all": _plain(games.SaveBackup()),
    "open-backup": _plain(games.OpenBackup()),
    "take-settings": _plain(games.TakeSettings()),
    "export-as": _with(games.ExportAs),
    "import": lambda suffix, text: games.Import(text, suffix),
    "choose-kind": _with(games.ChooseFileGame),
    "left-out": _plain(screens.OpenDialog("left-out")),
    "unread": _with(games.FileUnreadable),
    "choose-game": lambda _, index: games.ChooseGame(int(index)),
    "find-game": _with(games.FindGame),
    "stop-opening": _plain(games.StopReading()),
    # at the table
    "about": _with(table.ShowCard),
    "pick": _with(table.Pick),
    "unpick": _plain(table.Unpick()),
    "confirm": _plain(table.Confirm()),
    "next-step": _plain(table.NextTutorialStep()),
    "type": _with(table.TypeMove),
    "undo": _plain(table.Undo()),
    "redo": _plain(table.Redo()),
    "branch": _plain(table.Branch()),
    "view": lambda _, at: table.ViewPlace(int(at) if at.isdigit() else None),
    "step-back": _plain(table.StepView(-1)),
    "step-on": _plain(table.StepView(1)),
    "replay": _plain(table.ReplayTurn()),
    "close-recap": _plain(table.CloseRecap()),
    # variations
    "variation": _plain(analysis.ToggleVariation()),
    "leave-line": _plain(analysis.LeaveVariation()),
    "unfold": lambda _, line: analysis.ToggleFold(int(line)),
    "view-variation": lambda line, place: analysis.ViewVariation(int(line), int(place)),
    "line": lambda _, line: analysis.AskAboutVariation(int(line)),
    "name-line": _with(analysis.NameVariation),
    "promote": lambda _, line: analysis.PromoteVariation(int(line)),
    "delete-line": lambda _, line: analysis.DeleteVariation(int(line)),
    "restore-line": _plain(analysis.RestoreVariation()),
    "comment": _with(analysis.Comment),
    # seats, clocks, secrets and analysis
    "sit": lambda seat, level: table.Reseat(int(seat), level),
    "flip-board": _plain(table.FlipBoard(1)),
    "zoom": _plain(table.ToggleZoom()),
    "uncover": _plain(table.AnswerCover(shown=True)),
    "stay-covered": _plain(table.AnswerCover(shown=False)),
    "show-secret": _plain(table.ShowSecret()),
    "hide-secret": _plain(table.HideSecret()),
    "secrets": _plain(table.ShowOwnSecrets()),
    "resign": _plain(table.Resign()),
    "agree": _plain(table.AgreeDraw()),
    "analysis": _plain(analysis.ToggleAnalysis()),
    "highlight-line": lambda _, number: analysis.HighlightLine(int(number)),
    "show-line": lambda _, number: analysis.PinLine(int(number)),
    "review": _plain(analysis.StartReview()),
    "stop-review": _plain(analysis.StopReview()),
    "turning-point": lambda _, at: analysis.ShowTurningPoint(int(at)),
    "previous-turning-point": _plain(analysis.StepTurningPoint(-1)),
    "next-turning-point": _plain(analysis.StepTurningPoint(1)),
    "try-again": lambda _, at: analysis.PlayFrom(int(at)),
    "hint": _plain(table.GetHint()),
    "hurry": _plain(table.MoveNow()),
    "pause": _plain(table.PauseComputer()),
    "resume-thinking": _plain(table.ResumeComputer()),
    "hold-clocks": _plain(table.PauseClocks()),
    "run-clocks": _plain(table.ResumeClocks()),
    "hidden": _plain(table.PageHidden()),
}
"""Makers of messages by command, in the order of the screens."""


def command(name: str, value: str = "") -> Message:
    """Return the message of a command such as "undo" or "sit:2". Raises `UnknownCommand`."""
    kind, _, of = name.partition(":")
    try:
        return COMMANDS[kind](of, value)
    except (KeyError, ValueError) as fault:
        raise UnknownCommand(f"the page asks for {name!r} with {value[:40]!r}") from fault
