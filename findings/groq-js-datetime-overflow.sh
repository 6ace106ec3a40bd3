#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: dateTime() of a month or day that does not exist is null, so that defined() finds wrong dates.
# Behaviour: February 30 is March 2. Month 13 is a value whose text is "0NaN-…", and which counts as defined.
# Matters to: queries that check imported dates, and pages that format what the query returns.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const run = (query) => JSON.stringify(toJS(evaluateSync(parse(query), { dataset: [] })))
console.log(run('dateTime("2026-02-30T00:00:00Z")'))
console.log(run('defined(dateTime("2026-13-01T00:00:00Z"))'))
console.log(run('string(dateTime("2026-13-01T00:00:00Z"))'))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
"2026-03-02T00:00:00Z"
true
"0NaN-NaN-NaNTNaN:NaN:NaN.NaNZ"
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
