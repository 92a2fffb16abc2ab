#!/usr/bin/env bash
# Alembic 1.20.1 with SQLAlchemy 2.1.9 on SQLite: two schemas that differ in five ways are found to be the same.
#
# Expected: compare_metadata, also behind "alembic check", names a database without a primary key, a CHECK, a collation,
# the WHERE of an index and a generated column that the models have. Seen: an empty list (the generated column as a plain
# one). A missing column is found, so the comparison runs.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check alembic==1.20.1 SQLAlchemy==2.1.9
"$folder/venv/bin/python" -W ignore - <<'PYTHON'
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

models = sa.MetaData()
games = sa.Table(
    "games",
    models,
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("points", sa.Integer),
    sa.Column("title", sa.String(collation="NOCASE")),
    sa.Column("twice", sa.Integer, sa.Computed("points * 2")),
    sa.CheckConstraint("points >= 0", name="points_are_positive"),
)
sa.Index("ix_points", games.c.points, sqlite_where=games.c.points > 0)
engine = sa.create_engine("sqlite://")
with engine.connect() as connection:
    connection.exec_driver_sql("CREATE TABLE games (id INTEGER NOT NULL, points INTEGER, title VARCHAR, twice INTEGER)")
    connection.exec_driver_sql("CREATE INDEX ix_points ON games (points)")
    found = compare_metadata(MigrationContext.configure(connection), models)
    games.append_column(sa.Column("added", sa.Integer))
    added = compare_metadata(MigrationContext.configure(connection), models)
print("five differences:", found, "a missing column:", [each[0] for each in added])
assert found == [] and [each[0] for each in added] == ["add_column"]
PYTHON
