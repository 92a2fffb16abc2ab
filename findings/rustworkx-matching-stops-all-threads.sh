#!/usr/bin/env bash
# rustworkx 0.18.1: max_weight_matching keeps the interpreter's lock.
#
# Expected of a library in Rust: other threads go on while it computes. Seen: they stand still until it is done, so an event
# loop needs another process for it, not a thread.
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rustworkx==0.18.1
"$folder/venv/bin/python" - <<'PYTHON'
import threading
import time
from random import Random

import rustworkx

chance, graph = Random(1), rustworkx.PyGraph()
graph.add_nodes_from(range(900))
graph.add_edges_from([(one, other, chance.randrange(10**6)) for other in range(900) for one in range(other)])
ticks, is_done = [], threading.Event()


def tick():
    while not is_done.wait(0.001):
        ticks.append(time.perf_counter())


thread = threading.Thread(target=tick)
thread.start()
time.sleep(0.1)
began = time.perf_counter()
rustworkx.max_weight_matching(graph, max_cardinality=True, weight_fn=lambda weight: weight)
took = time.perf_counter() - began
is_done.set()
thread.join()
silence = max(later - earlier for earlier, later in zip(ticks, [*ticks[1:], began + took]))
print(f"took {took:.2f} s, and the other thread was silent for {silence:.2f} s")
assert silence > 0.8 * took
PYTHON
