#!/usr/bin/env bash
# groq-js 2.0.1 (parse)
# Guess: a comment may end the query, as it may end a line of it: the GROQ specification lets a comment end with the
# text.
# Behaviour: a comment without a line break after it is refused with "Expected expression", though nothing is missing.
# Matters to: editors of queries, who note below a query what it is for; stores and caches that trim what they are sent.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluate, parse } from 'groq-js'
for (const query of ['1 + 1 // a sum\n', '1 + 1 // a sum']) {
  try {
    console.log(JSON.stringify(query), 'is', await (await evaluate(parse(query))).get())
  } catch (error) {
    console.log(JSON.stringify(query), 'is refused:', error.message.split('\n')[0])
  }
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
"1 + 1 // a sum\n" is 2
"1 + 1 // a sum" is refused: Syntax error in GROQ query at position 7: Expected expression
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
