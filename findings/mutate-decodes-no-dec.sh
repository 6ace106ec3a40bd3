#!/usr/bin/env bash
# @sanity/mutate 0.18.2
# Guess: decodeAll() reads back what encodeAll() writes; the two are the ways to and from the API's form of mutations.
# Behaviour: a patch that subtracts is written as "dec" and read back without its operation. Applied, it changes
# nothing, without an error.
# Matters to: offline editors and test doubles that keep mutations in the API's form, and apply them to their own copy.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutate@0.18.2 >/dev/null
cat >check.mjs <<'CODE'
import { SanityEncoder, at, dec, patch, set } from '@sanity/mutate'
import { applyInCollection } from '@sanity/mutate/_unstable_apply'

const show = (value) => JSON.stringify(value)
const home = { _id: 'home', _type: 'listing', rooms: 4 }
for (const operation of [set(1), dec(3)]) {
  const mutations = [patch('home', [at('rooms', operation)])]
  const encoded = SanityEncoder.encodeAll(mutations)
  const decoded = SanityEncoder.decodeAll(encoded)
  console.log(show(encoded))
  console.log(`as made: ${show(applyInCollection([home], mutations)[0].rooms)}`)
  console.log(`as read back: ${show(applyInCollection([home], decoded)[0].rooms)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[{"patch":{"id":"home","set":{"rooms":1}}}]
as made: 1
as read back: 1
[{"patch":{"id":"home","dec":{"rooms":3}}}]
as made: 1
as read back: 4
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
