#!/usr/bin/env bash
# @sanity/mutator 6.16.0
# Guess: a[*].n addresses n in all items, as Sanity documents for JSONMatch; a[].n and a[:].n do the same.
# Behaviour: a[*].n is refused as invalid tokens; the other two change nothing, without an error.
# Matters to: scripts that patch all items of a list, and try the patch locally first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { Mutation } from '@sanity/mutator'
const inc = (path, a) =>
  new Mutation({ mutations: [{ patch: { id: 'a', inc: { [path]: 1 } } }] }).apply({ _id: 'a', _type: 'list', a }).a
const items = () => [{ n: 1 }, { n: 2 }]
try {
  console.log(JSON.stringify(inc('a[*].n', items())))
} catch (error) {
  console.log(error.message)
}
console.log(JSON.stringify(inc('a[].n', items())))
console.log(JSON.stringify(inc('a[:].n', items())))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
Invalid tokens in jsonpath 'a[*].n' @ 2
[{"n":1},{"n":2}]
[{"n":1},{"n":2}]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
