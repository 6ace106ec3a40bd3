#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: match splits a text into words at every character that belongs to no word, as Sanity's help describes.
# Behaviour: it splits at ASCII punctuation only. Words beside an en dash, a typographic quotation mark or an ellipsis
# are not found.
# Matters to: searches on typeset texts, where "90–120 days" is not found by 120.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const run = (query) => toJS(evaluateSync(parse(query), { dataset: [] }))
console.log('en dash', run('"90–120 days" match "120"'))
console.log('hyphen', run('"90-120 days" match "120"'))
console.log('quotation mark', run('"the “dream” home" match "dream"'))
console.log('ellipsis', run('"soon…" match "soon"'))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
en dash false
hyphen true
quotation mark false
ellipsis false
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
