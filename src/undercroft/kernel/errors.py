"""Errors that a player or an operator can act on."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class BadInput(Exception):
    """Something that came from outside is wrong; nothing was changed.

    ``key`` names the sentence (``error-<key>`` in the language files), ``args_`` its parameters;
    ``str()`` is the English sentence itself.

    >>> str(BadInput("game-unknown", "There is no game {id}.", id="chess"))
    'There is no game chess.'
    """

    def __init__(self, key: str, sentence: str, **args: Any) -> None:
        super().__init__(sentence.format(**args) if args else sentence)
        self.key = key
        self.args_ = args

    def to_json(self) -> dict[str, Any]:
        """The error as sent to clients: key, parameters and the English sentence."""
        return {"key": self.key, "args": self.args_, "text": str(self)}


class PackFault(BadInput):
    """What a game takes in from outside, such as a pack of cards, is missing, changed or wrong; its rules are as they were."""


class Illegal(BadInput):
    """An answer that the open questions do not allow."""


class Stale(BadInput):
    """An answer to a question that is no longer open."""


class NoChance(BadInput):
    """The rules would draw, and no one answers for chance."""


class Divergence(BadInput):
    """A record that the present rules do not reproduce; says at which line."""
