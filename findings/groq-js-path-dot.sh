#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: path("faq.*") holds the ids below "faq.", as in the GROQ specification.
# Behaviour: the dot stands for any character, so "faq-a" is in it too.
# Matters to: stores and tests that decide by path() what is private, such as path("drafts.**").
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
for (const id of ['faq.a', 'faq-a', 'faq.a.b']) {
  console.log(id, toJS(evaluateSync(parse(`"${id}" in path("faq.*")`), { dataset: [] })))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
faq.a true
faq-a true
faq.a.b false
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
