"""The dungeon: as a drawing, and room by room in sentences."""

from __future__ import annotations

from typing import Any

from ....kernel.shapes import plain
from ....terminal.squares import Box, drawn
from ....text import folded
from ..cards import DOGS, QUESTS, ROOMS, WEAPONS
from ..deeds import damage_by
from ..grid import FACING, SIDES
from ..view import card_of
from .words import BEYOND, Row, Worded

SIGNS = {"wall": "", "open": " ", "door": "=", "broken": "~"}
COVERED, HOLE, HERE = "#", "o", "@"


class Roomed(Worded):
    """A view that tells what the dungeon is like."""

    reads_cards = True
    tells_rooms = True

    # -- the drawing -----------------------------------------------------------------------------------------------------------

    def map(self) -> list[str]:
        """The dungeon from above; while a card is laid, with the places where it may lie."""
        if not self.laid["round"] or self.view["over"]:
            return []
        boxes = {spot: Box(self.word(place["card"]["id"]), [SIGNS[side] for side in place["sides"]], self._marks(place))
                 for spot, place in self.at.items()}  # fmt: skip
        for hole in self.laid["holes"]:
            boxes[hole["x"], hole["y"]] = Box(self.say("hole-name"), [""] * 4, f"{hole['paw']}{HOLE}")
        placing = any(ask["what"] == "place" for ask in self.view["asks"])
        free = {(site["x"], site["y"]): self.cell(site["x"], site["y"]) for site in self.laid["sites"]} if placing else {}
        spots = {*boxes, *free}
        columns = {x: self.cell(x, 0) if x else "0" for x, _ in spots}
        rows = {y: self.cell(0, y) if y else "0" for _, y in spots}
        lines = drawn(boxes, free, columns, rows, self.width)
        return lines or drawn(boxes, {}, columns, rows, self.width)

    def _marks(self, place: Row) -> str:
        """Whose paw lies there, what covers it, and whether the dog that walks is there."""
        walk = self.laid["walk"]
        here = HERE if walk and walk["cell"] == place["cell"] else ""
        return here + (place["paw"] or "") + (COVERED if place["covered"] else HOLE if place["hole"] else "")

    def signs(self) -> list[str]:
        """What the signs of the drawing mean."""
        return [self.say("signs")] if self.laid["round"] else []

    # -- sentences -------------------------------------------------------------------------------------------------------------

    def layout(self) -> list[str]:
        """How the places are called."""
        return [self.say("layout")] if self.laid["round"] else []

    def retold(self, heard: dict[str, Any]) -> tuple[list[str], dict[str, Any]]:
        """At first every room; then those that are new, turned, broken open or covered. Paws are told where they are put."""
        if not self.laid["round"] or self.view["over"]:
            return [], heard
        now = {
            place["cell"]: [place["card"]["id"], place["sides"], place["covered"], place["hole"]] for place in self.laid["rooms"]
        }
        lines = [] if heard else self.layout()
        lines += [self.room(place) for place in self.laid["rooms"] if heard.get(place["cell"]) != now[place["cell"]]]
        return lines, now

    def room(self, place: Row) -> str:
        """A room in sentences: where it is, what it is, where its exits lead, whose paw lies on it."""
        if place["hole"]:
            return self.say("hole", cell=self.cell(place["x"], place["y"]), **self.whose(place["paw"]))
        told = [self.say("room", room=self.word(place["card"]["id"]), cell=self.cell_named(place["cell"]))]
        if place["covered"]:
            told.append(self.say("covered", card=self.word(place["covered"])))
        else:
            told += [self.what(place["card"], place), self.exits(place["x"], place["y"], place["sides"])]
        if place["paw"]:
            told.append(self.say("paw-on", **self.whose(place["paw"]), several="yes" if place["paws"] > 1 else "no"))
        return " ".join(told)

    def what(self, card: Row, place: Row | None = None) -> str:
        """What a room card does, in a sentence or two."""
        others = [
            self.cell(each["x"], each["y"])
            for each in self.laid["rooms"]
            if card["kind"] == "portal" == each["card"]["kind"] and each is not place
        ]
        return self.say(
            "what", kind=card["kind"], needs=self.symbols(card.get("needs", {})), damage=card.get("damage", 0),
            trophy=self.brings(card), coins=card.get("coins", 0), weapon=card.get("weapon", ""), portals=others or "none",
            doors=card["sides"].count("door"),
            potions=self.potions(self.laid["supply"]) if any(self.laid["supply"].values()) else "none",
        )  # fmt: skip

    def shape(self, card: Row) -> str:
        """How many exits a card has that does not lie yet, and whether two are opposite each other."""
        north, east, south, west = (side != "wall" for side in card["sides"])
        count = north + east + south + west
        return self.ui("shape", shape={4: "all", 2: "straight" if north == south else "corner"}.get(count, str(count)))

    def brings(self, card: Row) -> list[str]:
        """What a paw on it brings."""
        found = self.symbols(card.get("trophy", {}))
        found += [self.say(f"a-{each}") for each in ("shield", "key") if card.get(each)]
        return found + ([self.say("coins", count=card["coins"])] if card.get("coins") else [])

    def exits(self, x: int, y: int, sides: list[str]) -> str:
        """Where the exits of a room lead."""
        return self.say("exits", ways=self.ways(x, y, sides))

    def ways(self, x: int, y: int, sides: list[str]) -> str:
        """Each side of a room that is no wall, with what is beyond; those that lead out of the dungeon together, at last."""
        exits = [(side, sides[number]) for number, side in enumerate(SIDES) if sides[number] != "wall"]
        out = [side for side, kind in exits if self._beyond(side, x, y, kind)[0] == "table"]
        told = [self.lead(side, x, y, kind) for side, kind in exits if side not in out]
        return "; ".join([*told, *([self.say("out", sides=[self.say("to", side=side) for side in out])] if out else [])])

    def lead(self, side: str, x: int, y: int, kind: str) -> str:
        """Where a side of a room leads that is no wall."""
        how, room = self._beyond(side, x, y, kind)
        return self.say("way", how=how, side=side, room=self.place(room) if room else "")

    def _beyond(self, side: str, x: int, y: int, kind: str) -> tuple[str, Row | None]:
        """How one gets over a side, and into which room."""
        there = (x + BEYOND[side][0], y + BEYOND[side][1])
        if any((hole["x"], hole["y"]) == there for hole in self.laid["holes"]):
            return "hole", None
        room = self.at.get(there)
        if room is None:
            return ("door-table" if kind == "door" else "table"), None
        facing = room["sides"][FACING[SIDES.index(side)]]
        if room["covered"]:
            return "covered", room
        if "broken" in (kind, facing):
            return "broken", room
        if facing == "wall":
            return "wall", room
        return ("door" if "door" in (kind, facing) else "room"), room

    # -- what is asked after ---------------------------------------------------------------------------------------------------

    def spot(self, id: str) -> str:
        """Rooms, holes and free places by where they are."""
        kind, _, name = id.partition(":")
        if kind == "space":
            place = self.with_card(name)
            return folded(self.cell(place["x"], place["y"])) if place else ""
        if kind == "place":
            x, y = map(int, name.split(":"))
            return folded(self.cell(x, y))
        return folded(self.cell_called(name)) if kind in ("hole", "piece") else ""

    def room_lines(self, wanted: str) -> list[str]:
        """Rooms in sentences by their place, their name or their kind; all of them for ""."""
        wanted = folded(wanted)
        if not self.laid["round"]:
            return []
        rooms = self.laid["rooms"]
        if wanted:
            rooms = self._rooms_at(wanted) or self._rooms_called(wanted)
        lines = [self.room(place) for place in rooms]
        holes = [hole for hole in self.laid["holes"] if wanted in ("", folded(self.cell(hole["x"], hole["y"])))]
        lines += [self.say("hole", cell=self.cell(hole["x"], hole["y"]), **self.whose(hole["paw"])) for hole in holes]
        sites = [site for site in self.laid["sites"] if wanted == folded(self.cell(site["x"], site["y"]))]
        return lines + [self.say("free", cell=self.cell(site["x"], site["y"])) for site in sites]

    def _rooms_at(self, wanted: str) -> list[Row]:
        return [
            place for place in self.laid["rooms"] if wanted in (folded(self.cell(place["x"], place["y"])), place["cell"])
        ]  # fmt: skip

    def _rooms_called(self, wanted: str) -> list[Row]:
        names = {place["cell"]: folded(self.word(place["card"]["id"])) for place in self.laid["rooms"]}
        kinds = {each["cell"]: folded(self._kind(each["card"]["kind"])) for each in self.laid["rooms"]}
        return [place for place in self.laid["rooms"] if wanted in names[place["cell"]] or wanted == kinds[place["cell"]]]

    def _kind(self, kind: str) -> str:
        return self.texts.format(f"{self.family}-kind-{kind}")

    def card_lines(self, wanted: str) -> list[str]:
        """What is said of rooms, dogs and quests by their name."""
        wanted = folded(wanted)
        return [*self._cards_called(wanted), *self._dogs_called(wanted), *self._quests_called(wanted)]

    def _cards_called(self, wanted: str) -> list[str]:
        """Room cards by name or kind; copies are told once."""
        names = {id: self.word(id) for id in ROOMS}
        found = [id for id in ROOMS if wanted in (folded(names[id]), id)]
        found = found or [id for id in ROOMS if wanted in folded(names[id]) or wanted == folded(self._kind(ROOMS[id].kind))]
        drawn = self.laid["drawn"]
        if drawn and drawn["id"] in found:  # of its copies it alone has a shape that matters
            found = [drawn["id"], *[id for id in found if names[id] != names[drawn["id"]]]]
        lines = [f"{names[id]}. {self.what(self.printed(id))}" for id in found]
        if drawn and drawn["id"] in found:
            lines[0] += f" {self.shape(drawn)}"
        return list(dict.fromkeys(lines))

    def printed(self, id: str) -> Row:
        """A room card with the figures it has at this table."""
        room = ROOMS[id]
        card: Row = plain(card_of(room, damage_by(self.view["settings"]["damage_profile"], room)))
        return card

    def _dogs_called(self, wanted: str) -> list[str]:
        return [self.dog_line(id) for id in DOGS if wanted in folded(self.word(id))]

    def dog_line(self, id: str) -> str:
        """What a dog can do."""
        card = DOGS[id]
        weapons = self.symbols(dict(zip(WEAPONS, card.attack, strict=True)))
        return self.say("dog-card", dog=self.word(id), weapons=weapons, shields=card.shields, ability=self.ui(f"ability-{id}"))

    def _quests_called(self, wanted: str) -> list[str]:
        return [self.say("quest-card", quest=self.word(id), goal=self.goal(id)) for id in QUESTS if wanted in folded(self.word(id))]
