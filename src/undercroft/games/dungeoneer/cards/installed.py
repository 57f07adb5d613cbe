"""The installed packs of cards: folders in the folder that ``UNDERCROFT_PACKS`` names, one for each pack.

What a table or a record keeps of a pack is its name with a digest of its files (``my-pack@1a2b3c4d``), so that nobody plays on with
other cards than were begun with.
"""

from __future__ import annotations

import hashlib
import os
from pathlib import Path

from ....kernel.errors import BadInput, PackFault
from ..rules.twists.every import TWISTS
from .checks import ID
from .fields import OF_HERO, OF_QUEST, Library
from .packs import plain, read_about, read_folder, read_library

PLACE = "UNDERCROFT_PACKS"
"""Names the folder of packs in the environment."""
SETS = Path(__file__).parents[1] / "sets"


def digest_of(folder: Path) -> str:
    """Eight hexadecimal digits that stand for the files of a pack; line endings make no difference."""
    found = hashlib.sha256()
    for path in sorted(folder.glob("*.toml")):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        found.update(f"{path.name} {len(text)}\n".encode() + text)
    return found.hexdigest()[:8]


def pack_folders() -> list[Path]:
    """The folders of all packs, whether they are right or not; none where no folder of packs is named."""
    place = os.environ.get(PLACE, "")
    return folders_in(Path(place)) if place and Path(place).is_dir() else []


def folders_in(place: Path) -> list[Path]:
    """The folders of packs in a folder; those whose name begins with a dot or a line are passed over."""
    return sorted([path for path in place.iterdir() if path.is_dir() and path.name[0] not in "._"])


class Stock:
    """The cards of a game: its sets, and the packs that go with them.

    :param sets: the folders of its sets.
    """

    def __init__(self, sets: tuple[Path, ...]) -> None:
        self.sets = sets
        self.loaded: dict[str, Library] = {}
        self._faults: dict[tuple[str, str], BadInput | None] = {}

    def folders(self) -> list[Path]:
        """The folders of the packs that are not for other sets alone, whether they are right or not."""
        return [folder for folder in pack_folders() if self.suits(folder)]

    def suits(self, folder: Path) -> bool:
        """Whether a pack is for one of these sets, or does not say for which."""
        try:
            about = read_about(folder)
        except BadInput:  # told as a fault, or where a table names the pack
            return True
        return not about.sets or any(each.name in about.sets for each in self.sets)

    def pin(self, written: str) -> str:
        """A pack as a table keeps it, of ``my-pack`` or ``my-pack@1a2b3c4d``; :class:`BadInput` if it is missing, changed, broken
        or for another set."""
        name, _, wanted = written.partition("@")
        folder = next((path for path in pack_folders() if path.name == name), None)
        if folder is None:
            raise PackFault("dungeoneer-pack-missing", "The pack {pack} is not installed here.", pack=name[:40])
        if not self.suits(folder):
            raise PackFault("dungeoneer-pack-other", "The pack {pack} is for another game.", pack=name[:40])
        digest = digest_of(folder)
        if wanted and wanted != digest:
            raise PackFault(
                "dungeoneer-pack-changed",
                "The pack {pack} was changed: this game was begun with its version {wanted}, here is {found}.",
                pack=name, wanted=wanted[:8], found=digest,
            )  # fmt: skip
        problem = self.fault_of(folder, digest)
        if problem is not None:
            raise problem.with_traceback(None)
        return f"{name}@{digest}"

    def fault_of(self, folder: Path, digest: str) -> BadInput | None:
        """What is wrong with a pack whose files have this digest, or None. Each digest is checked once."""
        if (str(folder), digest) not in self._faults:
            self._faults[str(folder), digest] = self.look_for_fault(folder)
        return self._faults[str(folder), digest]

    def look_for_fault(self, folder: Path) -> BadInput | None:
        """Read a pack together with the sets; what is wrong with it, or None."""
        try:
            if not ID.fullmatch(folder.name):
                raise PackFault(
                    "dungeoneer-pack-name", "The folder {pack} is no pack: its name may have small letters, figures and hyphens.",
                    pack=folder.name,
                )  # fmt: skip
            read_about(folder)
            read_library(self.sets, TWISTS, folder)
        except BadInput as problem:
            return problem
        except OSError as problem:
            return PackFault("dungeoneer-pack-unread", "{file} cannot be read.", file=str(problem.filename or folder))
        return None

    def found(self) -> dict[str, dict[str, str]]:
        """The packs that can be played with, as a table keeps them, and what they are called."""
        whole = [(folder, digest) for folder in self.folders() if self.fault_of(folder, digest := digest_of(folder)) is None]
        return {f"{folder.name}@{digest}": plain(read_about(folder).name) for folder, digest in whole}

    def faults(self) -> list[BadInput]:
        """A sentence for each pack that is broken, and for a folder of packs that is not there."""
        place = os.environ.get(PLACE, "")
        if place and not Path(place).is_dir():
            return [BadInput("pack-place", "There is no folder {folder} ({name}).", folder=place, name=PLACE)]
        return [problem for folder in self.folders() if (problem := self.fault_of(folder, digest_of(folder))) is not None]

    def cards(self, packs: str = "") -> Library:
        """The cards of the sets with packs as a table keeps them; read once. :class:`BadInput` as :meth:`pin`."""
        known = self.loaded.get(packs)
        if known is None:
            pinned = [self.pin(pack).partition("@")[0] for pack in packs.split(",") if pack]
            folders = [folder for folder in pack_folders() if folder.name in pinned]
            known = self.loaded[packs] = read_library(self.sets, TWISTS, *folders)
        return known

    def word(self, id: str, lang: str) -> str:
        """What a card of any library read so far is called, those without packs first; "" if there is none such."""
        for _, library in sorted(self.loaded.items(), key=lambda each: each[0]):
            quest = library.quests.get(id.removesuffix(OF_QUEST)) if id.endswith(OF_QUEST) else None
            if quest is not None and quest.monster is not None:
                return str(quest.monster.name.get(lang, ""))
            hero = library.heroes.get(id.removesuffix(OF_HERO)) if id.endswith(OF_HERO) else None
            if hero is not None:
                return str(hero.ability.get(lang, ""))
            for group in (library.adventures, library.maps, library.heroes, library.quests):
                card = group.get(id)
                if card is not None:
                    return str(card.name.get(lang, ""))
            if library.winter is not None and library.winter.id == id:
                return str(library.winter.name.get(lang, ""))
        return ""

    def packs_in(self, folder: Path | None, lang: str) -> list[tuple[str, str, int] | BadInput]:
        """The packs that are installed, or those in a folder, or the one that it is, as :meth:`~.Game.packs` tells of them."""
        if folder is None:
            folders = self.folders()
        else:
            folders = [folder.resolve()] if any(folder.glob("*.toml")) else folders_in(folder)
            folders = [each for each in folders if self.suits(each)]
        found: list[tuple[str, str, int] | BadInput] = []
        for each in folders:
            digest = digest_of(each)
            problem = self.fault_of(each, digest)
            if problem is not None:
                found.append(problem)
                continue
            about = read_about(each)
            line = f"{plain(about.name)[lang]} ({about.version}). {plain(about.line)[lang]}"
            found.append((f"{each.name}@{digest}", line, len(read_folder(each))))
        return found
