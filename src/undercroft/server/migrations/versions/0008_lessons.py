"""Lessons: the position that a game began from, and whether it has a guide."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Add both."""
    op.add_column("matches", sa.Column("start", sa.JSON))
    op.add_column("matches", sa.Column("guided", sa.Boolean))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("matches", "guided")
    op.drop_column("matches", "start")
