#!/usr/bin/env bash
# @sanity/json-match 1.0.5
# Guess: contact..city finds the cities at any depth of contact and nothing else: for such a path the README's reference
# of the language shows a single value.
# Behaviour: each object, text and number on the way counts as a place for a city: undefined, with a path to a field
# that it does not have, even contact.name.city within a text. A filter by existence leaves them out.
# Matters to: tools that find a field at any depth and write to each place they find.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/json-match@1.0.5 >/dev/null
cat >check.mjs <<'CODE'
import { jsonMatch, stringifyPath } from '@sanity/json-match'

const person = { contact: { name: 'Ana', address: { city: 'Victoria', floor: 2 } } }
for (const path of ['contact.address.city', 'contact..city', 'contact..[city?].city']) {
  console.log(path)
  for (const match of jsonMatch(person, path)) console.log(`  ${stringifyPath(match.path)}: ${match.value}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
contact.address.city
  contact.address.city: Victoria
contact..city
  contact.city: undefined
  contact.name.city: undefined
  contact.address.city: Victoria
  contact.address.city.city: undefined
  contact.address.floor.city: undefined
contact..[city?].city
  contact.address.city: Victoria
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
