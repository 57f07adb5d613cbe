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
    op.execute(
        "UPDATE matches SET early = (1 = 1) WHERE EXISTS "
        "(SELECT 1 FROM seats WHERE seats.match = matches.id AND seats.guest = matches.host AND seats.entropy <> '')"
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_column("matches", "early")
    op.drop_table("promises")
