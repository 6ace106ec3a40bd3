#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: geo::distance() of two points is a number of meters, since the query parses.
# Behaviour: it parses, and evaluating it throws.
# Matters to: tests and previews of store finders that evaluate their queries with groq-js.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const tree = parse('geo::distance(geo::latLng(45.5, -73.6), geo::latLng(43.7, -79.4))')
console.log(tree.type)
try {
  console.log(toJS(evaluateSync(tree, { dataset: [] })))
} catch (error) {
  console.log(error.message)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
FuncCall
not implemented
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
