"""Compares the coach with a brute force that shares nothing with it, on every standing of tiny rule sets.

    python -m tools.compare_with_brute_force [MIX …]

`bot/local/farkle/tiny_rules.py` has the mixes and what they are made of. Exits with 1 if a probability is off by more
than 10^-6.
"""

import sys

from bot.local.farkle.tiny_rules import MIXES, differences


def main(names: list[str]) -> int:
    agrees = True
    for name in names or MIXES:
        off = differences(name)
        key, most = max(off, key=lambda each: each[1])
        print(f"{name}: {len(off)} standings, off by at most {most:.1e} at {key}", flush=True)
        agrees = agrees and most <= 1e-6
    return 0 if agrees else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
