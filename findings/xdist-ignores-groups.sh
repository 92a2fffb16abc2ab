#!/usr/bin/env bash
# pytest-xdist 3.8.0 with pytest 9.2.0: --dist loadgroup spreads the tests of a group over all workers.
#
# Expected: tests marked xdist_group("one") run in one worker. Seen: they run in several, as if there were no mark, and
# nothing is said.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check pytest==9.2.0 pytest-xdist==3.8.0
cat >"$folder/test_group.py" <<'PYTHON'
import os, time
import pytest


@pytest.mark.xdist_group("one")
@pytest.mark.parametrize("number", range(8))
def test_where(number):
    time.sleep(0.2)
    with open(os.environ["SEEN"], "a") as file:
        print(os.environ["PYTEST_XDIST_WORKER"], file=file)
PYTHON
cd "$folder"
SEEN="$folder/seen" venv/bin/python -m pytest --quiet -n 2 --dist loadgroup test_group.py
workers=$(sort --unique seen | wc --lines)
echo "workers for one group: $workers"
[[ $workers -eq 2 ]]
