"""Alembic's way in: the connection comes from the store."""

from alembic import context

from planetfall.table.store import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
