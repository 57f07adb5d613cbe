"""The numbers of questions: an answer names the number of the question it answers, so that a late or repeated one is told apart."""

from __future__ import annotations

from collections.abc import Sequence

from .ask import Choose, EachOf, Question


class Numbering:
    """Numbers the open questions of a match. The number of a question is the length of the tape when it was put.

    A seat's question keeps its number as long as that seat is asked the same: when the use of a window changes nothing about it,
    and when of several seats at work on their own another answers. A window (``Choose.may``) is numbered anew after every answer,
    so that a repeated message cannot use the next one.

    >>> numbers = Numbering(0)
    >>> bid = Choose(0, "bid", (1, 2))
    >>> numbers.put(bid, None, 5)
    >>> numbers.of(bid)
    5
    """

    __slots__ = ("asked_at", "each_at", "each_from", "windows_at")

    def __init__(self, at: int) -> None:
        self.asked_at = at
        """The number of the question that the rules ask now, whichever seat is asked."""
        self.windows_at = at
        """The number of the windows that are open now."""
        self.each_at: dict[int, int] = {}
        """The number of each seat's question, while several seats work on their own."""
        self.each_from = 0
        """Where on the tape these seats began to work on their own; means nothing while none does."""

    def restart(self, at: int) -> None:
        """Count from another place of the tape: the match goes back to a settled point there and puts its question anew."""
        self.asked_at = self.windows_at = at

    def put(self, question: Question | None, before: Question | None, at: int, interrupted: bool = False) -> None:
        """Number the question that the rules put with ``at`` answers on the tape.

        :param before: the question that was open until then; None at the beginning.
        :param interrupted: that question was interrupted by the use of a window.
        """
        self.windows_at = at
        if interrupted and same_questions(waited_for(question), waited_for(before)):
            return
        self.asked_at = at
        if isinstance(question, EachOf):
            self._put_each(question, before if isinstance(before, EachOf) else EachOf(()), at)
        else:
            self.each_at = {}

    def _put_each(self, question: EachOf, before: EachOf, at: int) -> None:
        """Number the question of each seat at work on its own: those asked the same as before keep theirs."""
        same = [ask.seat for ask in before.asks if any(ask.same_as(each) for each in question.asks)]
        numbers = {ask.seat: self.each_at[ask.seat] if ask.seat in same else at for ask in question.asks}
        if not {ask.seat for ask in before.asks}.issuperset(numbers):
            self.each_from = at  # a seat that was done is asked again: all are at something new
        self.each_at = numbers

    def of(self, ask: Choose) -> int:
        """The number of an open question."""
        return self.windows_at if ask.may else self.of_seat(ask.seat)

    def of_seat(self, seat: int) -> int:
        """The number of the question that a seat must answer, if it must answer one."""
        return self.each_at.get(seat, self.asked_at)

    def open(self) -> list[int]:
        """All numbers that an answer may name now."""
        return [self.asked_at, self.windows_at, *self.each_at.values()]


def waited_for(question: Question | None) -> Sequence[Choose]:
    """What the table waits for: the questions that are no windows. Seats at work on their own are numbered each for itself.

    >>> from undercroft.kernel.ask import FirstOf
    >>> bid = Choose(0, "bid", (1, 2))
    >>> waited_for(FirstOf([bid, Choose(1, "torch", ("torch",), may=True)])) == [bid]
    True
    """
    if question is None or isinstance(question, EachOf):
        return ()
    if isinstance(question, Choose):
        return (question,)
    return [ask for ask in question.asks if not ask.may]


def same_questions(these: Sequence[Choose], those: Sequence[Choose]) -> bool:
    """Whether the same seats are asked the same things.

    >>> same_questions([Choose(0, "bid", (1, 2))], [Choose(0, "bid", (1, 2))])
    True
    >>> same_questions([], [])
    False
    """
    return 0 < len(these) == len(those) and all(this.same_as(that) for this, that in zip(these, those, strict=True))
