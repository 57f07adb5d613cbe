"""How often a player is asked, and how often for nothing: ``python -m tests.games.dungeoneer.questions`` prints it for some games.

Three bots play four rounds. What is asked of seat A is counted as a table asks it (the house answers what need not be asked) and
as the rules ask it. A question is idle when nothing that it offers could matter. That is found by trying, not by the rules that
spare it.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import NamedTuple

from undercroft.bots import Eyes, player
from undercroft.games.dungeoneer.game import GAME
from undercroft.kernel.ask import PASS, Choose, text_of
from undercroft.kernel.match import Match
from undercroft.kernel.nature import Nature, SampledNature

ME = 0
ROUNDS = 4
SEEDS = range(1, 9)
ENDS = {PASS, "end", "done"}
MENUS = ("lord", "hero")


class Counted(NamedTuple):
    """What seat A is asked in a game.

    :param asked: how often the rules ask it; ``idle``: how often for nothing.
    :param put: how often a table asks it; ``vain``: how often for nothing.
    """

    asked: int
    idle: int
    put: int
    vain: int


class Loaded(Nature):
    """Dice that always fall the same."""

    def __init__(self, face: int) -> None:
        self.face = face

    def index(self, what: str, options: Sequence[str]) -> int:
        return min(self.face, len(options)) - 1


def count(seed: int, rounds: int = ROUNDS, level: str = "greedy") -> Counted:
    """Play a game of three and count."""
    match = Match(GAME, GAME.read_settings({}, 3), 3, SampledNature(Random(seed)))
    bots = [player(level, GAME.id, seed * 10 + seat) for seat in range(3)]
    asked = idle = put = vain = 0
    ended: set[str] = set()
    while not match.state.over and match.state.turn <= rounds * 3:
        ask = match.asks()[0]
        spared = GAME.spare(match.state, ask)
        if ask.seat == ME:
            nothing = is_idle(match, ask, ended)
            asked, idle = asked + 1, idle + nothing
            put, vain = put + (spared is None), vain + (spared is None and nothing)
        chosen = bots[ask.seat].choose(Eyes(match, ask.seat))
        assert chosen is not None
        what, option = chosen if spared is None else (ask.what, text_of(spared))
        if ask.seat == ME and what in MENUS:
            ended = offered(ask) if option == "end" else set()
        match.answer(ask.seat, option, what)
    return Counted(asked, idle, put, vain)


def offered(ask: Choose) -> set[str]:
    """What may be chosen beside ending it."""
    return {text_of(option) for option in ask.options} - ENDS


def is_idle(match: Match, ask: Choose, ended: set[str]) -> bool:
    """Whether nothing that a question offers could matter: there is nothing, or it is offered again before anything else can
    happen, or was just now, or the dice decide the same for every face.

    :param ended: what the menu offered that the seat ended last.
    """
    found = offered(ask)
    if not found:
        return True
    m = match.state.moment
    if ask.what == "lord" or (ask.what == "window" and m is not None and m.name == "turn" and match.state.active == ask.seat):
        if match.state.phase == "close":
            return found <= ended
        return found <= next_menu(match, ask) and not any(hinders(match, use) for use in found)
    if ask.what == "window" and m is not None and m.rolls:
        return all(outcome(match, ask, use, face) == outcome(match, ask, PASS, face) for use in found for face in range(1, 7))
    return False


def hinders(match: Match, use: str) -> bool:
    """Whether a card takes from a hero that is about to be attacked the action points with which it could challenge the attacker:
    after the battle that is something else."""
    kind, name, *target = [*use.split(":"), ""]
    if kind != "play" or target[0] not in ("A", "B", "C"):
        return False
    rival = ord(target[0]) - ord("A")
    takes = any(effect == "ap" and int(count) < 0 for effect, count, _ in match.state.cards.adventures[name].work.effects)
    return takes and match.state.players[rival].ap > 0 and any(seat == rival for _, seat, _ in match.state.plan)


def next_menu(match: Match, ask: Choose) -> set[str]:
    """What the Hero phase offers a seat that passes until then, as all others do."""
    copy = match.copy()
    copy.source = copy.chance.source = Loaded(1)
    copy.answer(ask.seat, PASS if ask.what == "window" else "end")
    while copy.question is not None:
        asked = copy.asks()[0]
        if asked.what == "hero":
            return offered(asked)
        copy.answer(asked.seat, text_of(asked.options[-1]))
    return set()


def outcome(match: Match, ask: Choose, option: str, face: int) -> object:
    """Which threats are overcome if a seat does this before the dice and all others pass, and how the heroes are then; for a pass
    before other dice something of its own."""
    copy = match.copy()
    copy.source = copy.chance.source = Loaded(face)
    told = len(copy.journal)
    copy.answer(ask.seat, option)
    while copy.question is not None and copy.asks()[0].what == "window":
        copy.answer(copy.asks()[0].seat, PASS)
    found = [event.args["overcome"] for event in copy.journal[told:] if event.key == "threat"]
    if not found and option == PASS:
        return None
    return found, [(each.life, each.ap, each.level, each.space, each.down) for each in copy.state.players]


if __name__ == "__main__":
    print("seed  asked  idle   at a table: asked  idle")
    for seed in SEEDS:
        counted = count(seed)
        print(f"{seed:4}  {counted.asked:5}  {counted.idle:4}               {counted.put:5}  {counted.vain:4}")
