"""Dungeons & Doggies as text: the round, everybody's dog, the quests, one's way out."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .asked import Asked
from .told import Told
from .words import Row

LATEST = 3
"""The rooms of the way that are told with each step; all of them where the whole table is asked for."""


class DoggiesScreen(Asked, Told):
    """The game in sentences, and the dungeon as a map."""

    brief = briefer = True

    def board(self) -> list[str]:
        """The game in sentences; on the way out how one stands there; nothing while a card is laid: all has just been told."""
        laid, asked = self.laid, {ask["what"] for ask in self.view["asks"]}
        if laid["walk"] and asked & {"walk", "room"}:
            return [self._way(laid["walk"], LATEST), *self._best()]
        if "place" in asked:
            return []
        lines = [self._round()] if laid["round"] and not self.view["over"] else []
        for dog in laid["dogs"]:
            lines += self._dog(dog)
        lines += self._quests()
        if laid["round"] and any(laid["supply"].values()):
            lines.append(self.say("supply", potions=self.potions(laid["supply"])))
        return [*lines, *([self._way(laid["walk"])] if laid["walk"] else []), *self._best()]

    def _round(self) -> str:
        """The round, and the cards still to come."""
        laid = self.laid
        inside = [dog["seat"] for dog in laid["dogs"] if dog["where"] == "in"]
        countdown = "yes" if laid["countdown"] else "alone" if inside == [self.view["seat"]] else "no"
        return self.say("round", round=laid["round"], rounds=laid["rounds"], count=laid["deck"], countdown=countdown)

    def _dog(self, dog: Row) -> list[str]:
        """A dog with its figures, and the cards it has."""
        me = dog["seat"] == self.view["seat"]
        pairs = [self.either(pair) for pair in dog["pairs"]]
        lines = [
            self.say(
                "dog", name=self.names[dog["seat"]], you=me, dog=self.word(dog["dog"]), where=dog["where"],
                weapons=[*self.symbols(dog["sum"]), *pairs], shields=dog["all_shields"], keys=dog["keys"],
                figures=self.figures(dog["seat"]), potions=self.potions(dog["potions"]),
            )
        ]  # fmt: skip
        had = [self.taken(each) for each in dog["taken"] if each["cell"] is None]
        under = [self.taken(each) for each in dog["taken"] if each["cell"] is not None]
        if had:
            lines.append(f"  {self.say('cards', cards=self.several(had))}")
        return [*lines, *([f"  {self.say('under', cards=self.several(under))}"] if under else [])]

    def _quests(self) -> list[str]:
        """The shared quests with how they stand, and the reader's own."""
        lines = []
        for quest in self.laid["shared"]:
            counts = [f"{self.you_or(seat)} {count}" for seat, count in quest["counts"].items()]
            holder = self.you_or(quest["holder"]) if quest["holder"] else "none"
            args = {"quest": self.word(quest["quest"]), "goal": self.goal(quest["quest"])}
            most = max(quest["counts"].values())
            tie = "yes" if most and [*quest["counts"].values()].count(most) > 1 else "no"
            lines.append(self.say("quest", **args, counts=counts, kind=quest["kind"], holder=holder, tie=tie))
        own = self.laid["own"]
        if own:
            id, count = own["quest"], own["counts"][self.view["seat"]]
            lines.append(self.say("own-quest", quest=self.word(id), goal=self.goal(id), count=count))
        return lines

    def _best(self) -> list[str]:
        """What the route helper says, where the table has it."""
        best = self.laid["best"]
        if not best:
            return []
        rooms = " → ".join([*map(self.cell_called, best["cells"]), self.say("way-out", side=best["out"])])
        return [self.say("best", **self.signed(best["coins"]), rooms=rooms, exact="yes" if best["exact"] else "no")]

    def _way(self, walk: Row, latest: int = 0) -> str:
        """The way so far, room by room, and how one stands.

        :param latest: how many of its rooms; 0: all.
        """
        steps = []
        for step in walk["path"]:
            did = self.say("did", what=step["did"].partition(":")[0]) if step["did"] else ""
            reasons = "; ".join([self.texts.format(f"{self.family}-part-not-done", **each) for each in step["unasked"]])
            did = f"{did}, {self.ui('did', what='used')}" if step["used"] else did
            did = self.say("unasked", did=did, reasons=reasons) if reasons else did
            cell = self.cell_called(step["cell"])
            steps.append(f"{cell} ({did})" if did else cell)
        if latest and len(steps) > latest:
            steps = ["…", *steps[-latest:]]
        return self.say("walk", steps=" → ".join(steps), **self.burden(walk["burden"]))

    def who(self, row: Mapping[str, Any]) -> str:
        """A player in the result, with its dog if it had chosen one."""
        name = self.names[row["seat"]]
        return f"{name} ({self.word(row['dog'])})" if row["dog"] else name


SCREEN = DoggiesScreen
