"""Gestures: which answers were given together with the one before."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Add them."""
    op.add_column("answers", sa.Column("joined", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("answers", "joined")
