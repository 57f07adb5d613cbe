"""Nature: whoever answers for dice, draws and reveals. The rules hold no random number of their own."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from random import Random

from mypy_extensions import mypyc_attr

from .errors import BadInput, NoChance


@mypyc_attr(allow_interpreted_subclasses=True)
class Nature:
    """Answers at once. Hosts choose the subclass: committed, recorded, dictated or sampled.

    A bag is a list in a fixed order (sorted), so that equal bags give equal answers whatever their history.
    """

    def index(self, what: str, options: Sequence[str]) -> int:
        """Which of ``options`` comes, as an index; the one thing that subclasses decide."""
        raise NotImplementedError

    def pick(self, what: str, options: Sequence[str]) -> str:
        """One of ``options``, which stay as they are."""
        return options[self.index(what, options)]

    def draw(self, what: str, bag: list[str]) -> str:
        """Remove one of ``bag`` and return it."""
        return bag.pop(self.index(what, bag))

    def die(self, what: str = "die", sides: int = 6) -> int:
        """A die of ``sides`` sides."""
        return 1 + self.index(what, [str(side) for side in range(1, sides + 1)])

    def reveal(self, what: str, card: str) -> str:
        """Show a card that was decided earlier. Nothing is left to choose, but what was shown cannot be taken back."""
        self.index(what, (card,))
        return card


class NoNature(Nature):
    """Where nothing may be left to chance: any draw is an error.

    >>> NoNature().die()
    Traceback (most recent call last):
    ...
    undercroft.kernel.errors.NoChance: This position would draw (die), and no one answers for chance here.
    """

    def index(self, what: str, options: Sequence[str]) -> int:
        raise NoChance("no-nature", "This position would draw ({what}), and no one answers for chance here.", what=what)


class SampledNature(Nature):
    """Draws from a pseudo-random generator: simulations and searches.

    >>> nature = SampledNature(Random(1))
    >>> all(nature.die() in range(1, 7) for _ in range(100))
    True
    """

    def __init__(self, rng: Random) -> None:
        self.random = rng.random

    def index(self, what: str, options: Sequence[str]) -> int:
        return int(self.random() * len(options))

    def draw(self, what: str, bag: list[str]) -> str:
        # The same as the inherited one without the call between: searches draw all the time.
        return bag.pop(int(self.random() * len(bag)))


class DictatedNature(Nature):
    """Gives the answers it was told, in order: tests, and tables that roll real dice.

    :param answers: the texts to come; each must be possible when its turn comes.
    :param then: who answers when they are used up; without it, running out is an error.

    >>> nature = DictatedNature([6, "bow"])
    >>> nature.die()
    6
    >>> bag = ["axe", "bow", "cup"]
    >>> nature.draw("loot", bag)
    'bow'
    >>> bag
    ['axe', 'cup']
    """

    def __init__(self, answers: Iterable[str | int], then: Nature | None = None) -> None:
        self.answers = [str(answer) for answer in answers]
        self.then = then

    def index(self, what: str, options: Sequence[str]) -> int:
        if not self.answers:
            if self.then is None:
                raise BadInput("dictation-short", "No answer was dictated for {what}.", what=what)
            return self.then.index(what, options)
        answer = self.answers.pop(0)
        if answer not in options:
            raise BadInput(
                "dictation-impossible", "Dictated {answer} for {what}, which is not possible now.", answer=answer, what=what
            )
        return list(options).index(answer)


class CommittedNature(Nature):
    """A keyed stream, committed to before the first card and revealed after the last.

    Answer *n* is ``HMAC-SHA256(key, n)`` scaled to the number of options. ``key`` is :func:`stream_key` of a secret and of what
    the seats added, so neither side alone decides it.

    :param count: how many answers the stream has given already.

    >>> key = stream_key(b"secret", ["what Anna added"])
    >>> stream, again = CommittedNature(key), CommittedNature(key)
    >>> [stream.die() for _ in range(9)] == [again.die() for _ in range(9)]
    True
    """

    def __init__(self, key: bytes, count: int = 0) -> None:
        self.key = key
        self.count = count

    def index(self, what: str, options: Sequence[str]) -> int:
        value = int.from_bytes(hmac.digest(self.key, str(self.count).encode(), "sha256"), "big")
        self.count += 1
        return (value * len(options)) >> 256


def commitment_of(secret: bytes) -> str:
    """What is shown before the first card: the SHA-256 of the secret.

    >>> commitment_of(b"secret")[:16]
    '2bb80d537b1da3e3'
    """
    return hashlib.sha256(secret).hexdigest()


def stream_key(secret: bytes, entropy: Sequence[str] = ()) -> bytes:
    """The key of the stream: the secret mixed with what each seat added before the start, in order.

    >>> stream_key(b"secret", ["x"]) == stream_key(b"secret", ["y"])
    False
    """
    return hmac.digest(secret, "\n".join(entropy).encode(), "sha256")
