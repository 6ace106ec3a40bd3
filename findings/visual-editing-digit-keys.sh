#!/usr/bin/env bash
# @sanity/visual-editing-csm 3.0.18
# Guess: a field within a list item keeps its address on the way from the page to the Studio.
# Behaviour: a key such as 7 comes back as an index, so that a click on the page opens another item or none; from about
# nine digits on, and with a zero in front, it stays a key. A dot or a semicolon in a key cuts the address off.
# Matters to: pages with click-to-edit by data attributes whose lists were imported with numbers or versions as keys.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/visual-editing-csm@3.0.18 >/dev/null
cat >check.mjs <<'CODE'
import { decodeSanityNodeData, encodeSanityNodeData } from '@sanity/visual-editing-csm'
const page = { projectId: 'p', dataset: 'd', baseUrl: '/studio', type: 'page', id: 'home' }
for (const key of ['step-1', '7', '007', '2026', 'v1.2', 'a;b']) {
  const attribute = encodeSanityNodeData({ ...page, path: `items[_key=="${key}"].title` })
  console.log(`${key}: ${decodeSanityNodeData(attribute)?.path}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
step-1: items[_key=="step-1"].title
7: items[7].title
007: items[_key=="007"].title
2026: items[2026].title
v1.2: items._key
a;b: items[_key=="a"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
