"""Progress: how far a game is, for lists of tables."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Add it."""
    op.add_column("matches", sa.Column("progress", sa.JSON))


def downgrade() -> None:
    """Forget it."""
    op.drop_column("matches", "progress")
