"""A game, as the house sees it: a named set of functions over its own kind of state."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Generic, Literal, TypeAlias, TypeVar, get_args

from msgspec import Struct

from . import shapes
from .ask import LETTERS, Choose, Option, Refusal, Script
from .errors import BadInput
from .options import Settings as Settings
from .state import State

S = TypeVar("S", bound=State[Any])

Shown: TypeAlias = Struct | dict[str, Any]
"""What is sent to a client: a struct of the game's shapes, or plain JSON data."""

Language: TypeAlias = Literal["en", "ru", "uk"]
LANGUAGES: tuple[str, ...] = get_args(Language)
"""The languages that the house speaks, and every game with it."""


RULINGS = "rulings"
"""The group of options that settle where the rulebook is silent, or where others play otherwise; ``ui-group-rulings`` names it."""
VARIANTS = "variants"
"""The group of the variants that a rulebook has, where they are many; ``ui-group-variants`` names it."""


CARD, KIND, CARDS, PIECES = "card", "kind", "cards", "pieces"
"""What an argument of a message may be: the id of a card, or of a kind (``<family>-card-<id>`` and ``<family>-kind-<id>`` are their
names); a list of ids of cards; a list of pieces, each called ``<seat>-<id of its card>``."""


class Setting:
    """One option of a table.

    Title and help stand in the game's language files as ``<family>-setting-<id>`` and ``<family>-setting-<id>-help``; the choices
    of a choice as ``<family>-setting-<id>-<choice>``.

    :param id: its name, as typed on the command line.
    :param default: the rulebook's way; its type (bool, int, str) is the setting's type.
    :param choices: the allowed values of a choice (str).
    :param low, high: the allowed range of a number, both included.
    :param seats: the seat counts it applies to; all when empty.
    :param formerly: what older records call a value, with what it is called now.
    :param group: the heading under which a form folds it away (:data:`RULINGS`, :data:`VARIANTS`); none when empty: what most
        tables choose by.
    :param of_seats: choices that are letters are seats; only those that a table has can be chosen there.
    """

    __slots__ = ("choices", "default", "formerly", "group", "high", "id", "low", "of_seats", "seats")

    def __init__(
        self,
        id: str,
        default: bool | int | str,
        choices: Sequence[str] = (),
        low: int = 0,
        high: int = 0,
        seats: Sequence[int] = (),
        group: str = "",
        formerly: Mapping[str, str] | None = None,
        of_seats: bool = False,
    ) -> None:
        self.id = id
        self.default = default
        self.group = group
        self.formerly = formerly or {}
        self.of_seats = of_seats
        self.choices = tuple(choices)
        self.low = low
        self.high = high
        self.seats = tuple(seats)

    @property
    def type(self) -> str:
        """``bool``, ``int`` or ``choice``."""
        if isinstance(self.default, bool):
            return "bool"
        return "int" if isinstance(self.default, int) else "choice"

    def read(self, value: Any) -> bool | int | str:
        """The value as this setting's type; texts (from a command line) are understood. :class:`BadInput` if it is not allowed.

        >>> Setting("goal", 9, low=3, high=20).read("12")
        12
        >>> Setting("mood", "calm", choices=("calm", "wild")).read("sleepy")
        Traceback (most recent call last):
        ...
        undercroft.kernel.errors.BadInput: Option mood can be calm, wild, not sleepy.
        """
        kind = self.type
        if kind == "bool":
            if isinstance(value, bool):
                return value
            if isinstance(value, str) and value.lower() in ("true", "yes", "on", "1", "false", "no", "off", "0"):
                return value.lower() in ("true", "yes", "on", "1")
            raise BadInput("setting-bool", "Option {id} is true or false, not {value}.", id=self.id, value=str(value))
        if kind == "int":
            if isinstance(value, str) and value.removeprefix("-").isdecimal() and len(value) < 10:
                value = int(value)
            if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
                raise BadInput(
                    "setting-range",
                    "Option {id} is a number from {low} to {high}, not {value}.",
                    id=self.id, low=self.low, high=self.high, value=str(value)[:40],
                )  # fmt: skip
            return value
        return self._chosen(self.now(value), self.choices)

    def now(self, value: Any) -> Any:
        """A value by its present name.

        >>> Setting("mood", "calm", choices=("calm", "wild"), formerly={"angry": "wild"}).now("angry")
        'wild'
        """
        return self.formerly.get(str(value), value)

    def at(self, seats: int, value: bool | int | str) -> bool | int | str:
        """The value, if a table of so many seats can have it; else :class:`BadInput`.

        >>> Setting("dealer", "random", choices=("random", "A", "B", "C"), of_seats=True).at(2, "C")
        Traceback (most recent call last):
        ...
        undercroft.kernel.errors.BadInput: Option dealer can be random, A, B, not C.
        >>> Setting("side", "A", choices=("A", "B")).at(1, "B")
        'B'
        """
        if self.of_seats:
            self._chosen(value, [choice for choice in self.choices if choice not in LETTERS[seats:]])
        return value

    def _chosen(self, value: Any, choices: Sequence[str]) -> str:
        if value not in choices:
            raise BadInput(
                "setting-choice",
                "Option {id} can be {choices}, not {value}.",
                id=self.id, choices=", ".join(choices), value=str(value)[:40],
            )  # fmt: skip
        return str(value)

    def to_json(self) -> dict[str, Any]:
        """The setting for a form: id, type, default, seat counts, and where it has them choices, a range, its group."""
        described: dict[str, Any] = {"id": self.id, "type": self.type, "default": self.default, "seats": list(self.seats)}
        if self.group:
            described["group"] = self.group
        if self.choices:
            described["choices"] = list(self.choices)
        if self.of_seats:
            described["of_seats"] = True
        if self.type == "int":
            described["low"], described["high"] = self.low, self.high
        return described


class Several(Setting):
    """An option that takes any number of the things that an operator has installed. They are looked for at each use.

    Its value is one text, ``a,b``, in alphabetical order; none is ``""``.

    :param find: finds what is there now: names by language, for each value.
    :param pin: turns what was written into a value; :class:`BadInput` if there is no such thing (any more).

    >>> packs = Several("packs", lambda: {"more": {"en": "More cards"}, "odd": {"en": "Odd cards"}}, str.lower)
    >>> packs.read("odd, More")
    'more,odd'
    """

    __slots__ = ("find", "pin")

    def __init__(
        self, id: str, find: Callable[[], Mapping[str, Mapping[str, str]]], pin: Callable[[str], str], group: str = ""
    ) -> None:
        super().__init__(id, "", group=group)
        self.find = find
        self.pin = pin

    @property
    def type(self) -> str:
        """``several``."""
        return "several"

    def read(self, value: Any) -> str:
        """The things named, each as it is now; :class:`BadInput` if one is not there."""
        parts = [part.strip() for part in str(value).split(",")]
        return ",".join(sorted({self.pin(part) for part in parts if part}))

    def to_json(self) -> dict[str, Any]:
        """The setting with its present choices and what they are called."""
        found = self.find()
        return {**super().to_json(), "choices": list(found), "names": {value: dict(names) for value, names in found.items()}}


class Label:
    """How an option is shown.

    :param key: names the sentence; ``<family>-do-<key>`` in the language files.
    :param touches: ids of the screen objects it concerns (``hand:5``, ``room:3``); the first is the one to click.
    :param final: something hidden is revealed by it, so it cannot be taken back.
    :param warn: key of a sentence ``<family>-warn-<key>`` when it is a likely slip, else empty.
    :param then: what of the seat's board would be otherwise after it, as far as that is certain and the seat may know it (a struct
        of the game's shapes, or plain JSON data); None where nothing can be said.

    >>> Label("lay", ["hand:5"], card="5").shown("5").touches
    ['hand:5']
    """

    __slots__ = ("args", "final", "key", "then", "touches", "warn")

    def __init__(
        self, key: str, touches: Sequence[str] = (), final: bool = False, warn: str = "", then: Shown | None = None, **args: Any
    ) -> None:  # fmt: skip
        self.key = key
        self.touches = tuple(touches)
        self.final = final
        self.warn = warn
        self.then = then
        self.args = args

    def shown(self, id: str) -> shapes.Option:
        """The label of the option with this id as sent to a client."""
        return shapes.Option(id, self.key, self.args, list(self.touches), self.final, self.warn or None, self.then)


class Moment:
    """What a quiet question is about.

    :param kind: one of the game's own words (``<family>-moment-<kind>`` names it).
    :param attacked: the seat is asked because it is attacked.
    :param own: it is the seat's own turn.
    """

    __slots__ = ("attacked", "kind", "own")

    def __init__(self, kind: str, attacked: bool, own: bool) -> None:
        self.kind = kind
        self.attacked = attacked
        self.own = own


class Game(Generic[S]):
    """A game: subclass, fill in, register. Everything in the house reaches it through these members.

    ``rules`` plays one beat (one top-level choice and all that follows) from a settled state and returns; it can always be
    started again from the state alone.
    """

    id: str = ""
    box: tuple[str, str] = ("dungeon-gate", "iron")
    """The picture and the colour of its box in the lobby: an icon and a pigment of the visual language."""
    words: Mapping[str, str] = {"card": CARD, "cards": CARDS, "kind": KIND}
    """Which arguments of its messages are ids, and of what: the name of an argument, and :data:`CARD`, :data:`KIND`, :data:`CARDS`
    or :data:`PIECES`."""
    seats: tuple[int, ...] = ()
    """The seat counts it can be played with."""
    usual_seats: int = 0
    """The seat count offered first."""
    minutes: int = 30
    """How long a game usually takes."""
    rules_version: int = 1
    """Increased when old records may no longer replay."""
    settings: tuple[Setting, ...] = ()
    bot_settings: Mapping[str, bool | int | str] = {}
    """Options for games between bots where nobody says otherwise: a limit to games that would not end."""
    agreements: tuple[str, ...] = ()
    """Questions about what both sides must agree to. A bot proposes nothing; what it is offered, its heuristic judges."""
    quiet: tuple[str, ...] = ()
    """Questions put to whoever could use something hidden at that moment: nobody else is shown that (or whom) the table waits for.
    The rules count every such moment, asked or not, in ``State.moments``; the house lets each last as long. One of the options of
    each is ``kernel.ask.PASS``. ``<family>-why-moment`` says why who has answered can do nothing in the meantime."""
    moment_kinds: tuple[str, ...] = ()
    """The kinds of such moments (``Moment.kind``) that a seat may choose not to be asked at."""

    figures: Mapping[str, Callable[[S, int], shapes.Figure]] = {}
    """What is counted of a seat while the game runs. The house shows it in the seat's panel and tells it to screen readers; the
    game draws in its own way what it does not count here."""

    parts: Mapping[str, str] = {}
    """The modules that think, draw or count for this game, by what they do: ``bots``, ``terminal``, ``report``. Each is loaded when
    it is first used; the rules never are from there. ``shapes`` declares what clients receive: the structs ``SENT``, and the
    journal's ``ENTRIES`` with the types of their ``ARGUMENTS``."""

    def part(self, name: str) -> ModuleType | None:
        """The module of one of :attr:`parts`; None if the game has none."""
        place = self.parts.get(name)
        return None if place is None else import_module(place)

    @property
    def family(self) -> str:
        """What its messages begin with and its screens are called; games that share one engine share it. Its id, unless it says
        otherwise. Its title, its line for the lobby and its rules page are its own all the same."""
        return self.id

    @property
    def locales(self) -> tuple[Path, ...]:
        """The folders of its language files ``en.ftl``, ``ru.ftl``, ``uk.ftl``, and ``rules.<lang>.md``: the family's first."""
        raise NotImplementedError

    @cached_property
    def lesson(self) -> Path | None:
        """Its lesson (:mod:`.lesson`), by which one learns it: ``lesson.txt`` beside its language files; None if it has none."""
        path = self.locales[-1].parent / "lesson.txt"
        return path if path.is_file() else None

    def guide(self, view: shapes.View, ahead: Sequence[tuple[str, str]], otherwise: shapes.Refusal) -> shapes.View:
        """A learner's view, whose questions offer only what the lesson says, without what else it shows of what may be done.

        :param ahead: the questions and answers of the lesson from here on.
        :param otherwise: why anything else may not be done.
        """
        return view

    def read_settings(self, given: Mapping[str, Any], seats: int) -> Settings:
        """Given options completed with defaults; :class:`BadInput` for an unknown one, a wrong value, a wrong seat count.

        >>> from undercroft.kernel.registry import game_of
        >>> game_of("raiders").read_settings({"quick": "yes"}, 4)["quick"]
        True
        """
        if seats not in self.seats:
            raise BadInput(
                "seats", "{game} is played by {seats} seats, not {given}.",
                game=self.id, seats=", ".join(map(str, self.seats)), given=seats,
            )  # fmt: skip
        known = {setting.id: setting for setting in self.settings}
        for id in given:
            if id not in known:
                raise BadInput(
                    "setting-unknown", "{game} has no option {id}; it has {known}.",
                    game=self.id, id=str(id)[:40], known=", ".join(known),
                )  # fmt: skip
            applies = known[id].seats
            if applies and seats not in applies and known[id].read(given[id]) != known[id].default:
                raise BadInput(
                    "setting-seats", "Option {id} is for {applies} seats, not {given}.",
                    id=id, applies=", ".join(map(str, applies)), given=seats,
                )  # fmt: skip
        settings = {id: setting.at(seats, setting.read(given.get(id, setting.default))) for id, setting in known.items()}
        self.check_settings(settings, seats)
        return settings

    def check_settings(self, settings: Settings, seats: int) -> None:
        """Refuse combinations that do not go together (:class:`BadInput`)."""

    def completed(self, settings: Mapping[str, Any]) -> Settings:
        """Stored settings, which were checked then, by their present names, completed with the defaults of options added since."""
        known = {setting.id: setting for setting in self.settings}
        now = {id: known[id].now(value) if id in known else value for id, value in settings.items()}
        return {**{id: setting.default for id, setting in known.items()}, **now}

    def new(self, settings: Settings, seats: int) -> S:
        """The state before anything happened, with all settings (:class:`~.options.Options`); chance comes with the first beat."""
        raise NotImplementedError

    def rules(self, state: S) -> Script:
        """One beat of the game."""
        raise NotImplementedError

    def view(self, state: S, seat: int | None) -> Shown:
        """The board as ``seat`` (or a spectator, None) may see it, seats as letters. Nothing in it changes when the state does."""
        raise NotImplementedError

    def describe(self, state: S, ask: Choose, option: Option) -> Label:
        """How an option is shown to the seat that is asked."""
        return Label(ask.what, option=str(option))

    def clickable(self, touches: Sequence[str]) -> Sequence[str]:
        """Which of the objects that an option touches (``Label.touches``) one may click for it: those are offered."""
        return touches[:1]

    def things(self, state: S, seat: int) -> Sequence[str]:
        """The objects of the screen, by id, that ``seat`` might try at any time: its cards, pieces, squares, buttons. Whatever of
        them no open question offers has a reason, from the question (``Choose.among``) or else from :meth:`refuse`."""
        return ()

    def refuse(self, state: S, seat: int, thing: str) -> Refusal:
        """Why one of :meth:`things` may not be used that none of the seat's open questions is about."""
        raise NotImplementedError

    def is_untold(self, what: str, option: str) -> bool:
        """Whether an answer leaves no trace for others: a pass at a moment, or a step of a plan that is still secret."""
        return False

    def moment(self, state: S, ask: Choose) -> Moment | None:
        """What a quiet question is about, to tell whether its seat wishes to be asked; None for every other question."""
        return None

    def spare(self, state: S, ask: Choose) -> Option | None:
        """The answer to a question whose answer makes no difference, by what its seat may know: the house gives it, so that nobody
        is asked what does not matter. A quiet question is passed at once and untold; every other one is answered at the pace of a
        bot, so that nobody can tell it from a quick player. None where there is something to decide."""
        return None

    def lasting(self, state: S, ask: Choose) -> frozenset[str]:
        """What a pass at a quiet question holds for, each with all that it depends on: whoever has passed at all of it is not asked
        again. Nothing where what is offered is about the moment, so that a pass holds for that alone."""
        return frozenset()

    def turn_of(self, state: S) -> int:
        """Whose turn it is; -1 if it is nobody's. A seat that wished not to be asked until its turn is asked again from then on."""
        return -1

    def progress(self, state: S) -> Mapping[str, int]:
        """How far the game is, for lists of tables: what ``<family>-ui-progress`` is given. It is public; empty says nothing."""
        return {}

    def cards(self, settings: Settings) -> Mapping[str, Shown]:
        """What is printed on the cards of a table, by id, with names and texts in all languages; empty where the language files say
        it all. Sent once, not with every view."""
        return {}

    def faults(self) -> list[BadInput]:
        """One sentence for each fault in what an operator has added (packs of cards). The game leaves those parts out."""
        return []

    def packs(self, folder: Path | None, lang: str) -> list[tuple[str, str, int] | BadInput]:
        """The installed packs of cards, or those in ``folder``, which may be a pack itself.

        Each has its value as an option, what it says of itself, and how many kinds of cards it brings; or what is wrong with it.
        """
        return []

    def word(self, id: str, lang: str) -> str:
        """What a card is called that the language files do not name; "" if there is none such."""
        return ""

    def score(self, state: S) -> list[float]:
        """When over: each seat's share of victory, together at most 1; alone any number from 0, the more the better."""
        raise NotImplementedError

    def result(self, state: S) -> Shown | None:
        """When over: the scores with their explanation, as :class:`.shapes.Result` has them and more; before that None."""
        return None

    def determinize(self, state: S, seat: int, rng: Random) -> None:
        """Deal anew, in place, everything that ``seat`` cannot know."""

    # -- positions -----------------------------------------------------------------------------------------------------------------

    def to_position(self, state: S) -> dict[str, Any]:
        """The state as JSON that a person can edit. The house writes the settings, with the number of seats; the game the rest."""
        return {**self.write_position(state), "settings": {**state.options.settings, "seats": state.options.seats}}

    def from_position(self, position: Any) -> S:
        """The state of such JSON; :class:`BadInput` with what is wrong and where. Settings that it lacks are as usual."""
        given = position.get("settings", {}) if isinstance(position, dict) else None
        if not isinstance(given, dict):
            raise BadInput("position-shape", "The position is not right: {error}.", error="it and its settings are JSON objects")
        rest = {name: value for name, value in position.items() if name != "settings"}
        seats = given.get("seats", None)
        if seats is None:
            seats = self.seats_in(rest)
        elif type(seats) is not int:
            raise BadInput(
                "position-field", "The position is not right at {where}: {why}.", where="settings.seats", why="it is a number"
            )
        settings = self.read_settings({id: value for id, value in given.items() if id != "seats"}, seats)
        state = self.new(settings, seats)
        self.read_position(state, rest)
        return state

    def write_position(self, state: S) -> dict[str, Any]:
        """All of a state but its settings, as plain JSON."""
        raise NotImplementedError

    def read_position(self, state: S, position: dict[str, Any]) -> None:
        """Fill a new state from such JSON, of which nothing is certain; :class:`BadInput` with what is wrong and where."""
        raise NotImplementedError

    def seats_in(self, position: dict[str, Any]) -> int:
        """How many play in a position whose settings do not say so."""
        return self.usual_seats
