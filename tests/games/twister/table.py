"""A dungeon set up in the middle of a game, for tests that tell a story.

::

    t = table({"a-thief": "c5", "b-troll": "d5"}, card="3")
    t.does("A", "move:a-thief", "go:c4", "stop")
    assert t.at("a-thief") == "c4"

Unless a story says otherwise all rooms lie face up, unturned: I 1L, II 1R, III 2L, IV 2R, V 3L, VI 3R, VII 4L, VIII 4R
(``python -m tests.games.twister.table`` draws them), every portcullis is closed, and whatever token is not named is ``killed`` or
``gone``.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from undercroft.games.twister.board import PLACE_NAMES, SQUARE
from undercroft.games.twister.game import GAME
from undercroft.games.twister.rooms import PLANS
from undercroft.games.twister.tokens import CHARACTERS, NAMES, TOKEN, TOKENS
from undercroft.kernel.ask import seat_of, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import DictatedNature, SampledNature
from undercroft.kernel.view import view_of

USUAL: dict[str, str] = dict(zip(PLACE_NAMES, sorted(PLANS), strict=True))


def reasons_of(walk: dict[str, Any]) -> dict[str, Any]:
    """By square: what bars the way of a move that may be begun."""
    return {square: walk["reasons"][place] for square, place in walk["why"].items()}


class Table:
    """A match with short names for what a story asks of it."""

    def __init__(self, match: Match) -> None:
        self.match = match

    # -- what happens ----------------------------------------------------------------------------------------------------------

    def does(self, seat: str, *answers: str) -> Table:
        """The seat gives these answers one after another (``"move:a-thief"``, ``"go:c4"``, ``"5"``); an error if it may not."""
        for answer in answers:
            self.match.answer(seat_of(seat), answer)
        return self

    def fights(self, attack: str, mine: str, theirs: str) -> Table:
        """The active seat attacks (``"a-thief b-troll"``), and both play a combat card."""
        attacker, target = attack.split()
        seat = "AB".index(attacker[0].upper())
        self.match.answer(seat, f"attack:{attacker}:{target}")
        self.match.answer(seat, mine, "combat")
        self.match.answer(1 - seat, theirs, "combat")
        return self

    def walks(self, token: str, *way: str) -> Table:
        """A whole move: squares to step to, and what is handled on the way (``"drop"``, ``"take:b-rope"``)."""
        seat = token[0].upper()
        self.does(seat, f"move:{token}")
        for each in way:
            self.does(seat, f"go:{each}" if each in SQUARE else each)
        if self.g.mover >= 0:
            self.does(seat, "stop")
        return self

    def undoes(self, seat: str) -> Table:
        """The seat takes its last answer back."""
        self.match.undo(seat_of(seat))
        return self

    # -- how it stands ---------------------------------------------------------------------------------------------------------

    @property
    def g(self) -> Any:
        """The state itself."""
        return self.match.state

    @property
    def points(self) -> tuple[int, ...]:
        return tuple(self.g.points)

    @property
    def left(self) -> int:
        """Action points left of the card."""
        return int(self.g.left)

    @property
    def turn(self) -> str:
        """The letters of those whose answer the table waits for."""
        return "".join("AB"[ask.seat] for ask in self.match.asks() if not ask.may)

    @property
    def over(self) -> bool:
        return bool(self.g.over)

    @property
    def winner(self) -> str:
        return "" if self.g.winner < 0 else "AB"[self.g.winner]

    def at(self, token: str) -> str:
        """Where a token is: a square, ``on III``, ``hand``, ``killed``, ``escaped`` or ``gone``."""
        position: dict[str, Any] = GAME.to_position(self.match.state)
        return str(position["tokens"][token])

    def load(self, token: str) -> str:
        """What a character carries, or ""."""
        load = self.g.load[TOKEN[token]]
        return "" if load < 0 else NAMES[load]

    def wounded(self, *tokens: str) -> bool:
        """Whether all of them lie wounded."""
        return all(self.g.is_wounded(TOKEN[token]) for token in tokens)

    def may(self, seat: str, what: str = "act", start: str = "") -> list[str]:
        """The options a seat has, as texts; those that begin so."""
        asks = [ask for ask in self.match.asks() if ask.seat == seat_of(seat) and ask.what == what]
        return [text for ask in asks for option in ask.options if (text := text_of(option)).startswith(start)]

    def reaches(self, token: str) -> set[str]:
        """The squares a character could walk to from here with its present load, whether it may stop there or not."""
        return set(self.option(token[0].upper(), f"move:{token}")["then"]["reach"])

    def ends(self, token: str) -> set[str]:
        """The squares where a character could end a plain walk with its present load."""
        option = self.option(token[0].upper(), f"move:{token}")
        return set(option["then"]["reach"]) - set(option["then"]["over"])

    def verbs(self, token: str) -> set[str]:
        """What a character may do now, without to whom or where."""
        return {option.split(":")[0] for option in self.may(token[0].upper()) if option.split(":")[1:2] == [token]}

    # -- what is seen ----------------------------------------------------------------------------------------------------------

    def view(self, seat: str = "") -> dict[str, Any]:
        """The view of a seat, or of a spectator."""
        return view_of(self.match, seat_of(seat) if seat else None)

    def option(self, seat: str, id: str) -> dict[str, Any]:
        """One option of a seat as its view shows it."""
        found: dict[str, Any] = next(o for ask in self.view(seat)["asks"] for o in ask["options"] if o["id"] == id)
        return found

    def why(self, seat: str, thing: str) -> tuple[str, str]:
        """Key and paragraph of the refusal for a thing on the screen (``piece:a-thief``, ``do:jump:a-thief``), or of its kind;
        empty where it is offered."""
        why = self.view(seat)["why"]
        kind = "" if self.offers(seat, thing) else thing.partition(":")[0]
        refusal = why.get(thing) or why.get(kind) or {"key": "", "rule": ""}
        return refusal["key"], refusal["rule"]

    def offers(self, seat: str, thing: str) -> bool:
        """Whether a seat has an option for a thing on the screen; a walking character can go to every square that it reaches."""
        view = self.view(seat)
        mover = view["board"]["mover"]
        if thing.startswith("square:") and mover and view["asks"] and thing[7:] in mover["reach"]:
            return True
        return any(thing in option["touches"] for ask in view["asks"] for option in ask["options"])

    def why_not_to(self, token: str, square: str) -> tuple[str, str]:
        """Key and paragraph of why a character cannot walk to a square nearby: before its move, or in the middle of it."""
        seat = token[0].upper()
        if self.view()["board"]["mover"] is not None:
            return self.why(seat, f"square:{square}")
        refusal = reasons_of(self.option(seat, f"move:{token}")["then"]).get(square, {"key": "", "rule": ""})
        return refusal["key"], refusal["rule"]

    def log(self, seat: str = "") -> list[str]:
        """The keys of the journal as a seat reads it."""
        return [entry["key"] for entry in self.view(seat)["journal"]]


def table(
    tokens: Mapping[str, str], *, card: str = "5", left: int | None = None, active: str = "A",
    loads: Mapping[str, str] | None = None, wounded: str = "", rooms: Mapping[str, str] | None = None,
    turns: Mapping[str, int] | None = None, dark: str = "", gates: Mapping[str, Sequence[str]] | None = None,
    players: Mapping[str, Mapping[str, Any]] | None = None,
    chance: Sequence[str | int] = (), options: Mapping[str, Any] | None = None, **more: Any,
) -> Table:  # fmt: skip
    """A game between two actions.

    :param tokens: where the named tokens are: a square, or ``on III`` on a face-down room.
    :param card: the action card in play; "" while it is still to be chosen. ``left``: points left of it, all by default.
    :param loads: who carries what. Loads that are not named in ``tokens`` are with their carrier.
    :param wounded: names of the wounded, with blanks between; ``dark``: the places whose rooms lie face down.
    :param rooms, turns, gates: by place, where not the usual; the room that usually lies there changes places with it.
    :param players: by letter, what is not as at the beginning (``points``, ``actions``, ``combat``, ``jumps``, ``first_cycle``).
    :param chance: what Nature answers, in order; by lot afterwards.
    :param more: other fields of a position (``turn``, ``hurt``, ``idle``, ``boost``, ``winner`` …).
    """
    where = {name: "killed" if TOKEN[name] % TOKENS < CHARACTERS else "gone" for name in NAMES}
    for carrier, load in (loads or {}).items():
        where[load] = tokens[carrier]
    where |= tokens
    lying = dict(USUAL)
    for place, room in (rooms or {}).items():
        lying[next(each for each in lying if lying[each] == room)], lying[place] = lying[place], room
    laid = {
        place: {
            "room": lying[place],
            "turns": (turns or {}).get(place, 0),
            "gates": list((gates or {}).get(place, ())),
        }
        for place in PLACE_NAMES
        if place not in dark.split()
    }  # fmt: skip
    spent = [each for each in ("2", "3", "4", "5") if each != card]
    hands = {letter: {"first_cycle": False, **({"actions": spent} if letter == active else {})} for letter in "AB"}
    for letter, hand in (players or {}).items():
        hands[letter] = {**hands[letter], **hand}
    position = {
        "tokens": where, "rooms": laid, "players": hands, "loads": dict(loads or {}), "wounded": wounded.split(), "active": active,
        "card": card, "left": int(card or 0) if left is None else left, "turn": 5, "settings": dict(options or {}), **more,
    }  # fmt: skip
    settings = GAME.read_settings(options or {}, 2)
    return Table(Match(GAME, settings, 2, DictatedNature(chance, SampledNature(Random(1))), position))


def new_game(chance: Sequence[str | int] = (), **options: Any) -> Table:
    """A game from its beginning.

    :param chance: what Nature answers, in order; by lot afterwards.
    """
    settings = GAME.read_settings(options, 2)
    return Table(Match(GAME, settings, 2, DictatedNature(chance, SampledNature(Random(1)))))


def picture(t: Table) -> str:
    """The dungeon as text, for whoever writes a story: squares with their name, pits ``O``, gears ``@``, walls and bars drawn."""
    from undercroft.games.twister.board import LETTERS, NEXT

    plan = t.g.plan
    lines: list[str] = ["     " + "".join(f"  {letter} " for letter in LETTERS)]
    for row in range(1, 11):
        top, middle = "     ", f"{row:>4} "
        for letter in LETTERS:
            square = SQUARE[f"{letter}{row}"]
            north, west = _wall(plan, square, 0, NEXT), _wall(plan, square, 3, NEXT)
            top += "+" + {"": "   ", "wall": "---", "bars": "==="}[north]
            middle += {"": " ", "wall": "|", "bars": "H"}[west] + " " + ".O@_#"[plan.kinds[square]] + " "
        lines += [top + "+", middle]
    return "\n".join(lines)


def _wall(plan: Any, square: int, side: int, beyond: Any) -> str:
    other = beyond[square][side]
    if other < 0:
        return "wall"
    codes = (plan.edges[square][side], plan.edges[other][side + 2 & 3])
    return "wall" if 1 in codes else "bars" if max(codes) > 1 else ""


if __name__ == "__main__":
    print(picture(table({})))
