"""Moments: what is held while one lasts, who does not want to be asked, and which answers the house gave for them."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Add them."""
    op.add_column("matches", sa.Column("held", sa.JSON))
    op.add_column("answers", sa.Column("standing", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "standing",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("mode", sa.String(12), nullable=False),
        sa.Column("stops", sa.JSON, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("standing")
    op.drop_column("answers", "standing")
    op.drop_column("matches", "held")
