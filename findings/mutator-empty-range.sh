#!/usr/bin/env bash
# @sanity/mutator 6.16.0
# Guess: a patch that unsets the empty range t[0:0] changes nothing, as in JSONMatch a range ends before its end.
# Behaviour: the list is emptied. An end of 0 counts as the end of the list.
# Matters to: tools that apply Sanity's patches themselves, such as an offline editor or a test double of the store.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { Mutation } from '@sanity/mutator'
const unset = (path) =>
  new Mutation({ mutations: [{ patch: { id: 'a', unset: [path] } }] }).apply({ _id: 'a', _type: 'list', t: ['a', 'b'] })
console.log(JSON.stringify(unset('t[0:0]').t))
console.log(JSON.stringify(unset('t[0:1]').t))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[]
["b"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
