"""What a seat might try on the screen at any time, and when it is possible if no open question is about it."""

from __future__ import annotations

from ....kernel.ask import Refusal, Refused, letter_of, seat_of, thing_of
from ..cards.fields import MONSTER, TRAP
from ..rules import moving, quests
from ..rules.acts import refuse_attack, refuse_standing_up
from ..rules.challenge import challenge_targets
from ..rules.declaring import encounters, refuse_encounter
from ..rules.reasons import WHEN, because, hero_phase_to_come, not_yet
from ..rules.uses import glory_cards, peril_cards, uses_of, work_of
from ..rules.values import on_table, spendable
from ..state.fighters import name_in
from ..state.moments import ACTS, CARDS, NOT_ASKED, Moment
from ..state.state import SETUP, State


def things(g: State, seat: int) -> list[str]:
    """A seat's cards, its hero where that has a use, all spaces and quests, other heroes, the monsters of the battle, buttons."""
    if g.phase == SETUP or g.over:
        return []
    player = g.players[seat]
    others = [each for each in g.players if each is not player]
    traps = [] if g.battle is None else [name for _, name, _ in g.battle.traps]
    cards = [*on_table(g, seat), *player.lair, *traps]
    known = dict.fromkeys([*quests.open_to(g, seat), *[quest for other in others for quest in other.quests], *g.dropped])
    hero = [f"hero:{letter_of(seat)}"] if player.hero and g.cards.heroes[player.hero].work.use is not None else []
    attacks = [] if g.battle is None else [name_in(g, attack) for attack in g.battle.attacks if attack.monster]
    acts = ["act:explore", *(["act:declare"] if others else []), *(["act:stand-up"] if player.down else [])]
    return [
        *[f"hand:{card}" for card in player.hand], *[f"card:{card}" for card in cards], *hero,
        *[f"space:{space}" for space in g.dungeon.lies], *[f"quest:{quest}" for quest in known],
        *[f"seat:{letter_of(other)}" for other in g.others(seat)], *[f"attack:{name}" for name in dict.fromkeys(attacks)], *acts,
    ]  # fmt: skip


def refuse(g: State, seat: int, thing: str) -> Refusal:
    """Why one of :func:`things` cannot be used that no open question of the seat is about.

    It decides only in which question the thing would be offered, and asks the functions of that one. It says what is in the way
    now, else what has to be over first, or when the thing is asked for; it never says that the thing will be offered then. It may
    look at the table, the seat's own hand and the moment at which the seat itself is asked, and at nothing that the seat does not
    see: what others hold, plan or are asked.
    """
    if not g.players[seat].alive:
        return because("defeated")
    m = g.moment if g.moment is not None and g.moment.asked == seat else Moment(NOT_ASKED, CARDS)
    kind, name = thing_of(thing)
    if kind in ("hand", "card", "hero"):
        return _card(g, seat, thing, m)
    if kind == "attack":
        return _monster(g, seat, thing)
    if kind == "seat" and (seat == g.active or spendable(g, seat)):  # without a point one attacks in one's own turn only
        return because(refuse_attack(g, seat, seat_of(name), m))
    if thing == "act:declare":
        return because(refuse_encounter(g, seat, m))
    if thing == "act:stand-up":
        return because(refuse_standing_up(g, seat, Moment(NOT_ASKED, ACTS)) or "only-at-moments")
    return _in_hero_phase(g, seat, thing, m) or because(not_yet(g, seat, "only-in-hero-phase", m))


def _monster(g: State, seat: int, thing: str) -> Refusal:
    """Why the hero does not challenge a monster of the battle."""
    if g.battle is None or g.battle.target != seat:
        return because("not-your-fight")
    walk = Refused()
    challenge_targets(g, g.battle, walk)
    return walk.things.get(thing) or because("only-in-challenge")


def _in_hero_phase(g: State, seat: int, thing: str, m: Moment) -> Refusal | None:
    """What bars a move, exploring or a quest in the seat's Hero phase already, while that is to come in this turn; and at any time
    that a quest is another's."""
    kind, name = thing_of(thing)
    to_come = hero_phase_to_come(g, seat)
    walk = Refused()
    if kind == "quest":
        if to_come:
            quests.options(g, seat, walk)
        quests.refuse_of_others(g, seat, walk)
    elif to_come and kind == "space" and name == g.players[seat].space and g.cards.maps[name].work.use is not None:
        uses_of(g, seat, name, g.cards.maps[name].work, m, walk)
    elif to_come and kind in ("space", "act"):
        key = moving.refuse_move(g, seat, name) if kind == "space" else moving.refuse_explore(g, seat)
        return because(key) if key else None
    return walk.things.get(thing)


def _card(g: State, seat: int, thing: str, m: Moment) -> Refusal:
    """When a card in hand or on the table, or a hero's ability, can be used. In the seat's own turn, and where it is asked for such
    things, what bars them then already says more."""
    kind, name = thing_of(thing)
    walk = Refused()
    if kind == "hero":
        name = g.players[seat].hero
    elif g.cards.adventures[name].kind in (MONSTER, TRAP):
        return because(refuse_encounter(g, seat, m) if name in encounters(g, seat) else "trap-is-no-target")
    counts = seat == g.active or m.name != NOT_ASKED
    if kind == "hand":
        card = g.cards.adventures[name]
        timing: str = card.timing
        if counts:
            (glory_cards if card.is_glory else peril_cards)(g, seat, m, walk)
    else:
        work = work_of(g, name)
        if work.use is None:
            return because("works-by-itself")
        timing = work.use.when
        if counts:
            uses_of(g, seat, name, work, m, walk)
    return walk.things.get(thing) or because(not_yet(g, seat, WHEN[timing], m))
