"""What a seat might try on the screen at any time, and when it is possible if no open question is about it."""

from __future__ import annotations

from ....kernel.ask import Refusal, Refused, letter_of, seat_of, thing_of
from ..cards.fields import MONSTER, TRAP
from ..rules import moving, quests
from ..rules.acts import refuse_attack, refuse_standing_up
from ..rules.declaring import refuse_encounter
from ..rules.reasons import WHEN, because, hero_phase_to_come, not_yet
from ..rules.uses import glory_cards, peril_cards, uses_of, work_of
from ..rules.values import on_table
from ..state.fighters import name_in
from ..state.moments import ACTS, CARDS, NOT_ASKED, Moment
from ..state.state import CLOSE, HERO, LORD, SETUP, State


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
    """What bars one of :func:`things` that no open question of the seat is about, or when it can be used."""
    if not g.players[seat].alive:
        return because("defeated")
    m = g.moment if g.moment is not None and g.moment.asked == seat else Moment(NOT_ASKED, CARDS)
    kind, name = thing_of(thing)
    if kind == "card" and g.battle is not None and any(name == trap for _, trap, _ in g.battle.traps):
        return because("trap-is-no-target")
    if kind in ("hand", "card", "hero"):
        return _card(g, seat, thing, m)
    if kind == "quest" and any(name in g.players[other].quests for other in g.others(seat)):
        return because("not-yours")
    if kind == "seat" and seat == g.active and g.phase in (LORD, HERO, CLOSE):  # at other times that is reason enough
        return because(refuse_attack(g, seat, seat_of(name), m))
    if kind == "attack":
        attacked = g.battle is not None and g.battle.target == seat
        return because("only-in-challenge" if attacked else "not-your-fight")
    if thing == "act:declare":
        return because(refuse_encounter(g, seat, m))
    if thing == "act:stand-up":
        return because(refuse_standing_up(g, seat, Moment(NOT_ASKED, ACTS)) or "only-at-moments")
    return _on_foot(g, seat, thing, m) or because(not_yet(g, seat, "only-in-hero-phase", m))


def _on_foot(g: State, seat: int, thing: str, m: Moment) -> Refusal | None:
    """What bars a move, exploring or a quest in the seat's Hero phase already, while that is to come in this turn."""
    if not hero_phase_to_come(g, seat):
        return None
    kind, name = thing_of(thing)
    if kind == "quest" or (name == g.players[seat].space and g.cards.maps[name].work.use is not None):
        walk = Refused()
        if kind == "quest":
            quests.options(g, seat, walk)
        else:
            uses_of(g, seat, name, g.cards.maps[name].work, m, walk)
        return walk.things.get(thing)
    key = moving.refuse_explore(g, seat) if kind == "act" else moving.refuse_move(g, seat, name)
    return because(key) if key else None


def _card(g: State, seat: int, thing: str, m: Moment) -> Refusal:
    """When a card in hand or on the table, or a hero's ability, can be used. In the seat's own turn, and where it is asked for such
    things, what bars them then already says more."""
    kind, name = thing_of(thing)
    walk = Refused()
    if kind == "hero":
        name = g.players[seat].hero
    elif g.cards.adventures[name].kind in (MONSTER, TRAP):
        return because(refuse_encounter(g, seat, m))
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
