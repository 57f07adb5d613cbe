"""Promises: commitments shown before the host's share of chance is sent."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Add them. At the tables there are, the host's share came first, if it came at all."""
    op.create_table(
        "promises",
        sa.Column("id", sa.String(40), primary_key=True),
        sa.Column("guest", sa.String(24), sa.ForeignKey("guests.id"), nullable=False),
        sa.Column("secret", sa.String(64), nullable=False),
        sa.Column("created", sa.Float, nullable=False),
        sa.Column("used", sa.Boolean, nullable=False),
    )
    op.create_index("promises_guest", "promises", ["guest"])
    op.add_column("matches", sa.Column("early", sa.Boolean, nullable=False, server_default=sa.false()))
    matches = sa.table("matches", sa.column("id"), sa.column("host"), sa.column("early", sa.Boolean))
    seats = sa.table("seats", sa.column("match"), sa.column("guest"), sa.column("entropy"))
    shared = sa.exists().where(seats.c.match == matches.c.id, seats.c.guest == matches.c.host, seats.c.entropy != "")
    op.execute(sa.update(matches).where(shared).values(early=True))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("matches", "early")
    op.drop_table("promises")
