#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: score() gives each object of a list a score and keeps all other elements, as the specification of GROQ describes.
# Behaviour: elements that are no objects are dropped without an error.
# Matters to: searches over lists of texts and objects, such as tags, which lose their results.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const run = (query) => JSON.stringify(toJS(evaluateSync(parse(query), { dataset: [] })))
console.log(run('["rate", {"tag": "rate"}, 7] | score(tag == "rate")'))
console.log(run('["rate", {"tag": "rate"}, 7] | order(tag asc)'))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[{"tag":"rate","_score":1}]
[{"tag":"rate"},"rate",7]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
