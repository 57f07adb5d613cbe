"""A state with its live script: the bare engine under a match and under every search."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from mypy_extensions import mypyc_attr

from .ask import AllOf, Choose, FirstOf, Given, Option, Question
from .game import Game
from .nature import Nature
from .state import State


def _beats(game: Game[Any], state: State[Any]) -> Generator[Question | None, Any, None]:
    """The questions of one beat after another, and None after each: a settled point. That is cheaper to see than the end of a
    script, and beats end all the time."""
    while True:
        yield from game.rules(state)
        yield None


@mypyc_attr(allow_interpreted_subclasses=True)
class Run:
    """Plays a game from a settled state: ``question`` is what the rules ask now, None when the game is over.

    No tape, no journal, no checks: answers are trusted (searches take them from the options), and after an exception in its script
    a run cannot go on. A :class:`~.match.Match` adds those.

    :param state: where to start; it is changed in place.
    :param nature: who answers for chance.

    >>> from random import Random
    >>> from undercroft.kernel.nature import SampledNature
    >>> from undercroft.kernel.registry import game_of
    >>> raiders = game_of("raiders")
    >>> run = Run(raiders, raiders.new(raiders.read_settings({}, 3), 3), SampledNature(Random(1)))
    >>> run.begin()
    >>> while run.question is not None:
    ...     ask = run.asks()[0]
    ...     run.give(ask, ask.options[0])
    >>> run.state.over
    True
    """

    def __init__(self, game: Game[Any], state: State[Any], nature: Nature) -> None:
        self.game = game
        self.state = state
        self.question: Question | None = None
        self.sealed: dict[int, Option] = {}
        state.nature = nature
        self._script: Generator[Question | None, Any, None] | None = None

    def begin(self) -> None:
        """Play from the settled state to the first question (or the end)."""
        self._script = _beats(self.game, self.state)
        self._go_on()

    def _go_on(self) -> None:
        """Play from a settled point to the next question (or the end)."""
        script = self._script
        assert script is not None
        self.question = None
        self.sealed = {}
        while not self.state.over:
            self.settle()
            self.question = next(script)
            if self.question is not None:
                return
        self._script = None

    def stop(self) -> None:
        """Ask nothing more."""
        self._script = self.question = None
        self.sealed = {}

    def settle(self) -> None:
        """Called at each settled point, before the next beat."""

    def send(self, answer: Any) -> None:
        """Give the script what its question calls for: an option, a tuple of options (AllOf), or a :class:`Given`."""
        script = self._script
        assert script is not None
        question = script.send(answer)
        if question is None:
            self._go_on()
        elif self.sealed:
            self._ask(question)
        else:
            self.question = question

    def give(self, ask: Choose, option: Option) -> None:
        """Answer one of :meth:`asks`; sealed answers wait here until all are in."""
        question = self.question
        if isinstance(question, Choose):
            self.send(option)
        elif isinstance(question, FirstOf):
            self.send(Given(ask.seat, ask.what, option))
        elif isinstance(question, AllOf):
            if ask.may:
                self.send(Given(ask.seat, ask.what, option))
                return
            self.sealed[ask.seat] = option
            self._unseal(question)

    def _unseal(self, question: AllOf) -> None:
        """Once all answers are in, give them to the script."""
        if len(self.sealed) == len(question.asks):
            sealed, self.sealed = self.sealed, {}
            self.send(tuple([sealed[each.seat] for each in question.asks]))

    def asks(self) -> list[Choose]:
        """The open questions; those already answered under seal are left out."""
        question = self.question
        if question is None:
            return []
        if isinstance(question, Choose):
            return [question]
        if isinstance(question, FirstOf):
            return list(question.asks)
        return [ask for ask in question.asks if ask.seat not in self.sealed] + list(question.may)

    def _ask(self, question: Question) -> None:
        """Take the script's next question. Sealed answers outlive an interruption where the same is asked again."""
        if self.sealed:
            kept: dict[int, Option] = {}
            if isinstance(question, AllOf) and isinstance(self.question, AllOf):
                before = {ask.seat: ask for ask in self.question.asks}
                for ask in question.asks:
                    if ask.seat in self.sealed and ask.same_as(before[ask.seat]):
                        kept[ask.seat] = self.sealed[ask.seat]
            self.sealed = kept
        self.question = question
        if self.sealed and isinstance(question, AllOf):
            self._unseal(question)
