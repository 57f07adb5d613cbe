"""The questions a rules script can ask, and the refusals that explain what it does not offer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Hashable, Sequence
from hashlib import blake2b
from typing import Any, Final, TypeAlias

from . import shapes

Option: TypeAlias = Hashable
"""A small value with a stable text form (see :func:`text_of`): ``"key"``, ``5``, ``("attack", "skeleton-2")``."""

PASS: Final = "pass"
"""The option that does nothing; every quiet question (``Game.quiet``) has it."""

LETTERS = "ABCDEFGH"
"""Seats by letter: what records, links and screens call them; the engine counts from 0."""


def letter_of(seat: int) -> str:
    """The letter of a seat: 0 is ``A``.

    >>> letter_of(3)
    'D'
    """
    return LETTERS[seat]


def seat_of(letter: str) -> int:
    """The seat with a letter; ``ValueError`` if there is none.

    >>> seat_of("D")
    3
    """
    return LETTERS.index(letter) if len(letter) == 1 else LETTERS.index("?")


def text_of(option: Option) -> str:
    """The stable text form of an option, its id: the parts of a tuple are joined by colons (docs/wire.md, "The ids of options").

    >>> text_of(("attack", "skeleton-2"))
    'attack:skeleton-2'
    >>> text_of(5)
    '5'
    """
    if isinstance(option, str):
        return option
    if isinstance(option, tuple):
        return ":".join([text_of(part) for part in option])
    return str(option)


def parts_of(id: str) -> list[str]:
    """The parts of an option's id, as texts.

    >>> parts_of("attack:skeleton-2")
    ['attack', 'skeleton-2']
    """
    return id.split(":")


def thing_of(thing: str) -> tuple[str, str]:
    """The kind of a screen object, and which of them it is.

    >>> thing_of("place:1:0")
    ('place', '1:0')
    """
    kind, _, id = thing.partition(":")
    return kind, id


Among: TypeAlias = "Callable[[Any, int, Any, Refused | None], Sequence[Option]]"
"""Walks the candidates of a question: ``among(state, seat, about, why)`` returns those that may be chosen, in order, and where
``why`` is not None also says there why each of the others may not. It changes nothing."""


class Choose:
    """One seat is asked to choose one of ``options``, which are all the legal ones.

    :param seat: who is asked.
    :param what: the kind of question; with the game's id it names the sentence in the language files.
    :param options: every legal option, at least one.
    :param may: the seat is free not to answer; nobody waits for it and nobody else is shown that it is asked.
    :param about: what the question is about (this attack, this quest, this move), for ``among`` and for the words of its options.
    :param among: the function that found ``options``; asked again with somewhere to put reasons, it says why the rest may not be
        chosen. None where every candidate is offered.

    >>> Choose(0, "lay", (1, 2, "sword"))
    Choose(A, 'lay', 1, 2, sword)
    """

    __slots__ = ("about", "again", "among", "may", "options", "seat", "what")

    def __init__(
        self, seat: int, what: str, options: Sequence[Option], may: bool = False, about: Any = None, among: Among | None = None
    ) -> None:
        self.seat = seat
        self.what = what
        self.options = options
        self.may = may
        self.about = about
        self.among = among
        self.again = False
        """Whether :data:`AGAIN` is understood as its answer, as by :func:`asking`."""

    def same_as(self, other: Choose) -> bool:
        """Whether both ask the same seat the same thing.

        >>> Choose(0, "lay", (1, 2)).same_as(Choose(0, "lay", (1, 3)))
        False
        """
        return (
            self.seat == other.seat
            and self.what == other.what
            and self.may == other.may
            and tuple(self.options) == tuple(other.options)
        )

    def digest(self) -> str:
        """Four hexadecimal digits of what was asked; they stand behind the answer in a record."""
        return digest_of(LETTERS[self.seat], self.what, self.options)

    def __repr__(self) -> str:
        return f"Choose({LETTERS[self.seat]}, {self.what!r}, {', '.join(map(text_of, self.options))})"


class AllOf:
    """Several seats choose at once; every answer stays sealed until all are in.

    The script receives the tuple of chosen options in the order of ``asks``, or a :class:`Given` when one of ``may``
    was answered first; sealed answers then stand as long as the script asks the same again.

    >>> def bids():
    ...     first, second = yield AllOf([Choose(seat, "bid", (1, 2)) for seat in (0, 1)])
    ...     yield Choose(0 if first > second else 1, "take", ("left", "right"))
    >>> script = bids()
    >>> [ask.seat for ask in next(script).asks]
    [0, 1]
    >>> script.send((1, 2))
    Choose(B, 'take', left, right)
    """

    __slots__ = ("again", "asks", "may")

    def __init__(self, asks: Sequence[Choose], may: Sequence[Choose] = ()) -> None:
        self.asks = asks
        self.may = may
        self.again = False


class FirstOf:
    """Several questions of which the first answer counts and the rest lapse. The script receives a :class:`Given`.

    >>> def grab():
    ...     given = yield FirstOf([Choose(seat, "grab", ("left", "right")) for seat in (0, 1)])
    ...     yield Choose(given.seat, "keep", (given.option, "nothing"))
    >>> script = grab()
    >>> [ask.seat for ask in next(script).asks]
    [0, 1]
    >>> script.send(Given(1, "grab", "left"))
    Choose(B, 'keep', left, nothing)
    """

    __slots__ = ("again", "asks")

    def __init__(self, asks: Sequence[Choose]) -> None:
        self.asks = asks
        self.again = False


class EachOf(FirstOf):
    """Several seats answer on their own, one question each. An answer leaves the questions of the others open.

    The script receives a :class:`Given` and asks on with what is still open. What a seat is asked must not depend on what another
    has answered in the meantime. So each may take back its own last answer in the same beat, as long as anybody is still at it and
    Nature has said nothing since.
    """

    __slots__ = ()


class Given:
    """Which question of several was answered, and how."""

    __slots__ = ("option", "seat", "what")

    def __init__(self, seat: int, what: str, option: Option) -> None:
        self.seat = seat
        self.what = what
        self.option = option


Question: TypeAlias = "Choose | AllOf | FirstOf"
Script: TypeAlias = Generator[Question, Any, None]
MaybeScript: TypeAlias = Script | tuple[()]
"""A script, or ``()`` if there is nothing to ask: returning that is cheaper than making a script."""


class Again:
    """Sent to a script instead of an answer: the hidden facts were dealt anew, so ask once more."""


AGAIN = Again()


def asking(make: Callable[[], Question]) -> Generator[Question, Any, Any]:
    """Ask the question that ``make`` returns, and make it anew whenever the hidden facts are dealt anew (see ``determinize``).

    Games whose options depend on hidden holdings ask through this: ``card = yield from asking(lambda: Choose(…))``.

    >>> hand = ["key"]
    >>> def lay():
    ...     card = yield from asking(lambda: Choose(0, "lay", tuple(hand)))
    >>> script = lay()
    >>> next(script)
    Choose(A, 'lay', key)
    >>> hand[0] = "sword"
    >>> script.send(AGAIN)
    Choose(A, 'lay', sword)
    """
    while True:
        question = make()
        question.again = True
        answer = yield question
        if answer is not AGAIN:
            return answer


class Refusal:
    """Why something may not be done now.

    :param key: names the sentence; ``<family>-why-<key>`` in the language files.
    :param rule: the paragraph of the rules page.

    >>> Refusal("too-far", "§4", steps=3).shown()
    Refusal(key='too-far', args={'steps': 3}, rule='§4')
    """

    __slots__ = ("args", "key", "rule")

    def __init__(self, key: str, rule: str = "", **args: Any) -> None:
        self.key = key
        self.rule = rule
        self.args = args

    def shown(self) -> shapes.Refusal:
        """Key, parameters and rule as sent to clients."""
        return shapes.Refusal(self.key, self.args, self.rule)


class Refused:
    """The other half of a question's candidates: what may not be chosen, with the reasons.

    A function that lists the options of a question (:data:`Among`) takes one where a screen wants to know why not, and None in
    searches and simulations, which then pay for no reason.

    >>> def steps(state, seat, reach, why):
    ...     if why is not None:
    ...         for square in range(reach + 1, 5):
    ...             why.add(Refusal("too-far", "§4", steps=square), f"square:{square}", square)
    ...     return range(1, reach + 1)
    >>> refused = Refused()
    >>> list(steps(None, 0, 2, refused))
    [1, 2]
    >>> sorted(refused.things)
    ['square:3', 'square:4']
    >>> refused.options["4"].args
    {'steps': 4}
    """

    __slots__ = ("options", "things")

    def __init__(self) -> None:
        self.things: dict[str, Refusal] = {}
        """Reasons by the screen object that one would click (``hand:key``); a bare kind (``square``) stands for all of it that are
        not named."""
        self.options: dict[str, Refusal] = {}
        """Reasons by the text of the option that is not offered."""

    def add(self, refusal: Refusal, thing: str, option: Option | None = None) -> None:
        """Note why a candidate is refused. Of several reasons for one thing the first counts.

        :param thing: the screen object that one would click for it.
        :param option: the option it would be.
        """
        self.things.setdefault(thing, refusal)
        if option is not None:
            self.add_option(refusal, option)

    def add_option(self, refusal: Refusal, option: Option) -> None:
        """Note why an option is refused that is no thing of its own. Of several reasons for one option the first counts."""
        self.options.setdefault(text_of(option), refusal)

    def add_aim(self, refusal: Refusal, thing: str, aim: str, option: Option) -> None:
        """Note why a thing that is offered may not be aimed at another one.

        :param aim: the screen object aimed at; the two together are called ``thing>aim``.
        :param option: the option it would be.

        >>> refused = Refused()
        >>> refused.add_aim(Refusal("too-far"), "hand:spear", "seat:C", ("play", "spear", "C"))
        >>> [*refused.things], [*refused.options]
        (['hand:spear>seat:C'], ['play:spear:C'])
        """
        self.add(refusal, f"{thing}>{aim}", option)


def digest_of(who: str, what: str, options: Sequence[Option]) -> str:
    """Four hexadecimal digits of a question: who was asked what, with which options.

    >>> digest_of("A", "lay", (1, 2)) == Choose(0, "lay", (1, 2)).digest()
    True
    """
    text = "\n".join([who, what, *[text_of(option) for option in options]])
    return blake2b(text.encode(), digest_size=2).hexdigest()
