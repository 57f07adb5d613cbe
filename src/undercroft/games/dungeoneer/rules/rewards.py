"""What a completed quest gives, and the global quest that comes for it (rules §10)."""

from __future__ import annotations

from ..state.state import CLOSE, TOP_LEVEL, State
from .ice import end_winter
from .piles import next_quest
from .values import most_life
from .way import way_of
from .wounds import QUEST, complete, heal


def succeed(g: State, seat: int, name: str, delivers: bool = False) -> None:
    """Give the reward and end the Hero phase; a global quest is replaced at once (§10).

    :param delivers: whether it is an escort, whose token has just come where it belongs.
    """
    quest = g.cards.quests[name]
    player = g.players[seat]
    if name in player.escorts:
        player.escorts.remove(name)
    if name in player.quests:
        player.quests.remove(name)
    is_global = name in g.global_quests
    if is_global:
        g.global_quests.remove(name)
    player.completed.append(name)
    g.tokens.pop(name, None)
    player.level = min(TOP_LEVEL, player.level + quest.reward.level)
    player.glory += quest.reward.glory
    place, ends = player.space if delivers else "", not way_of(g).has_won(g, seat)
    reward = quest.reward.glory
    g.tell("completes", seat=seat, quest=name, level=player.level, glory=reward, ends=ends, delivers=delivers, space=place)
    if quest.reward.life and player.life >= most_life(g, seat):
        g.tell("stays-whole", seat=seat, count=quest.reward.life)
    heal(g, seat, quest.reward.life, QUEST, name)
    if is_global:
        replace_quest(g, seat, name)
    if quest.ends_winter:
        end_winter(g, seat, name)
    g.phase = CLOSE
    complete(g, seat)


def reveal_quest(g: State) -> None:
    """A new global quest, if there is one (ruling 28)."""
    name = draw_quest(g)
    if name:
        g.tell("global-quest", quest=name)


def draw_quest(g: State) -> str:
    """Another global quest, or "" when none is left."""
    name = next_quest(g)
    if name:
        g.global_quests.append(name)
    return name


def replace_quest(g: State, seat: int, old: str, taken: bool = False) -> None:
    """The global quest that comes for one that a seat has completed, or taken for itself."""
    name = draw_quest(g)
    if name:
        g.tell("next-quest", seat=seat, quest=name, other=old, taken=taken)
