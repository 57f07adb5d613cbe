"""What may come of an option, as text: the odds of a fight, what has to be rolled for, what a failure does, whom it defeats."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from ..cards.fields import OF_HERO
from .words import Row, Worded, kind_of, small


class Foretold(Worded):
    """A view that says what the dice may bring."""

    def foretold(self, key: str, args: Row, then: Row) -> list[str]:
        """What is noted beside an option of what it may bring."""
        notes = self.costs(key, args, then)
        shares = then.get("odds", {})
        whose = self.whose(key, args)
        between = {key: args[key] for key in ("target_seat", "other_seat") if "other_seat" in args}
        for form, each in shares.items():
            notes.append((f"{self.kind(form)}: " if "form" not in args and not between else "") + self.fight(each, between, whose))
        if len(shares) > 1 and whose == "mine" and key != "form":
            notes.append(small(self.told("choose-how")))
        if key == "attempt-hunt" and args["hits"]:
            notes.append(self.say("hunt", count=args["hits"]))
        if "vain" in args:
            notes.append(small(self.told("odds-percent", **args)))
        if key in ("move-blocked", "move-trap"):
            notes.append(small(self.told(f"fails-{key}", last=then.get("ap") == 0, fells=bool(args.get("fells")))))
        if "challenge" in args:
            notes.append(small(self.told("ap-challenge", **args)))
        notes += self.beside(shares)
        if then.get("parts"):
            notes.append(self.say("die", parts=self.sum(args["stat"], then["parts"])))
        notes += [small(self.told("stands-there", seat=seat), self.names[seat]) for seat in then.get("also", ())]
        told = then.get("changes", [])
        changes = [each for each in told if each["before"] != each["after"]]
        several = len({each["card"] for each in changes}) > 1
        for each in changes:
            notes.append(
                small(self.told(f"change-{each['what']}", **each), self.names[each["seat"]])
                + (f" ({self.named(each['card'])})" if several else "")
            )
        notes += [small(self.told("no-change"))] if then.get("idle") or (told and not changes) else []
        for spared in then.get("spared", ()):
            notes.append(self.log({"key": "spared", "args": {**spared, "how": "card"}, "private": False}).rstrip("."))
        risks = [note for risk in then.get("risks", ()) for note in self.risk(risk)]
        notes += [self.say("once-found", risk="; ".join(risks))] if key == "search" and risks else risks
        notes += [small(self.told("guards", seat=each["seat"], each=self.by_name(each["card"]))) for each in then.get("guards", ())]
        if back := [self.answer(each) for each in then.get("back", ())]:
            notes.append(self.told("may-strike", each=", ".join(back), name=self.names[args["target_seat"]]))
        notes += [small(self.told("fells", seat=seat, wins=then.get("wins", False))) for seat in then.get("fells", ())]
        if self.view["seat"] in then.get("fells", ()) and self.ends_with_me():
            notes.append(self.say("ends", name=self.names[self.rivals()[0]["seat"]]))
        notes += [small(self.told("fells-own"))] if args.get("fells") and key != "move-trap" else []
        return notes

    def whose(self, key: str, args: Row) -> str:
        """Whose the first strike of the odds beside an option is: mine, one against me, or neither."""
        if key == "attempt-hunt":
            return "me"
        if key == "form" and self.laid["battle"]:
            return self.side_of(
                next((each for each in self.laid["battle"]["attacks"] if not each["form"] and not each["gone"]), {})
            )
        return (
            "mine"
            if key.startswith(("attack-hero", "challenge")) or (key == "use-at" and args.get("doing") == "attack")
            else "other"
        )

    def side_of(self, attack: Row) -> str:
        """The same of an attack in a battle."""
        me = self.view["seat"]
        if me is None or me not in (attack.get("owner"), attack.get("hero")):
            return "other"
        if attack["by_hero"] and attack["owner"] == me:
            return "mine"
        return "me" if attack["hero"] == me else "other"

    def costs(self, key: str, args: Row, then: Row) -> list[str]:
        """What an attempt costs, how far glory may raise its chance, and that it may end the phase; who pays for a bane."""
        if key.startswith("attempt"):
            best = [self.told("attempt-raised", best=args["best"], glory=args["glory"])] if args.get("raise") else []
            return [self.say("attempt", cost=args["cost"]), *best]
        if key == "search" and args["done"]:
            return [self.say("done")]
        if key.startswith("play") and "left" in then:
            return [self.say("pays", name=self.names[then["pays"]], count=then["left"])]
        if (
            key.startswith("play")
            and key != "play-two"
            and args["cost"]
            and not self.laid["solo"]
            and self.group(args["card"]) == "bane"
        ):
            able = [self.names[each["seat"]] for each in self.rivals() if each["peril"] >= args["cost"]]
            return [self.say("pays-one", names=", ".join(able))] if able else []
        return []

    def rivals(self) -> list[Row]:
        """The other players whose heroes live."""
        return [each for each in self.laid["players"] if each["alive"] and each["seat"] != self.view["seat"]]

    def ends_with_me(self) -> bool:
        """Whether the defeat of my hero ends the game: one other is left, and nobody comes back."""
        return len(self.rivals()) == 1 and not self.view["settings"].get("resurrection")

    def whom(self, seat: str) -> str:
        """A player by name, the reader as "you"."""
        return self.texts.format("ui-you") if seat == self.view["seat"] else self.names[seat]

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
        if not how["percent"]:
            return [self.say("sure", name=self.whom(risk["seat"]), form=form, needs=needs)]
        fells = [small(self.told("risk-fells", seat=seat)) for seat in risk.get("defeats", ())]
        return [
            self.say("fails-all" if "all" in risk else "fails", name=self.whom(risk["seat"]), **how),
            self.say("die", parts=self.sum(risk["stat"], risk["parts"])), *fells,
        ]  # fmt: skip

    def fight(self, odds: Row, between: Mapping[str, str] | None = None, whose: str = "other") -> str:
        """Who strikes how often, and with how many wounds; by name where it is a fight between two of the heroes.

        :param whose: whose the first strike is (:meth:`whose`).
        """
        wounds = [{"what": "wound", "n": odds["wounds"]}] if "wounds" in odds else []
        dealt, back = self.hit(odds.get("harm", wounds)), self.hit(odds.get("counter_harm", ()))
        shown = {"attack": odds["attack"], "tie": odds["tie"], "counter": odds["counter"], "dealt": dealt, "back": back}
        return self.told("odds-between", **between, **shown) if between else self.say("odds", whose=whose, **shown)

    def hit(self, harms: Sequence[Row]) -> str:
        """What a hit does, in brackets behind its chance; how one stands up after a mere fall is read elsewhere."""
        brief = [{**each, "what": "falls"} if each["what"] == "knockdown" and not each["n"] else each for each in harms]
        return f" ({self.harms(brief)})" if brief else ""

    def beside(self, shares: Mapping[str, Row]) -> list[str]:
        """What is told beside odds: what the death of a monster does, and what is counted in them."""
        dying: list[Row] = next((each["last"] for each in shares.values() if "last" in each), [])
        counted = [
            self.ui("has", card=self.named(parts[0]["card"]), parts=self.sum(form, parts))
            for form, each in shares.items() for side in ("parts", "counter_parts") if (parts := each.get(side))
        ]  # fmt: skip
        notes = [small(self.told("odds-last", harm=self.harms(dying)))] if dying else []
        return notes + ([small(self.told("counted", each="; ".join(counted)))] if counted else [])

    def sum(self, form: str, parts: Sequence[Row]) -> str:
        """What is tested and what cards give and take, a quest with whose it is: "speed 2 + 1 (Nimble Fingers)"."""
        said = [f"{self.kind(form)} {parts[0]['n'] if parts else 0}"]
        for part in parts[1:]:
            card, n = part["card"], part["n"]
            why = f": {self.texts.because(self.game, part['why'])}" if "why" in part else ""
            name = f"({self.by_name(card)}{why})"
            if self.group(card) == "quest":
                name = self.ui("part-quest", quest=self.named(card), why=why, **{"global": card in self.laid["quests"]["global"]})
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
        """What a threat takes, and how much of that is the danger of the space, and the X for which a trap was played."""
        needs, danger, x = threat["needs"], threat["danger"], threat.get("x", 0)
        return self.ui("needs-danger" if danger or x else "needs", needs=needs, own=needs - danger - x, danger=danger, x=x)
