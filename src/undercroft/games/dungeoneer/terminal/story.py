"""The journal as lines: what several entries say together is said once, and spaces of one name are told apart."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from .described import MANY_PLACES, Described
from .words import kind_of

DEFEATS = {"strikes-monster": "monster-defeated", "wounded": "defeated"}
"""Strikes and wounds that take the last life, and what tells that."""

ONCE = ("untested", "no-reward")
"""What is said once in a game of each kind."""


class Storied(Described):
    """A view that tells what has happened."""

    def log(self, entry: Mapping[str, Any]) -> str:
        """A line of the journal; a space whose name another one has, too, with where it lies."""
        return super().log({**entry, "args": self.placed(entry["args"])})

    def story(self, entries: Sequence[Mapping[str, Any]]) -> list[str]:
        """Lines for what follows each other."""
        lines: list[str] = []
        earlier = [each for each in self.view["journal"] if entries and each["n"] < entries[0]["n"]][-1:] or [None]
        for entry, before, after in zip(entries, [*earlier, *entries], [*entries[1:], None], strict=False):
            if not (self.says_no_more(entry) or said_before(entry, before) or said_after(entry, after) or self.anywhere(entry)):
                lines += [self.hurt(entry) if failed(entry, before) else self.log(entry), *self.read_out(entry)]
        return lines

    def read_out(self, entry: Mapping[str, Any]) -> list[str]:
        """What is printed on a card that another one plays: it was in a hand."""
        args = entry["args"]
        others = entry["key"].startswith("plays") and args["seat"] != self.view["seat"]
        text = " ".join(str(self.card(args["card"])["text"].get(self.texts.lang, "")).split()) if others else ""
        return [f"  {self.ui('card-reads', text=text)}"] if text else []

    def hurt(self, entry: Mapping[str, Any]) -> str:
        """What a wound takes, where the roll that failed has just been told."""
        return self.say("wounded", **self.texts.named(self.game, entry["args"], self.names, self.view["seat"]))

    def says_no_more(self, entry: Mapping[str, Any]) -> bool:
        """Whether it has been said before in this game: that nobody rolls who comes in from the other side of such an exit, or that
        such a wound brings nothing."""
        if entry["key"] not in ONCE:
            return False
        same = (
            each for each in self.view["journal"]
            if each["key"] == entry["key"] and each["args"]["kind"] == entry["args"]["kind"]
        )  # fmt: skip
        return any(each["n"] < entry["n"] for each in same)

    def anywhere(self, entry: Mapping[str, Any]) -> bool:
        """Whether it says that a new space is for a quest that is for nearly all of them."""
        return entry["key"] == "serves" and len(self.cards[kind_of(entry["args"]["quest"], self.cards)]["places"]) > MANY_PLACES


def said_before(entry: Mapping[str, Any], before: Mapping[str, Any] | None) -> bool:
    """Whether the entry before says as much."""
    if before is None:
        return False
    args, earlier = entry["args"], before["args"]
    match entry["key"]:
        case "discards":  # what is used up is seen to be used
            played = before["key"].startswith(("uses", "plays")) and earlier["card"] == args["card"]
            return bool(played and args["why"] == "used")
        case "lord-passes":
            return bool(before["key"] == "no-lord-phase" and earlier["seat"] == args["seat"])
        case "enters":
            return bool(not args["walks"] and earlier.get("onto") == "space" and earlier["on"] == args["space"])
        case "stands-up" | "stays-down":  # its roll says so
            return bool(before["key"] == "threat" and earlier["source"] == "standup")
    return False


def failed(entry: Mapping[str, Any], before: Mapping[str, Any] | None) -> bool:
    """Whether a wound is of the roll that the entry before tells."""
    if entry["key"] != "wounded" or before is None or before["key"] != "threat":
        return False
    same = ("seat", "form", "total")
    return all(before["args"].get(arg) == entry["args"].get(arg) for arg in same) and not before["args"]["overcome"]


def said_after(entry: Mapping[str, Any], after: Mapping[str, Any] | None) -> bool:
    """Whether the entry after it says it with more: a roll against a threat, the cards one draws, the strike that defeats."""
    if after is None or after["args"].get("seat") != entry["args"].get("seat"):
        return False
    if entry["key"] in DEFEATS and not entry["args"]["life"]:
        return bool(after["key"] == DEFEATS[entry["key"]])
    if entry["key"] == "rolls":
        return bool(entry["args"]["of"] == "threat" and after["key"] == "threat")
    return bool(entry["key"] == "draws" and after["key"] == "draws-what")
