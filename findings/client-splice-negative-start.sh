#!/usr/bin/env bash
# @sanity/client 7.28.0
# Guess: splice('t', -3, 1, ['x']) on a list replaces the third item from the end, as Array.prototype.splice does.
# Behaviour: the patch replaces everything from the fourth item from the end on: the end of the range is left out when
# it is computed to be 0 or less.
# Matters to: scripts that patch lists from their end; the items after the replaced one are lost.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/client@7.28.0 >/dev/null
cat >check.mjs <<'CODE'
import { Patch } from '@sanity/client'
console.log(new Patch('a').splice('t', -3, 1, ['x']).serialize().insert.replace)
console.log(new Patch('a').splice('t', -1, 1, ['x']).serialize().insert.replace)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
t[-4:]
t[-2:]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
