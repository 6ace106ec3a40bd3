#!/usr/bin/env bash
# @sanity/mutate 0.18.2, @sanity/mutator 6.16.0 (by which the Studio applies what is sent)
# Guess: replace() of one item by two puts two in its place, as Sanity's patches do ("insert" with "replace").
# Behaviour: on a copy it removes as many items as it puts: the one after it is lost. Replacing one by none removes
# nothing. What is sent is right, so that the copy and the store differ from then on.
# Matters to: editors with optimistic updates that split a paragraph or a row, until the page is loaded again.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutate@0.18.2 @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { at, patch, replace, SanityEncoder } from '@sanity/mutate'
import { applyPatchMutation } from '@sanity/mutate/_unstable_apply'
import { Mutation } from '@sanity/mutator'

const article = { _id: 'a', _type: 'article', rows: ['one', 'two', 'three'] }
for (const items of [['x'], ['x', 'y'], []]) {
  const mutation = patch('a', [at('rows', replace(items, 1))])
  const mutations = SanityEncoder.encodeAll([mutation])
  console.log(JSON.stringify(mutations))
  console.log('  copy:', JSON.stringify(applyPatchMutation(mutation, article).rows))
  console.log('  sent: ', JSON.stringify(new Mutation({ mutations }).apply(article).rows))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[{"patch":{"id":"a","insert":{"replace":"rows[1]","items":["x"]}}}]
  copy: ["one","x","three"]
  sent:  ["one","x","three"]
[{"patch":{"id":"a","insert":{"replace":"rows[1]","items":["x","y"]}}}]
  copy: ["one","x","y"]
  sent:  ["one","x","y","three"]
[{"patch":{"id":"a","insert":{"replace":"rows[1]","items":[]}}}]
  copy: ["one","two","three"]
  sent:  ["one","three"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
