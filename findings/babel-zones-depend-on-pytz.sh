#!/usr/bin/env bash
# Babel 2.19.0: get_timezone returns another kind of zone once pytz happens to be installed.
#
# Expected: zoneinfo's zones, as Babel requires no pytz. Seen: pytz's, whose data is older if that package is, and which must not be
# given to datetime. Installing what has nothing to do with the program changes it.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
for package in Babel==2.19.0 pytz==2026.6; do
    "$folder/venv/bin/pip" install --quiet --disable-pip-version-check "$package" tzdata==2026.6
    "$folder/venv/bin/python" -c 'from babel.dates import get_timezone; print(type(get_timezone("Europe/Berlin")).__module__)'
done | tee "$folder/seen"
[ "$(cat "$folder/seen")" = "zoneinfo
pytz.tzfile" ]
