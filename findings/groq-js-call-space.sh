#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: a space may stand between the name of a function and its bracket, since the specification of GROQ allows white
# space between all tokens.
# Behaviour: it is a syntax error, though white space within the brackets and before a filter is accepted.
# Matters to: queries that a person or a formatter has written, which Sanity evaluates and a local evaluation refuses.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const dataset = [{ _type: 'page', order: 2 }, { _type: 'page', order: 1 }]
function run(query) {
  try {
    return JSON.stringify(toJS(evaluateSync(parse(query), { dataset })))
  } catch (error) {
    return error.name
  }
}
for (const query of [
  'count( * )',
  'count (*)',
  '* [_type == "page"] | order(order).order',
  '* | order (order).order',
]) console.log(query, run(query))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
count( * ) 2
count (*) GroqSyntaxError
* [_type == "page"] | order(order).order [1,2]
* | order (order).order GroqSyntaxError
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
