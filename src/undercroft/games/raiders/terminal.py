"""Dungeon Raiders as text: the level, the room and what it needs, everybody's counters, the hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ...kernel.ask import thing_of
from ...kernel.shapes import plain
from ...terminal.screen import Screen
from ...text import folded
from .cards import CHARACTERS
from .contest import printed
from .rooms import ROOM_CARDS


class RaidersScreen(Screen):
    """The level, the room, the heroes, the hand."""

    reads_cards = True
    tells_rooms = True

    def board(self) -> list[str]:
        """The table as one seat sees it, at most 15 lines in a game of five."""
        laid = self.laid
        if not laid["heroes"]:
            return []
        lines: list[str] = []
        if laid["contest"]:
            lines += self._room()
            lines += self._ahead()
        lines += [self._hero(hero) for hero in laid["heroes"]]
        lines += self._bleeding(laid["contest"])
        if laid["leader"]:
            lines.append(self.say("order", names=self._called(laid["order"])))
        if laid["hand"] and any(laid["hand"].values()):
            lines.append(self.say("hand", cards=self._hand(laid["hand"])))
        for seat, hand in self.view.get("hands", {}).items():
            if hand and any(hand.values()):
                lines.append(self.say("hand-of", name=self.names[seat], cards=self._hand(hand)))
        if laid["monster_deck"]:
            shown = laid["monster_deck"]["shown"]
            lines.append(self.say("monster-deck", left=laid["monster_deck"]["left"], shown=" ".join(shown) or "—"))
        return lines

    def option(self, option: Mapping[str, Any]) -> str:
        """A card as a line to choose, and how the room would stand with it."""
        line, then = super().option(option), option.get("then") or {}
        if not then.get("contest"):
            return line
        stands = {**self.laid["contest"], **then["contest"]}
        ends = self._bleeding(stands) if stands.get("bleeds") is not None else []
        said = [each for each in (self._figures(stands), *self._reach(then.get("reach") or {}), *ends) if each]
        return " ".join([f"{line}.", *said]) if said else line

    def _reach(self, reach: Mapping[str, list[str]]) -> list[str]:
        """Who can still beat a card at a vault, or share with it."""
        return [self.say(how, names=self._called(reach[how])) for how in ("higher", "level") if reach.get(how)]

    def who(self, row: Mapping[str, Any]) -> str:
        return f"{self.names[row['seat']]} ({self._card(row['character'])})"

    def odds(self) -> list[str]:
        """What a careful player could work out: which rooms nobody has seen, who holds which items, the monster deck."""
        known = self.laid["odds"]
        if not known:
            return []
        rooms = [_times(self._card(id), count) for cards in known["kinds"].values() for id, count in cards.items()]
        lines = [f"{self.ui('odds-unseen', count=known['unseen'])}: {', '.join(rooms)}"]
        for seat, held in (known["held"] or {}).items():
            items = [_times(self._card(item).lower(), count) for item, count in sorted(held.items())]
            lines.append(f"{self.names[seat]}: {', '.join(items) or self.ui('odds-held-none')}")
        if known["monster_cards"]:
            cards = [_times(card, count) for card, count in known["monster_cards"].items()]
            lines.append(f"{self.ui('odds-monsters')}: {', '.join(cards)}")
        return lines

    def use(self, id: str) -> str:
        card = thing_of(id)[1]
        return self.ui(f"rule-{card}") if card in self.laid["cards"]["items"] else ""

    def room_lines(self, wanted: str) -> list[str]:
        """The rooms of the level by number or name: what each is, and what came of it."""
        wanted = folded(wanted)
        rooms = self.laid["rooms"]
        numbered = [each for each in rooms if wanted in (str(each["place"]), folded(self.object_name(f"room:{each['place']}")))]
        named = [each for each in rooms if each["card"] and wanted in folded(self._card(each["card"]["id"]))]
        return [self._place(place) for place in (numbered or named if wanted else rooms)]

    def card_lines(self, wanted: str) -> list[str]:
        """What is said of a card by its name: a room, an item, a hero, a power card."""
        wanted = folded(wanted)
        ids = [*self.laid["cards"]["power"], *self.laid["cards"]["items"], *CHARACTERS, *ROOM_CARDS]
        names = {id: folded(self._card(id)) for id in ids}
        found = [id for id, name in names.items() if wanted in (name, id)] or [id for id, name in names.items() if wanted in name]
        return [self._read(id) for id in found]

    def _read(self, id: str) -> str:
        """A card in sentences."""
        if id in CHARACTERS:
            return self._character(id)
        if id in ROOM_CARDS:
            return f"{self._described(self._shown(id))}. {self._told(self._shown(id))}"
        return f"{self._card(id)}. {self.ui('rule-power' if id in self.laid['cards']['power'] else f'rule-{id}')}"

    def _character(self, id: str) -> str:
        """With what a hero begins, and who plays it."""
        begins = CHARACTERS[id]
        items = ", ".join(_times(self._card(item).lower(), begins.items.count(item)) for item in dict.fromkeys(begins.items))
        has = {"treasure": begins.treasure, "wounds": begins.wounds, "items": items or self.ui("sr-none")}
        played = [self.names[hero["seat"]] for hero in self.laid["heroes"] if hero["character"] == id]
        return self.say("character", card=self._card(id), **has, names=played or "none")

    def _shown(self, id: str) -> dict[str, Any]:
        """A dungeon card with its figures for this table."""
        settings, solo = self.view["settings"], self.laid["mode"] == "solo"
        living = sum(hero["alive"] for hero in self.laid["heroes"])
        count = living if settings.get("strength_count") == "living" else self.view["seats"]
        takes = ("largest" if settings.get("solo_chests") == "one" else "all") if solo else None
        card: dict[str, Any] = plain(printed(id, count, takes))  # type: ignore[arg-type]
        return card

    def _told(self, card: dict[str, Any]) -> str:
        """What a dungeon card does."""
        return self.texts.format(f"{self.family}-text-{card['id']}", mode=str(self.laid["mode"]), **_figures(card))

    def _place(self, place: dict[str, Any]) -> str:
        """A room of the level: what it is, where in the level, what came of it."""
        card, number = place["card"], place["place"]
        if not card:
            return self.ui("sr-dark", place=number)
        room, figures = self._described(card), self._told(card)
        if place["known"]:
            return self.ui("sr-saw", place=number, room=room, figures=figures)
        if place["outcome"] is not None:
            done = self.ui("sr-done", outcome=self._outcome(place["outcome"], card["kind"]))
            return self.ui("sr-done-room", place=number, room=room, state=done)
        return self.ui("sr-room", place=number, room=room, figures=figures, state=self.ui(f"sr-{place['state']}"))

    def _outcome(self, changes: list[dict[str, Any]], kind: str) -> str:
        """What a room did to everybody, as the browser's text mode says it."""
        real = [each for each in changes if _real(each)]
        said = [self.ui("sr-change", name=self._called([each["seat"]])[0], change=self._change(each)) for each in real]
        if said:
            return ", ".join(said)
        if kind == "monster":
            return self.ui("confused" if self.laid["mode"] == "duel" else "driven-off")
        return self.ui("nothing-taken" if kind != "trap" else "nothing-lost" if changes else "stood-still")

    def _change(self, change: dict[str, Any]) -> str:
        if change.get("item") is not None:
            return self._card(change["item"])
        what = "treasure" if change.get("treasure") is not None else "wounds"
        number = change[what]
        if what == "wounds" and number < 0:
            return self.ui("sr-heal", count=-number)
        return self.ui("sr-coins" if what == "treasure" else "sr-wounds", sign="−" if number < 0 else "+", count=abs(number))

    def _card(self, id: str) -> str:
        return self.texts.find(f"{self.family}-card-{id}") or id

    def _room(self) -> list[str]:
        """The room everybody stands in, its card in words, and how it stands with the cards laid so far."""
        laid, card = self.laid, self.laid["contest"]["card"]
        lines = [
            self.say("room", level=laid["level"], levels=laid["levels"], place=laid["room"], card=self._described(card)),
            "  " + self.texts.format(f"{self.family}-text-{card['id']}", mode=self._mode(), **_figures(card)),
        ]
        if figures := self._figures(laid["contest"]):
            lines.append(f"  {figures}")
        return lines

    def _mode(self) -> str:
        """How a room is played here: where only two live, monsters may fight as in the duel (A2)."""
        return "duel" if self.laid["contest"].get("fight") == "duel" else str(self.laid["mode"])

    def _described(self, card: dict[str, Any]) -> str:
        """A dungeon card with its figures: ``Troll (strength 18, wounds 2)``."""
        name = self._card(card["id"])
        if card["kind"] == "monster":
            key = "monster" if card["strength"] else "monster-lone"
            return self.say(key, card=name, **_figures(card))
        if card["kind"] == "trap":
            harm = [f"{number}: {self._harm(each)}" for number, each in enumerate(card["harm"], 1) if each]
            return self.say(f"trap-{card['id']}", card=name, harm=harm)
        if card["kind"] == "storeroom":
            slots = [f"{number}: {self._slot(slot)}" for number, slot in enumerate(card["slots"], 1)]
            return f"{name} ({', '.join(slots)})"
        return name

    def _harm(self, harm: int | str) -> str:
        return self.say("half") if harm == "half" else str(harm)

    def _slot(self, slot: dict[str, Any]) -> str:
        if "item" in slot:
            return self._card(slot["item"]).lower()
        return self.ui("gain-coins", count=slot["treasure"]) if "treasure" in slot else self.ui("gain-heal", count=slot["heal"])

    def _takes(self, slot: dict[str, Any]) -> str:
        """Who takes what of a storeroom; that there is too little of it (§5.4)."""
        short = "yes" if slot["short"] else "no"
        return self.ui("sr-takes", what=self._slot(slot), names=self._called(slot["seats"]), short=short)

    def _figures(self, contest: dict[str, Any]) -> str:
        """How it stands with the cards laid: of a monster, a vault, a trap; of a storeroom, who takes what."""
        if contest.get("fight") == "sum":
            stands = self.say("sum", laid=contest["laid"], need=contest["need"], missing=contest["missing"])
            return " ".join([stands, *self._missed(contest)])
        if contest.get("fight"):
            shown = contest.get("monster_card")
            return " ".join([*([self.say("monster-card", card=shown)] if shown else []), *self._low(contest)])
        if "claims" in contest and self.laid["mode"] != "solo":
            return " ".join([self._claim(claim) for claim in contest["claims"]])
        if contest.get("value"):
            if not contest["harm"]:
                return self.ui("sr-trap-quiet", value=contest["value"])
            harm = self._harm(contest["harm"])
            return self.ui("sr-trap-now", value=contest["value"], harm=harm, names=self._called(contest["victims"]))
        taken = [slot for slot in contest.get("slots", ()) if slot["seats"]]
        return " ".join([self._takes(slot) for slot in taken])

    def _missed(self, contest: dict[str, Any]) -> list[str]:
        """What is certain of a monster that is not beaten yet, and whom it would hit."""
        match contest["prospect"]:
            case "beaten":
                return []
            case "sure":
                return [self.say("sure")]
            case "lost":
                return [self.say("lost"), *self._low(contest)]
        return self._low(contest)

    def _low(self, contest: dict[str, Any]) -> list[str]:
        """Whom the monster would hit with the cards laid; it does where all have laid."""
        how = "low" if contest["to_lay"] else "hit"
        return [self.say(how, names=self._called(contest["low"]), count=contest["card"]["wounds"])] if contest.get("low") else []

    def _bleeding(self, contest: dict[str, Any] | None) -> list[str]:
        """Who bleeds to death: if the heroes came out now; in the last room, who can or will once it is over (§8.3)."""
        sure = "bleeds" if (contest or {}).get("surely") else "may-bleed"
        seats = (contest or {}).get("bleeds")
        if seats is None:
            sure, seats = "bleeding", self.laid["bleeding"]
        return [f"{self.ui(sure, names=self._called(seats))}."] if seats and not self.view["over"] else []

    def _called(self, seats: list[str]) -> list[str]:
        """Names, and "you" for the seat that reads."""
        return [self.texts.format("ui-you") if seat == self.view["seat"] else self.names[seat] for seat in seats]

    def _claim(self, claim: dict[str, Any]) -> str:
        """Who would take a chest as the cards lie, and how much each."""
        names = self._called(claim["seats"])
        if not names:
            return self.ui("sr-claim-none", chest=claim["chest"])
        each, several = claim["each"], "yes" if len(names) > 1 else "no"
        return self.ui(
            "sr-claim", chest=claim["chest"], names=names, each=each, stays=claim["chest"] - each * len(names), several=several
        )

    def _ahead(self) -> list[str]:
        """The rooms still to come on this level, as far as this seat knows them."""
        ahead = [place for place in self.laid["rooms"] if place["state"] == "ahead"]
        if not ahead:
            return [self.say("last-room")]
        rooms = []
        for place in ahead:
            what = self._described(place["card"]) if place["card"] else self._card("dark")
            rooms.append(self.say("known" if place["known"] else "place", place=place["place"], card=what))
        return [self.say("ahead", rooms="; ".join(rooms))]

    def _hero(self, hero: dict[str, Any]) -> str:
        """One hero on one line, every number with its word."""
        cards = [self._card(card).lower() for card in hero["laid"]]
        held = ((self.laid["odds"] or {}).get("held") or {}).get(hero["seat"])
        items = ", ".join([_times(self._card(item).lower(), count) for item, count in sorted((held or {}).items())])
        counted = hero["items"] if held is None else self.ui("sr-none")
        return self.say(
            "hero" if hero["alive"] else "hero-dead",
            name=self.names[hero["seat"]], you=hero["seat"] == self.view["seat"],
            character=self._card(hero["character"]), treasure=hero["treasure"], wounds=hero["wounds"], items=items or counted,
            power=" ".join(hero["power"]) or "—", laid=cards or "none",
        )  # fmt: skip

    def _hand(self, hand: dict[str, Any]) -> str:
        items = [_times(self._card(item).lower(), count) for item, count in sorted(hand["items"].items())]
        return ", ".join([*hand["power"], *items])


def _real(change: dict[str, Any]) -> bool:
    """Whether anything came of it."""
    return change.get("item") is not None or (change.get("treasure") or change.get("wounds") or 0) != 0


def _times(what: str, count: int) -> str:
    return f"{what} ×{count}" if count > 1 else what


def _figures(card: dict[str, Any]) -> dict[str, Any]:
    return {name: card[name] for name in ("strength", "wounds", "takes") if card.get(name) is not None}


SCREEN = RaidersScreen
