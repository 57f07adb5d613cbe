"""Playing in a terminal against bots: numbered options, one line to type, everything that happens as sentences."""

from __future__ import annotations

import secrets
import shutil
import sys
from collections.abc import Callable, Mapping
from hashlib import sha256
from typing import Any

from ..bots import Eyes, Player, player
from ..kernel.ask import PASS, letter_of, text_of
from ..kernel.match import Match
from ..kernel.nature import CommittedNature, commitment_of, stream_key
from ..kernel.record import ENDED
from ..kernel.registry import game_of
from ..kernel.view import view_of
from ..text import Texts
from .choices import Choice, Numbering, by_words, listed
from .commands import Left, command_of, tell_refused
from .files import seat_number, write_text
from .news import Placed, news, placed
from .pairs import HOLD, both, offered
from .screen import WIDEST, WIDTH, Screen, View, screen_of, wrapped


def play(
    game_id: str, seats: int | None = None, options: Mapping[str, Any] | None = None, *, level: str = "normal", seat: str = "A",
    lang: str = "en", name: str | None = None, record: str | None = None, seed: int | None = None,
    read: Callable[[str], str] | None = None, write: Callable[[str], None] = print, width: int | None = None, maps: bool = True,
) -> None:  # fmt: skip
    """Play a game in the terminal to its end, or until the player leaves.

    :param level: the bots' level.
    :param seat: the letter of the player's seat.
    :param record: a file for the record.
    :param seed: makes chance the same each time; else the system's chance.
    :param read: gives a line typed after a prompt; ``EOFError`` when there is no more.
    :param width: columns of the screen; else those of the terminal, 80 to 120.
    :param maps: whether maps are drawn from the start; else rooms are told in sentences.
    :raises BadInput: no such game, option, seat, level or language; or the record cannot be written.
    """
    texts = Texts(lang)
    game = game_of(game_id)
    count = game.usual_seats if seats is None else seats
    settings = game.read_settings(options or {}, count)
    me = seat_number(seat, count)
    whim = secrets.randbits(40) if seed is None else seed
    bots = {other: player(level, game.id, whim * 8 + other) for other in range(count) if other != me}
    secret = secrets.token_bytes(32) if seed is None else sha256(str(seed).encode()).digest()
    match = Match(game, settings, count, CommittedNature(stream_key(secret)))
    if record:
        write_text(record, "", "a")  # better to learn now than after the game that it cannot be kept
    names = {letter_of(other): texts.format("cli-name-bot", seat=letter_of(other)) for other in bots}
    names[letter_of(me)] = (name or "").strip()[:24] or texts.format("cli-name-you")
    sitting = Sitting(
        match, me, bots, texts, names, secret, record, read or _typed, write, width or (_columns() if read is None else WIDTH)
    )
    sitting.maps = maps
    sitting.play()


def _typed(prompt: str) -> str:
    """A line from standard input; shown again where it does not come from a keyboard, so that a transcript reads well."""
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


def _columns() -> int:
    """How wide the terminal is, within what the screens are made for."""
    return min(WIDEST, max(WIDTH, shutil.get_terminal_size().columns))


class Sitting:
    """A player at a table in a terminal."""

    def __init__(
        self, match: Match, me: int, bots: dict[int, Player], texts: Texts, names: dict[str, str], secret: bytes,
        record: str | None, read: Callable[[str], str], write: Callable[[str], None], width: int = WIDTH,
    ) -> None:  # fmt: skip
        self.match = match
        self.me = me
        self.bots = bots
        self.texts = texts
        self.names = names
        self.secret = secret
        self.record = record
        self.read = read
        self.write = write
        self.width = width
        self.told = 0
        self.numbering = Numbering()
        self.maps = True
        self.drawn: list[str] = []
        self.heard: dict[str, Any] = {}
        self.written: list[Placed] = []
        self.briefed = False
        self.held = (-1, "")
        self.windows = bool(match.game.quiet)
        self.hinted = False
        self.passed = -1
        self.warned = ""
        self.kept = 0
        self.helped = False
        self.gaps_told = False

    # -- the course of the game ------------------------------------------------------------------------------------------------

    def play(self) -> None:
        """Play from the welcome to the result. Leaving early ends the game, and keeps the record too."""
        try:
            self.welcome()
            while self.match.question is not None:
                self.tell()
                if not self.bots_answer() and not self.i_answer():
                    raise RuntimeError("nobody can answer")
            self.tell()
            self.finish()
        except (Left, EOFError, KeyboardInterrupt):
            if not self.match.state.over:
                self.match.leave(self.me, ENDED)  # all others are bots
            self.lines("", self.say("cli-left"))
        if self.record:
            self.save(self.record, self.secret.hex())

    def welcome(self) -> None:
        """Say which game this is and how to find help."""
        match = self.match
        title = self.texts.format(f"{match.game.id}-title")
        self.lines(self.say("cli-welcome", title=title, name=self.names[letter_of(self.me)], seat=letter_of(self.me)))
        self.lines(self.say("cli-commitment", hash=commitment_of(self.secret)[:16]))
        self.lines(self.say("cli-hint"))

    def finish(self) -> None:
        """Say the result in words."""
        view = view_of(self.match, self.me)
        self.lines("", *self.screen(view).ending())

    def bots_answer(self) -> bool:
        """Let one bot answer; False if no bot has anything to answer."""
        for ask in self.match.asks():
            if ask.seat != self.me and not ask.may:
                if self.window_wanted():
                    return True
                given = self.bots[ask.seat].choose(Eyes(self.match, ask.seat))
                if given is not None:
                    self.match.answer(ask.seat, given[1], given[0])
                    return True
        return False

    def window_wanted(self) -> bool:
        """Offer the player a window before another's answer, if it wants to be asked; True if it used the window."""
        mine = [ask for ask in self.match.asks() if ask.seat == self.me]
        if not mine or self.match.asked_at == self.passed or any(not ask.may for ask in mine):
            return False
        if not self.windows:
            if not self.hinted:
                self.hinted = True
                self.lines(self.say("cli-window-hint"))
            return False
        return self.i_answer(may_pass=True)

    def tell(self) -> None:
        """Say what happened since the last time."""
        view = view_of(self.match, self.me)
        journal = view["journal"]
        self.told = min(self.told, len(journal))
        screen = self.screen(view)
        self.lines(*[f"- {line}" for line in screen.story(journal[self.told :])])
        self.told = len(journal)

    # -- the player's turn -----------------------------------------------------------------------------------------------------

    def i_answer(self, may_pass: bool = False) -> bool:
        """Show the table and let the player choose or ask; True when something has changed."""
        if self.let_pass() or self.spared():
            return True
        view = view_of(self.match, self.me)
        if not view["asks"]:
            return False
        choices, screen = self.offered(view), self.screen(view)
        quiet = self.quiet(view)
        self.show(view, choices, may_pass or quiet)
        while True:
            typed = " ".join(self.read(self.say("cli-prompt") + " ").split())
            word, _, rest = typed.partition(" ")
            if typed == "" and quiet:
                self.match.answer(self.me, PASS)
                return True
            if typed == "" and may_pass:
                self.passed = self.match.asked_at
                return False
            if typed.lower() in choices:
                what, option = choices[typed.lower()]
                if self.puts_down(view, choices, option):
                    choices = self.offered(view)
                elif self.sure(view, typed, option):
                    self.match.answer(self.me, option["id"], what)
                    return True
            elif (pair := both(screen, view, typed)) is not None:
                if self.sure(view, typed, pair):
                    self.match.answer(self.me, pair["id"])
                    return True
            elif way := screen.way(typed):
                self.walk(way)
                return True
            elif command := command_of(word, self.texts):
                if command.run(self, view, rest):
                    return True
            elif typed == "":
                self.show(view, choices)
            elif named := by_words(screen, choices, typed):
                (what, option), *others = [choices[number] for number in named]
                if others and len(screen.pairs(what)) == 1:  # where it goes is all that is to be chosen
                    self.lines(*listed(screen, choices, what))
                elif others:
                    self.lines(self.say("cli-which"), *[f"  {n}. {screen.option(choices[n][1])}" for n in named])
                elif self.puts_down(view, choices, option):
                    choices = self.offered(view)
                elif self.sure(view, typed, option):
                    self.match.answer(self.me, option["id"], what)
                    return True
            else:
                if not tell_refused(self, view, typed):
                    self.lines(self.say("cli-not-understood", typed=typed[:40]))

    def offered(self, view: dict[str, Any]) -> dict[str, Choice]:
        """What to type for what may be chosen now."""
        held, at = self.held[1], self.match.asked_at
        return offered(self.screen(view), self.numbering, held if self.held[0] == at else "")

    def puts_down(self, view: dict[str, Any], choices: dict[str, Choice], option: dict[str, Any]) -> bool:
        """Take up what is to be put somewhere, or put it down again, and say where it may go; False for a whole option."""
        if not option["id"].startswith(HOLD):
            return False
        self.held = (self.match.asked_at, option["id"].removeprefix(HOLD))
        self.lines("", *listed(self.screen(view), self.offered(view), view["asks"][0]["what"]))
        return True

    def walk(self, way: list[str]) -> None:
        """Walk to a square that was typed. A move begun with that ends there, unless something can be done on the spot."""
        begun = bool(view_of(self.match, self.me)["board"].get("mover"))
        for step in way:
            self.match.answer(self.me, step)
        if not begun and (stop := self.screen(view_of(self.match, self.me)).stops()):
            self.match.answer(self.me, stop)

    def quiet(self, view: dict[str, Any]) -> bool:
        """Whether one is asked what nobody else is shown, and may pass."""
        quiet = [ask for ask in view["asks"] if ask["what"] in self.match.game.quiet]
        return any(option["id"] == PASS for ask in quiet for option in ask["options"])

    def let_pass(self) -> bool:
        """Pass at a moment at which the player does not want to be asked; True if it was one."""
        for ask in [] if self.windows else self.match.asks():
            moment = self.match.passable(ask) if ask.seat == self.me else None
            if moment is not None and not moment.attacked and not moment.own:
                self.match.answer(self.me, PASS, ask.what)
                return True
        return False

    def spared(self) -> bool:
        """Answer what cannot matter, as the house does at a table; True if that was asked."""
        spares = self.screen(view_of(self.match, self.me)).spares
        for ask in self.match.asks():
            option = self.match.game.spare(self.match.state, ask) if ask.seat == self.me and not ask.may else None
            if ask.seat == self.me and ask.what in spares and len(ask.options) == 1:
                option = ask.options[0]
            if option is not None:
                self.match.answer(self.me, text_of(option), ask.what)
                return True
        return False

    def show(self, view: dict[str, Any], choices: dict[str, Choice], may_pass: bool = False, whole: bool = False) -> None:
        """Write whose turn it is, what lies on the table and what may be done.

        :param whole: the whole table, not only what helps with the question.
        """
        screen = self.screen(view)
        seen = self.screen({**view, "asks": []}) if whole and screen.reads_cards else screen
        self.lines("")
        drawn = seen.map() if self.maps else []
        if drawn and drawn != self.drawn:
            self.lines(*drawn, *([] if self.drawn else screen.signs()), "")
            self.drawn = drawn
        told: list[str] = []
        if not self.maps:
            told, self.heard = seen.retold(self.heard)
            self.lines(*told, *([""] if told else []))
        board = seen.board()
        brief = seen.brief and (not self.maps or seen.briefer) and not whole
        new = news(board, [*placed(told), *(self.written if brief else [])])
        self.lines(*new)
        if seen.briefer:  # what was said and is still so; at a moment the rest of the table is not said, and may change
            if not self.briefed and len(new) + len(told) < len(board):
                self.briefed = True
                self.lines(self.say("cli-brief"))
            still, said = placed(self.screen({**view, "asks": []}).board()), placed(board)
            self.written = [line for line in still if line in self.written or line in said]
        elif len(board) > 1:  # in the middle of a move one line stands for the table, which is still known
            self.written = placed(board)
        waiting = [self.names[seat] for seat in view["waiting"]]
        mine = letter_of(self.me) in view["waiting"]
        if not self.quiet(view):
            mine_now = "cli-your-turn" if screen.mine_to_move() else "cli-you-choose"
            self.lines("", self.say(mine_now) if mine else self.say("cli-their-turn", names=waiting))
        for ask in view["asks"]:
            self.lines(screen.asked(ask), *listed(screen, choices, ask["what"]))
            self.tell_gaps(screen, choices, ask["what"])
        if may_pass:
            self.lines(self.say("cli-may-pass"))

    def tell_gaps(self, screen: Screen, choices: dict[str, Choice], what: str) -> None:
        """Say once why numbers are missing between those of the choices."""
        numbers = [int(typed) for typed, choice in choices.items() if choice[0] == what and typed.isdecimal()]
        if not self.gaps_told and screen.stays(what) and not screen.pairs(what) and len(numbers) < max(numbers, default=0):
            self.gaps_told = True
            self.lines(*screen.gaps())

    def sure(self, view: dict[str, Any], typed: str, option: dict[str, Any]) -> bool:
        """A likely slip is done only when it is typed twice."""
        key = f"{self.match.asked_at}/{typed.lower()}"
        if option["warn"] and self.warned != key:
            self.warned = key
            args = self.texts.named(view["game"], option["args"], self.names)
            self.lines(
                self.texts.format(f"{self.match.game.family}-warn-{option['warn']}", **args), self.say("cli-again", typed=typed)
            )
            return False
        return True

    def save(self, file: str, secret: str) -> None:
        """Write the record; with the secret it can be proven."""
        names = [self.names[letter_of(seat)] for seat in range(self.match.seats)]
        kept = self.match.record(names=names, commitment=commitment_of(self.secret), secret=secret)
        write_text(file, kept.dumps())
        self.kept = len(self.match.tape)
        self.lines(self.say("cli-recorded", file=file))

    # -- words -----------------------------------------------------------------------------------------------------------------

    def screen(self, view: View) -> Screen:
        """What a view looks like in this terminal."""
        return screen_of(view, self.texts, self.names, self.width)

    def say(self, key: str, **args: Any) -> str:
        """A sentence of the house."""
        return self.texts.format(key, **args)

    def lines(self, *lines: str) -> None:
        """Write lines, broken to the width of the screen."""
        for line in lines:
            for each in wrapped(line.split("\n"), self.width):
                self.write(each)
