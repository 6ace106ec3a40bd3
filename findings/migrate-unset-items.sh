#!/usr/bin/env bash
# @sanity/migrate 8.0.5, @sanity/mutate 0.18.2
# Guess: a migration that answers unset() for a marked text removes every such text, as in the example that Sanity's
# template of a migration holds ("deleteme").
# Behaviour: items without a key are addressed by the index they had at first, one patch after the other, and each patch
# moves the items behind it. Of two in a list the first is removed, and then the item after the second: "keep" is lost
# and a "deleteme" stays. Items with keys are removed as asked.
# Matters to: migrations of tags, languages and other lists of plain texts; the dry run lists the indexes as expected.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/migrate@8.0.5 @sanity/mutate@0.18.2 >/dev/null
cat >check.mjs <<'CODE'
import { collectMigrationMutations, defineMigration, unset } from '@sanity/migrate'
import { applyPatchMutation } from '@sanity/mutate/_unstable_apply'
import { stringify } from '@sanity/mutate/path'

const migration = defineMigration({
  title: 'Remove what is marked',
  documentTypes: ['post'],
  migrate: {
    string: (text) => (text === 'deleteme' ? unset() : undefined),
    object: (item) => (item.text === 'remove' ? unset() : undefined),
  },
})
const post = {
  _id: 'post',
  _type: 'post',
  tags: ['deleteme', 'deleteme', 'keep', 'also keep'],
  keyed: ['remove', 'remove', 'keep'].map((text, index) => ({ _key: `k${index}`, text })),
}
async function* posts() {
  yield post
}
let migrated = post
for await (const mutations of collectMigrationMutations(migration, posts, { client: {}, filtered: {}, dryRun: true })) {
  for (const mutation of mutations) {
    console.log(mutation.patches.map(({ path, op }) => `${op.type} ${stringify(path)}`).join())
    migrated = applyPatchMutation(mutation, migrated)
  }
}
console.log(JSON.stringify(migrated.tags), JSON.stringify(migrated.keyed.map(({ text }) => text)))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
unset tags[0]
unset tags[1]
unset keyed[_key=="k0"]
unset keyed[_key=="k1"]
["deleteme","also keep"] ["keep"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
