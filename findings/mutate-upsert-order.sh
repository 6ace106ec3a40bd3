#!/usr/bin/env bash
# @sanity/mutate 0.18.2, @sanity/mutator 6.16.0 (by which the Studio applies what is sent)
# Guess: upsert() does the same to a copy and in the store, since both are made of one operation: an item that is in the
# list is updated where it is, a new one is put beside the reference.
# Behaviour: the copy does so. What is sent removes the items first and inserts them all beside the reference, so that
# an updated item moves; when the reference is the item itself, it is gone by then, and the item is lost.
# Matters to: editors with optimistic updates, whose lists change their order when the page is loaded again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutate@0.18.2 @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { at, patch, SanityEncoder, upsert } from '@sanity/mutate'
import { applyPatchMutation } from '@sanity/mutate/_unstable_apply'
import { Mutation } from '@sanity/mutator'

const room = (_key, size) => ({ _key, size })
const home = { _id: 'a', _type: 'home', rooms: [room('hall', 1), room('bath', 2), room('den', 3)] }
const show = ({ rooms }) => rooms.map(({ _key, size }) => `${_key} ${size}`).join(', ')
for (const reference of ['den', 'hall']) {
  const mutation = patch('a', [at('rooms', upsert([room('hall', 9)], 'after', { _key: reference }))])
  const mutations = SanityEncoder.encodeAll([mutation])
  console.log(JSON.stringify(mutations))
  console.log('  copy:', show(applyPatchMutation(mutation, home)))
  console.log('  sent: ', show(new Mutation({ mutations }).apply(home)))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[{"patch":{"id":"a","unset":["rooms[_key==\"hall\"]"],"insert":{"after":"rooms[_key==\"den\"]","items":[{"_key":"hall","size":9}]}}}]
  copy: hall 9, bath 2, den 3
  sent:  bath 2, den 3, hall 9
[{"patch":{"id":"a","unset":["rooms[_key==\"hall\"]"],"insert":{"after":"rooms[_key==\"hall\"]","items":[{"_key":"hall","size":9}]}}}]
  copy: hall 9, bath 2, den 3
  sent:  bath 2, den 3
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
