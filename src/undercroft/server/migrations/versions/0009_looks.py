"""When somebody was last at a table, and when a job that failed is to be tried again."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Add both."""
    op.add_column("matches", sa.Column("looked", sa.Float, nullable=False, server_default="0"))
    op.add_column("jobs", sa.Column("again", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    """Forget them."""
    op.drop_column("jobs", "again")
    op.drop_column("matches", "looked")
