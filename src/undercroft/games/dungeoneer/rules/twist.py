"""Cards with a twist: what no field of a card can say is a method named after the moment. The cards are in :mod:`.twists`."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from ....kernel.ask import MaybeScript

if TYPE_CHECKING:
    from ..state.aims import Aim, Words
    from ..state.attacks import Attack, Battle, Part
    from ..state.moments import Moment
    from ..state.state import State


class Fits:
    """What the entry of a card says that a twist can stand on, in the words of its fields. What the card is, its entry alone says;
    the rules read it there. This is asked when a file is read, and never in play.

    :param on: the groups of cards that it is for; on others nothing would ask for it.
    :param timing: of an instant card, one of these; empty: it is not for instant cards.
    :param when: the ``use.when``; "": it works without a use.
    :param duration: "": any.
    :param type: one of the card's types; by it the solo game leaves such cards out.
    :param x: whether its card's cost is an X, which it counts.
    :param several: whether the card needs several heroes.
    :param attach: what an attachment goes under; "": anything, or it need be none.
    :param target: whom a bane is aimed at; None: all the same.
    """

    __slots__ = ("attach", "duration", "on", "several", "target", "timing", "type", "when", "x")

    def __init__(
        self, *on: str, timing: tuple[str, ...] = (), when: str = "", duration: str = "", type: str = "", several: bool = False,
        attach: str = "", target: str | None = None, x: bool = False,
    ) -> None:  # fmt: skip
        self.on = on
        self.timing = timing
        self.when = when
        self.duration = duration
        self.type = type
        self.several = several
        self.attach = attach
        self.target = target
        self.x = x


class Twist:
    """Does nothing. Every method is told the seat that controls the card and the card's name.

    A twist is behaviour: cost, timing, aim, types and uses are the card's, and stand in its entry. The flags below say what the
    methods do, the same on every card that has the twist.
    """

    name: ClassVar[str] = ""
    """How a card's entry names it."""

    fits: ClassVar[Fits] = Fits()
    """Which cards can have it."""

    doing = ""
    """What its use does, in a word that ``dungeoneer-part-used`` puts into words; "" if that has none."""

    saves = False
    """Whether it saves the hero when its life would fall to 0, and is discarded for it."""

    attacks = False
    """Whether its use is an attack without the action point."""

    attack_plus = 0
    """What that attack adds to its roll."""

    because = ""
    """Why what it adds to a roll counts, where not always (:mod:`.because`)."""

    contest = ""
    """Of two heroes that both roll: the stat that they add. Whoever plays the card must have more."""

    def wins(self, g: State, seat: int, other: int) -> bool:
        """Whether there is anything to win in that contest."""
        return True

    def shifts(self, g: State, seat: int) -> list[str]:
        """The map cards of which one is chosen once its price is paid."""
        return []

    sets_on = ""
    """The form in which one hero must attack another."""

    moves = False
    """Whether all that it does is to move the hero that it is aimed at."""

    drives_off = False
    """Whether the monster that it is aimed at leaves the battle before it rolls."""

    discards = False
    """Whether a use that costs the card discards it by itself, so that paying for it does not."""

    waits = False
    """Alone: whether the bane waits for the next monster that attacks."""

    def most(self, g: State, seat: int) -> int:
        """The most that X can be now, whatever is paid."""
        return 99

    def rewarded(self, g: State, seat: int, card: str) -> MaybeScript:
        """The hero's player has gained glory for wounds of monsters, in the Reward step."""
        return ()

    def targets(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        """What the card can be aimed at at this moment, in the words of an option; empty: it cannot be played."""
        return [()]

    def play(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        """The card was paid for and is played."""
        return ()

    def uses(self, g: State, seat: int, card: str, m: Moment) -> list[Words]:
        """What the use of the readied card (hero, space) can be aimed at at this moment."""
        return [()]

    priced = False
    """Whether what its use costs depends on what it is aimed at."""

    def costs(self, g: State, aim: Aim) -> int:
        """How much glory the use costs that is aimed so, besides what the card's entry says."""
        return 0

    def use(self, g: State, seat: int, card: str, aim: Aim, m: Moment) -> MaybeScript:
        """The use was paid for."""
        return ()

    def prevents(self, kind: str) -> bool:
        """Whether it prevents wounds of this kind of cause."""
        return True

    luck = 1.0
    """How likely it is that it prevents a wound."""

    def prevent(self, g: State, seat: int, card: str) -> int:
        """Prevent wounds; returns how many."""
        return 0

    def prevented(self, g: State, seat: int, card: str) -> MaybeScript:
        """The wounds it prevents are taken off; what that does to the card."""
        return ()

    def enters(self, g: State, seat: int, card: str) -> None:
        """The card was readied."""

    def reset(self, g: State, seat: int, card: str) -> MaybeScript:
        """The Reset of the hero it belongs to or hangs on."""
        return ()

    def comes(self, g: State, card: str, attack: Attack) -> None:
        """Alone: this is the monster for which the bane has waited."""

    def alone(self, g: State, card: str) -> MaybeScript:
        """Alone: the bane was revealed, and works at once."""
        return ()

    def attack_change(self, g: State, monster: str) -> int:
        """What the card adds to the attack roll of the one monster that it is aimed at; it is counted before the card is told."""
        return 0

    counter_change = 0
    """What the card adds to the counter roll against the one attack that it is aimed at."""

    def attack_part(self, g: State, card: str, monster: str) -> Part:
        """The same as a part of that roll, with why it is so much."""
        return card, self.attack_change(g, monster), self.because if self.more_against(g, monster) else ""

    def more_against(self, g: State, monster: str) -> bool:
        """Whether it adds more to the roll of this monster than to that of others."""
        return False

    def attack_bonus(self, g: State, battle: Battle, attack: Attack) -> int:
        """What a monster's own text adds to its attack roll."""
        return 0

    def strikes(self, g: State, seat: int, attack: Attack) -> MaybeScript:
        """The monster has struck a hero, as its card says of the form: what follows from that.

        :param seat: who was struck.
        """
        return ()


TWISTS: dict[str, Twist] = {}
"""All twists by name, filled by :mod:`.twists`; the files of a set name them."""
