"""What a seat might try on the screen at any time, and when it is possible if no open question is about it."""

from __future__ import annotations

from ....kernel.ask import Refusal, letter_of, seat_of, thing_of
from ..cards.fields import MONSTER, TRAP
from ..rules import quests
from ..rules.acts import refuse_attack
from ..rules.reasons import WHEN, because, not_yet
from ..rules.uses import work_of
from ..rules.values import on_table
from ..state.fighters import name_in
from ..state.moments import Moment
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
    """Why one of :func:`things` cannot be used now, if no open question of the seat is about it; mostly, when it can be."""
    if not g.players[seat].alive:
        return because("defeated")
    m = g.moment if g.moment is not None and g.moment.asked == seat else None
    kind, name = thing_of(thing)
    if kind == "card" and g.battle is not None and any(name == trap for _, trap, _ in g.battle.traps):
        return because("trap-is-no-target")
    if kind in ("hand", "card"):
        return because(_why_card(g, seat, kind, name, m))
    if kind == "hero":
        use = g.cards.heroes[g.players[seat].hero].work.use
        return because("works-by-itself" if use is None else not_yet(g, seat, WHEN[use.timing], m))
    if kind == "quest" and any(name in g.players[other].quests for other in g.others(seat)):
        return because("not-yours")
    if kind == "seat" and seat == g.active and g.phase in (LORD, HERO, CLOSE):  # at other times that is reason enough
        return because(refuse_attack(g, seat, seat_of(name), m))
    if kind == "attack":
        attacked = g.battle is not None and g.battle.target == seat
        return because("only-in-challenge" if attacked else "not-your-fight")
    if thing == "act:declare":
        return because(_why_encounter(g, seat, m))
    return because("only-at-moments" if thing == "act:stand-up" else not_yet(g, seat, "only-in-hero-phase", m))


def _why_card(g: State, seat: int, kind: str, name: str, m: Moment | None) -> str:
    """When a card in hand or on the table can be used."""
    card = g.cards.adventures[name]
    if card.kind in (MONSTER, TRAP):
        return _why_encounter(g, seat, m)
    if kind == "hand":
        return not_yet(g, seat, WHEN[card.timing], m)
    use = work_of(g, name).use
    return "works-by-itself" if use is None else not_yet(g, seat, WHEN[use.timing], m)


def _why_encounter(g: State, seat: int, m: Moment | None) -> str:
    """Monsters and traps come with the joint declaration, once a turn."""
    own = seat == g.active and g.phase == LORD
    return "declared-already" if own and g.declared else not_yet(g, seat, "only-in-lord-phase", m)
