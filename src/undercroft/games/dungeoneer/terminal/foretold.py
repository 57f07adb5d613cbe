"""What may come of an option, as text: the odds of a fight, what has to be rolled for, what a failure does, whom it defeats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..cards.fields import OF_HERO
from .words import Row, Worded, kind_of, small


class Foretold(Worded):
    """A view that says what the dice may bring."""

    def foretold(self, args: Row, then: Row) -> list[str]:
        """What is noted beside an option of what it may bring."""
        notes = []
        shares = then.get("odds", {})
        between = {key: args[key] for key in ("target_seat", "other_seat") if "other_seat" in args}
        for form, each in shares.items():
            notes.append((f"{self.kind(form)}: " if "form" not in args and not between else "") + self.fight(each, between))
        notes += self.beside(shares)
        if then.get("parts"):
            notes.append(self.say("die", parts=self.sum(args["stat"], then["parts"])))
        notes += [small(self.told("stands-there", seat=seat), self.names[seat]) for seat in then.get("also", ())]
        changes = then.get("changes", [])
        several = len({each["card"] for each in changes}) > 1
        for each in changes:
            notes.append(self.told(f"change-{each['what']}", **each) + (f" ({self.named(each['card'])})" if several else ""))
        notes += [small(self.told("no-change"))] if then.get("idle") else []
        for spared in then.get("spared", ()):
            notes.append(self.log({"key": "spared", "args": {**spared, "how": "card"}, "private": False}).rstrip("."))
        for risk in then.get("risks", ()):
            notes += self.risk(risk)
        if guards := [f"{self.named(each['card'])} ({self.names[each['seat']]})" for each in then.get("guards", ())]:
            notes.append(small(self.told("guards", each=guards)))
        if back := [self.answer(each) for each in then.get("back", ())]:
            notes.append(self.told("may-strike", each=", ".join(back), name=self.names[args["target_seat"]]))
        notes += [small(self.told("fells", seat=seat, wins=then.get("wins", False))) for seat in then.get("fells", ())]
        notes += [small(self.told("fells-own"))] if args.get("fells") else []
        return notes

    def answer(self, back: Row) -> str:
        """What an attacked hero may attack back with, and its price."""
        paid = next((price for price in ("glory", "ap") if back[price]), "")
        if not back["card"]:
            return self.ui("answer-with", of="challenge" if paid else "fall", card="", n=0)
        return self.ui("answer-with", of=paid or "free", card=self.by_name(back["card"]), n=back[paid] if paid else 0)

    def risk(self, risk: Row) -> list[str]:
        """What has to be rolled for, what is added to the die, and what a failure does to whom."""
        form, needs, chance = self.kind(risk["stat"]), self.needs(risk), 100 - risk["percent"]
        how = {"form": form, "needs": needs, "percent": chance, "harm": self.harms(risk["fails"])}
        fells = [small(self.told("risk-fells", seat=seat)) for seat in risk.get("defeats", ())]
        return [
            self.say("fails-all" if "all" in risk else "fails", name=self.names[risk["seat"]], **how),
            self.say("die", parts=self.sum(risk["stat"], risk["parts"])), *fells,
        ]  # fmt: skip

    def fight(self, odds: Row, between: Mapping[str, str] | None = None) -> str:
        """Who strikes how often, and with how many wounds; by name where it is a fight between two of the heroes."""
        dealt = f" ({self.harms([{'what': 'wound', 'n': odds['wounds']}])})" if "wounds" in odds else ""
        shown = {"attack": odds["attack"], "tie": odds["tie"], "counter": odds["counter"], "dealt": dealt}
        return self.told("odds-between", **between, **shown) if between else self.say("odds", **shown)

    def beside(self, shares: Mapping[str, Row]) -> list[str]:
        """What is told beside odds: what the death of a monster does, and what is counted in them."""
        dying: list[Row] = next((each["last"] for each in shares.values() if "last" in each), [])
        counted = [
            f"{self.named(parts[0]['card'])}, {self.sum(form, parts)}"
            for form, each in shares.items() for side in ("parts", "counter_parts") if (parts := each.get(side))
        ]  # fmt: skip
        notes = [small(self.told("odds-last", harm=self.harms(dying)))] if dying else []
        return notes + ([small(self.told("counted", each="; ".join(counted)))] if counted else [])

    def sum(self, form: str, parts: Sequence[Row]) -> str:
        """What is tested and what cards give and take, a quest with whose it is: "speed 2 + 1 (Nimble Fingers)"."""
        said = [f"{self.kind(form)} {parts[0]['n'] if parts else 0}"]
        for part in parts[1:]:
            card, n = part["card"], part["n"]
            name = f"({self.by_name(card)})"
            if self.group(card) == "quest":
                name = self.ui("part-quest", quest=self.named(card), **{"global": card in self.laid["quests"]["global"]})
            said.append(f"{'−' if n < 0 else '+'} {abs(n)} {name}")
        return " ".join(said)

    def group(self, card: str) -> Any:
        """What kind of card it is."""
        return self.cards.get(kind_of(card, self.cards), {}).get("group")

    def by_name(self, card: str) -> str:
        """What a card is called, of a hero its ability."""
        return self.known_as(card + OF_HERO if self.group(card) == "hero" else card)

    def harms(self, harms: Iterable[Row]) -> str:
        """What befalls a hero; or nothing."""
        return ", ".join([self.ui(f"harm-{each['what']}", n=abs(each["n"])) for each in harms]) or self.ui("harm-nothing")

    def needs(self, threat: Row) -> str:
        """What a threat takes, and how much of that is the danger of the space."""
        needs, danger = threat["needs"], threat["danger"]
        return self.ui("needs-danger" if danger else "needs", needs=needs, own=needs - danger, danger=danger)
