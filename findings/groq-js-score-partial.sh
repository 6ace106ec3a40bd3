#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: a text that match does not find scores 0, as any condition that is not met.
# Behaviour: in score() each word of the pattern counts by itself, so a text with one word of two scores 1, and
# [_score > 0] keeps it.
# Matters to: local searches that filter by score, which show hits that match would not find.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const dataset = [{ _id: 'both', t: 'first home' }, { _id: 'one', t: 'new home' }, { _id: 'none', t: 'a car' }]
const run = (query) => console.log(JSON.stringify(toJS(evaluateSync(parse(query), { dataset }))))
run('*[t match "first home"]._id')
run('*|score(t match "first home")[_score > 0]._id')
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
["both"]
["both","one"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
