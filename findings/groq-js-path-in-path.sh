#!/usr/bin/env bash
# groq-js 2.0.1
# Guess: path("a.b") in path("a.*") is true, as in the public test suite of GROQ, and finds documents by path(_id).
# Behaviour: it is null, so a filter with it finds nothing, without an error.
# Matters to: tests and tools that run queries of the Content Lake on local documents.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluateSync, parse, toJS } from 'groq-js'
const dataset = [{ _id: 'a.b' }, { _id: 'c' }]
const run = (query) => console.log(query, JSON.stringify(toJS(evaluateSync(parse(query), { dataset }))))
run('"a.b" in path("a.*")')
run('path("a.b") in path("a.*")')
run('*[path(_id) in path("a.*")]._id')
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
"a.b" in path("a.*") true
path("a.b") in path("a.*") null
*[path(_id) in path("a.*")]._id []
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
