#!/usr/bin/env bash
# @sanity/diff-patch 7.0.0
# Guess: any keys of list items may differ in their values; Sanity takes every text as a key.
# Behaviour: keys of one character are refused as "exotic", so of a list numbered from 1 the first nine items are, and
# the tenth is not; a key with an accent is refused as well. A patch of the rest of the document is not made either.
# Matters to: scripts that write imported or generated content by difference, where keys are numbers or words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/diff-patch@7.0.0 >/dev/null
cat >check.mjs <<'CODE'
import { diffPatch } from '@sanity/diff-patch'

const createPage = (_key, rate) => ({ _id: 'page', _type: 'page', steps: [{ _key, rate }] })
for (const key of ['0a1b2c3d4e5f', '9', '10', 'a', 'ab', 'étape-1', 'step 1']) {
  try {
    const [{ patch }] = diffPatch(createPage(key, 4), createPage(key, 5))
    console.log(`${key}: ${JSON.stringify(patch.set)}`)
  } catch ({ message }) {
    console.log(`${key}: ${message}`)
  }
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
0a1b2c3d4e5f: {"steps[_key==\"0a1b2c3d4e5f\"].rate":5}
9: Invalid key - use less exotic characters (at 'steps[_key=="9"]._key')
10: {"steps[_key==\"10\"].rate":5}
a: Invalid key - use less exotic characters (at 'steps[_key=="a"]._key')
ab: {"steps[_key==\"ab\"].rate":5}
étape-1: Invalid key - use less exotic characters (at 'steps[_key=="étape-1"]._key')
step 1: Invalid key - use less exotic characters (at 'steps[_key=="step 1"]._key')
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
