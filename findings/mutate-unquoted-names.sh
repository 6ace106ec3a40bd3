#!/usr/bin/env bash
# @sanity/mutate 0.18.2, @sanity/mutator 6.16.0 (by which the Studio applies what is sent)
# Guess: a path that is given as a list of names is sent with its names whole; JSONMatch has quotes for those that are
# more than letters, digits and underscores.
# Behaviour: only a name that begins with a digit or a capital is quoted. "fr-CA" makes a path that is refused,
# "fr.title" one of a field within a field, and "floor 2" is cut to "floor". On a copy all names work. A key with a dot
# is cut in two when the path is given as text.
# Matters to: imports that keep texts by language, or data by a foreign name, and try their patches on a copy first.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutate@0.18.2 @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { at, patch, SanityEncoder, set } from '@sanity/mutate'
import { applyPatchMutation } from '@sanity/mutate/_unstable_apply'
import { Mutation } from '@sanity/mutator'

const home = { _id: 'a', _type: 'home', o: {} }
for (const name of ['title', '2026', 'fr-CA', 'fr.title', 'floor 2']) {
  const mutation = patch('a', [at(['o', name], set(1))])
  const mutations = SanityEncoder.encodeAll([mutation])
  console.log(Object.keys(mutations[0].patch.set)[0])
  console.log('  copy:', JSON.stringify(applyPatchMutation(mutation, home).o))
  try {
    console.log('  sent: ', JSON.stringify(new Mutation({ mutations }).apply(home).o))
  } catch (error) {
    console.log('  sent: ', error.message)
  }
}
console.log(JSON.stringify(at('rooms[_key=="v1.2"].size', set(1)).path))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
o.title
  copy: {"title":1}
  sent:  {"title":1}
o['2026']
  copy: {"2026":1}
  sent:  {"2026":1}
o.fr-CA
  copy: {"fr-CA":1}
  sent:  Invalid tokens in jsonpath 'o.fr-CA' @ 4
o.fr.title
  copy: {"fr.title":1}
  sent:  {"fr":{"title":1}}
o.floor 2
  copy: {"floor 2":1}
  sent:  {"floor":1}
["rooms",{"_key":"v1"},"2\"","size"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
