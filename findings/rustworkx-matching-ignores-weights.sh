#!/usr/bin/env bash
# rustworkx 0.18.1: max_weight_matching takes no notice of the weights on the edges unless it gets a weight_fn.
#
# Expected, as in networkx and from the name: edges added with weights are matched by weight. Seen: without weight_fn every
# edge weighs 1, so edges of 1 and 1 are chosen where edges of 10 and 10 fit, and nothing is said. The numbers within a
# pair come in no order: (1, 0) or (0, 1).
set -euo pipefail
folder=$(mktemp --directory)
trap 'rm -rf "$folder"' EXIT
python3 -m venv "$folder/venv"
"$folder/venv/bin/pip" install --quiet --disable-pip-version-check rustworkx==0.18.1 networkx==3.6.1
"$folder/venv/bin/python" - <<'PYTHON'
import networkx
import rustworkx

edges = [(0, 1, 1), (1, 2, 10), (2, 3, 1), (3, 0, 10)]
graph = rustworkx.PyGraph()
graph.add_nodes_from(range(4))
graph.add_edges_from(edges)
other = networkx.Graph()
other.add_weighted_edges_from(edges)


def total(pairs):
    return sum(weight for first, second, weight in edges if {first, second} in [set(pair) for pair in pairs])


plain, told = rustworkx.max_weight_matching(graph), rustworkx.max_weight_matching(graph, weight_fn=lambda weight: weight)
print("rustworkx", total(plain), "with weight_fn", total(told), "networkx", total(networkx.max_weight_matching(other)))
assert (total(plain), total(told), total(networkx.max_weight_matching(other))) == (2, 20, 20)
PYTHON
