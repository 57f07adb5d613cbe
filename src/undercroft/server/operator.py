"""What whoever runs a house does on a guest's behalf: write down what is kept of them, and delete it."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import func, select

from .archive import not_about
from .backup import snapshot
from .config import config_for
from .database import alone, unopened
from .errors import Clash, Taken, Unstored
from .farewell import Parted, delete_guest
from .mine import day, export_of, guest_called, written
from .names import name_of_guest
from .schema import MATCHES, of_guest
from .shelf import Shelf
from .store import Store


def export(database: str | None, who: str) -> bytes:
    """The file with all that is kept of a guest; the house may be open meanwhile.

    :param database: see :func:`~.serving.serve`.
    :param who: the guest's id, or a name that no other guest has.
    :raises BadInput: there is no such guest, or there are several, or the database cannot be read.
    """
    with snapshot(config_for(database).database) as db:
        return written(export_of(db, guest_called(db, who).id))


@dataclass(frozen=True)
class Known:
    """A guest as an operator is asked about them.

    :param since: the day when they first came; ``tables``: how many they made or sit at.
    """

    id: str
    name: str
    since: str
    tables: int


def look_up(database: str | None, who: str) -> Known:
    """Whom an id or a name means; the same errors as :func:`export`."""
    with snapshot(config_for(database).database) as db:
        row = guest_called(db, who)
        tables = db.execute(select(func.count()).select_from(MATCHES).where(of_guest(row.id))).scalar_one()
        return Known(row.id, name_of_guest(row.name, row.named), day(row.created)[:10], tables)


def delete(database: str | None, who: str) -> Parted:
    """Delete all that is kept of a guest. A house on PostgreSQL may be open meanwhile and hears of it; a file may not be served.

    Games that are still played are left by the house: by one that is open, or when one opens.
    """
    config = config_for(database)
    with snapshot(config.database) as db:
        guest: str = guest_called(db, who).id
    with alone(config.database):
        try:
            store = Store(config.database)
        except Unstored as unstored:
            raise unopened(config.database, unstored) from None
        try:
            store.me = ""  # no process that others would wait for
            parted = delete_guest(store, guest)
        except Unstored as unstored:
            raise unopened(config.database, unstored) from None
        except Clash:
            raise Taken("busy", "Too many changes at this table at once; try again.") from None
        finally:
            store.close()
    Shelf(config.shelf, config.shelf_bytes).drop(not_about(parted.cleared))
    return parted
