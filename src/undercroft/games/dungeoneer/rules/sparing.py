"""Questions that need no person: nothing they offer could matter, so the house answers them (rules §17, sparing prompts).

The rules ask all of these, so that records stay what they are; whoever asks a person looks here first.
"""

from __future__ import annotations

from typing import Any, Final

from ....kernel.ask import Choose, Option, seat_of, text_of
from ..cards.fields import COUNTER, LORD_PHASE, RESPONSE, THREAT, Work, X
from ..state.attacks import UNROLLED, standing
from ..state.moments import CHALLENGE, ENTER, PASS, ROLL, ROLLS, TURN, Coming, Moment
from ..state.state import CLOSE, HERO, State
from .declaring import DECLARE, DONE
from .later import KEEP_ALL, comes_again, fights_in, has_card, heals_only, last_cry, moves_only
from .rolls import change_of, hero_value, next_rolls
from .sums import counter_value
from .twist import TWISTS
from .uses import is_for, work_of
from .values import adds
from .way import REWARD
from .wounds import EXIT, HAZARD

LORD_MENU, END = "lord", "end"
SAVE: Final = "save"
"""The question whether an action point is saved, and the answer that saves it."""
ON_FOOT = ("stand-up", "fall", "attack")
"""What a hero does without a card at moments, and in every Hero phase."""
OF_WAY = ("exit", "blocked", "hazard", "place", "standup")
"""Threats that a hero meets on its way in its Hero phase."""


def spare(g: State, ask: Choose) -> Option | None:
    """The answer to a question whose answer makes no difference; None where there is something to decide.

    Only what the seat itself may know counts.
    """
    options = ask.options
    if len(options) == 1:
        return None if ask.what == DECLARE and (g.plan or options[0] != DONE) else options[0]  # a plan waits for the word to attack
    if ask.what == SAVE:  # nothing speaks for losing the point, but where whoever has saved none may fall instead
        if 0 < g.options.turn_limit <= g.turn:
            return "no"  # no turn of others comes in which it could be used
        return None if g.options.ap_for_falling else SAVE
    if ask.what == REWARD:  # peril helps only who makes others pay with it: with one rival there is no better use of it
        return options[0] if len(options) == 2 else None
    if ask.what == LORD_MENU:
        return END if all(is_usual(g, option) for option in options) else None
    m = g.moment
    if m is not None and m.asked == ask.seat and options[-1] == PASS and is_idle(g, ask.seat, m, options[:-1]):
        return PASS
    return None


def is_usual(g: State, option: Any) -> bool:
    """Whether an option of the Dungeonlord phase is offered by the Hero phase as well, or ends the former."""
    if option[0] == "play":
        return g.cards.adventures[option[1]].timing != LORD_PHASE
    return option != DECLARE  # type: ignore[no-any-return]


def is_idle(g: State, seat: int, m: Moment, found: Any) -> bool:
    """Whether nothing that a seat may use at a moment could matter now, because it changes nothing or is offered again at once."""
    if m.menu and seat == g.active:
        return True
    left = [option for option in found if not is_offered_again(g, seat, m, option)]
    if not left:
        return True
    if m.rolls and m.name in (ROLL, ENTER, ROLLS):
        return is_settled(g, seat, m, left)
    return False


def is_offered_again(g: State, seat: int, m: Moment, option: Any) -> bool:
    """Whether an option comes again before it could do anything: the active player's Hero phase offers it until it ends, and after
    it the window at its end. A token can be left in every Hero phase, so that nobody is asked for that alone. Only a hero that was
    attacked has a reason to get up before that: for its challenge. Of some cards :mod:`.later` knows that they come again."""
    if option[0] == "drop" or comes_again(g, seat, m, option):
        return True
    if seat != g.active or g.phase == CLOSE:
        return False
    if option[0] in ON_FOOT:
        return m.name != CHALLENGE
    if g.phase != HERO or m.battle is not None or m.name not in (ROLL, ENTER):
        return False
    if not all(roll.seat == seat and roll.source in OF_WAY for roll in m.rolls) or helps_now(g, seat, m, option[1]):
        return False
    return not (costs_glory(g, option) and any(effect not in KEEP_ALL for roll in m.rolls for effect, _, _ in roll.fails))


def costs_glory(g: State, option: Any) -> bool:
    """Whether a card or its use is paid for with glory, which a failure may take."""
    if option[0] == "play":
        return g.cards.adventures[option[1]].is_glory
    use = work_of(g, option[1]).use
    return use is not None and use.glory > 0


def helps_now(g: State, seat: int, m: Moment, name: str) -> bool:
    """Whether a card, hero or space could change how a roll on the active hero's way ends, or what a failure does. Whether a card
    makes room for another one is asked too; what a twist does is not known, unless it says so."""
    work = work_of(g, name)
    rolls = m.rolls
    if work.next_roll is not None or work.ignores or any(effect == "level" for effect, _, _ in work.effects):
        return True
    if any(effect == "heal" for effect, _, _ in work.effects) and g.players[seat].life <= most_wounds(m):
        return True
    if any(work.stats.get(roll.form) for roll in rolls):
        return True
    if any(adds(change, roll.of, roll.form, False, roll.types, roll.source) for change in work.rolls for roll in rolls):
        return True
    if work.boons or work.treasures:
        hand = g.players[seat].sorted_hand(g.cards).glory
        return any(other != name and not makes_room(work_of(g, other)) and helps_now(g, seat, m, other) for other, _ in hand)
    if not work.twist:
        return False
    if work.use is None or work.use.when not in ("wounded", RESPONSE, "challenge"):
        return True
    return work.use.when == "wounded" and bool(rolls) and any(TWISTS[work.twist].prevents(kind) for kind in (HAZARD, EXIT))


def most_wounds(m: Moment) -> int:
    """The most wounds that the rolls of a moment may bring together, one at least."""
    by_source = {roll.source: sum([number for effect, number, _ in roll.fails if effect == "wound"]) for roll in m.rolls}
    return max(1, sum(by_source.values()))


def makes_room(work: Work) -> bool:
    """Whether a card only raises a limit."""
    return bool(work.boons or work.treasures)


def is_settled(g: State, seat: int, m: Moment, found: Any) -> bool:
    """Whether the rolls that are about to be made end the same whatever a seat uses: they surely succeed or surely fail. Where all
    surely succeed, the active player's menu offers the rest again before anything can come of it."""
    helps = [option for option in found if work_of(g, option[1]).next_roll is not None] if all(map(has_card, found)) else []
    mine = [roll for roll in m.rolls if roll.seat == seat]
    if len(helps) == len(found):
        return all(margin(g, roll, helps) for roll in mine)
    safe = m.battle is None and seat == g.active and g.phase != CLOSE and len(mine) == len(m.rolls)
    return safe and all(roll.source != "quest" and margin(g, roll, []) > 0 for roll in mine)


def lasting(g: State, ask: Choose, aside: bool) -> frozenset[str]:
    """What a pass holds for: in somebody else's turn what is about the own hero alone, until something happens to it, and between
    two steps of the turn moving a rival from where it stands to the same space; in an attack the latter until something happens
    that matters to it. Nothing where anything is about the moment.

    :param aside: whether it is somebody else's turn, and the own hero is not attacked.
    """
    offered = ask.options[:-1]
    m = g.moment
    moved: list[Option] = []
    if m is not None and (m.battle is not None or (m.name == TURN and (bool(g.plan) or aside))):
        moved = [option for option in offered if moves_only(g, option)]
    if not all(option in moved or (aside and is_timeless(g, option)) for option in offered):
        return frozenset()
    return frozenset(f"{g.turn} {hinges_on(g, ask.seat, option, option in moved)} {text_of(option)}" for option in offered)


def hinges_on(g: State, seat: int, option: Any, moves: bool) -> str:
    """What an option's worth depends on: of a card that only moves a rival, where and how the rival is, and whether it has moved
    and may still walk back (one that stayed has an income, which moving it takes away), and the attack that it is played in; else
    the own hero."""
    if moves:
        target = seat_of(option[2])
        rival = g.players[target]
        how = f"{rival.space} {rival.life} {rival.down} {rival.moved} {rival.points() > 0} {g.phase == CLOSE}"
        return f"{how} {attack_so_far(g, target)}"
    player = g.players[seat]
    return f"{player.life} {player.down} {player.points()}"


def attack_so_far(g: State, rival: int) -> str:
    """What of an attack matters to moving a rival: who is attacked and how that hero is, the traps that are left, whether the
    challenge has come; of a rival that fights, or where the death of a monster hurts all, also what was played and rolled."""
    battle = g.battle
    targets = [target for _, target, _ in g.plan]
    if battle is None and not targets:
        return ""
    target = targets[0] if battle is None else battle.target
    player = g.players[target]
    challenged = g.moment is not None and g.moment.name == CHALLENGE
    told = f"{len({*targets})} {target} {player.life} {player.down} {player.points()} {player.space} {challenged}"
    if battle is None:
        return f"{told} 0"
    told += f" {len(battle.sprung)}"
    if fights_in(battle, rival) or any(last_cry(g, attack) for attack in standing(battle)):
        told += f" {battle.helps} {battle.played}"
        for attack in battle.attacks:
            told += f" {attack.form} {attack.bonuses} {sorted(attack.rolled)} {attack.total()} {attack.life} {attack.gone}"
    return told


def is_timeless(g: State, option: Any) -> bool:
    """Whether an option does the same at every moment: getting up, falling, leaving a token, healing."""
    return option[0] in ("stand-up", "fall", "drop") or heals_only(g, option)


def margin(g: State, roll: Coming, helps: list[Any]) -> int:
    """Whether a hero's roll surely succeeds as it is (1), surely fails even with all the help there is (-1), or is open (0)."""
    more, _ = next_rolls(g, roll)
    if roll.of == THREAT:
        value, needed = hero_value(g, roll) + more, roll.needed
        loses = needed - 1
    elif roll.of == COUNTER and g.battle is not None and roll.attack is not None and roll.attack.total() > UNROLLED:
        value = counter_value(g, g.battle, roll.attack) + more
        needed, loses = roll.attack.total() + 1, roll.attack.total() - 1
    else:
        return 0
    if not needed:
        return 0
    if value + 1 >= needed:
        return 1
    best: dict[str, int] = {}
    for option in helps:
        change = change_of(g, option[1])
        if is_for(change, roll):
            best[option[1]] = max(best.get(option[1], 0), int(option[-1]) if change.add == X else change.add)
    return -1 if value + sum(best.values()) + 6 <= loses else 0
