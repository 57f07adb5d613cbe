"""Tokens to be put out: which one, and where it may go."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..spots import grouped, spot
from .map import KINDS
from .words import TO_HIDE, Worded

PAIRS = ("starter", "hide", "place")
"""The questions that put a token somewhere."""


class Putting(Worded):
    """A view that asks where tokens go."""

    def pairs(self, what: str) -> dict[str, list[dict[str, Any]]]:
        """Putting tokens out: first which one, then where."""
        found: dict[str, list[dict[str, Any]]] = {}
        for ask in self.view["asks"] if what in PAIRS else []:
            for option in ask["options"]:
                found.setdefault(option["args"]["item_piece"], []).append(option)
        return found

    def pair_lines(self, what: str, numbered: Mapping[str, dict[str, Any]]) -> list[str]:
        """The tokens that may be put out; of starters also how they run and fight."""
        lines = []
        for number, option in numbered.items():
            name = self._put_name(what, option)
            figures = {each: option["args"][each] for each in ("speed", "strength") if each in option["args"]}
            lines.append(f"  {number}. {self.say('token-figures', piece=name, **figures) if figures else name}")
        told = {"starter": TO_HIDE + 4, "hide": TO_HIDE}.get(what, len(self.laid["hand"]))  # how one answers is said once
        args = next(iter(numbered.values()))["args"]
        example = f"{self.word(args['item'])} {args.get('place') or args['square']}"
        return lines + ([self.say("which-token", example=example)] if len(self.laid["hand"]) == told else [])

    def place_lines(self, what: str, numbered: Mapping[str, dict[str, Any]], several: bool) -> list[str]:
        """Where the token may go: the dots, the rooms with what they still take, or the squares with what is to be said of each."""
        first = next(iter(numbered.values()))
        lines = [self.say(f"hold-{first['key']}", piece=self._put_name(what, first))]
        if what == "place":
            word = {kind: self.word(kind) for kind in KINDS}
            spots = {f"{n}.\u00a0{each['args']['square']}": spot(self.say, each["args"], word) for n, each in numbered.items()}
            lines += grouped(self.say, spots)
        else:
            lines.append("  " + "  ".join(f"{n}.\u00a0{self._goes(each)}" for n, each in numbered.items()))
        return [*lines, *([f"  {self.say('hold-other')}"] if several else [])]

    def _goes(self, option: dict[str, Any]) -> str:
        """A dot, or a room with the number of tokens that it still takes."""
        for place in self.laid["places"]:
            if place["place"] == option["args"].get("place"):
                free = place["limit"] - sum(place["hidden"].values())
                return self.say("room-free", place=place["place"], count=free).replace(" ", "\u00a0")
        return str(option["args"]["square"])

    def _put_name(self, what: str, option: dict[str, Any]) -> str:
        """What a token to be put out is called; of those of a new room also whose it is."""
        id = option["args"]["item_piece"]
        return self.owned(id) if what == "place" else self.word(id[2:])
