"""Branches: tables that began with the first answers of a finished game."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add them."""
    op.create_table(
        "branches",
        sa.Column("match", sa.String(40), sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("origin", sa.String(40), nullable=False),
        sa.Column("step", sa.Integer, nullable=False),
        sa.Column("answers", sa.JSON, nullable=False),
    )


def downgrade() -> None:
    """Forget them."""
    op.drop_table("branches")
