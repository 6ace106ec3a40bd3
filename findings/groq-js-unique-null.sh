#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: array::unique() keeps one of several equal scalars, and null is one (GROQ specification, array::unique).
# Behaviour: every null stays.
# Matters to: queries that list the distinct values of an optional field.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
console.log(JSON.stringify(toJS(evaluateSync(parse('array::unique([1, 1, null, null])'), { dataset: [] }))))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[1,null,null]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
