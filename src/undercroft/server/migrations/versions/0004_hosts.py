"""An index of tables by host: a guest's own tables, and whether a guest made any, are asked for often."""

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add it."""
    op.create_index("matches_host", "matches", ["host"])


def downgrade() -> None:
    """Drop it."""
    op.drop_index("matches_host", "matches")
