"""Indices of the links between tables: who removes a table looks which others name it."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Add them."""
    op.create_index("matches_rematch", "matches", ["rematch"])
    op.create_index("branches_origin", "branches", ["origin"])


def downgrade() -> None:
    """Drop them."""
    op.drop_index("branches_origin", "branches")
    op.drop_index("matches_rematch", "matches")
