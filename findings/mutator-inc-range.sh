#!/usr/bin/env bash
# @sanity/mutator 6.16.0
# Guess: inc of a[0:2].n by 1 adds 1 to each of the two, as each is matched once.
# Behaviour: each n grows by as many as there are matches: 2 with two, 3 with three.
# Matters to: tools that count something in items of a list, such as a stock or an order.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/mutator@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { Mutation } from '@sanity/mutator'
const inc = (path, a) =>
  new Mutation({ mutations: [{ patch: { id: 'a', inc: { [path]: 1 } } }] }).apply({ _id: 'a', _type: 'list', a }).a
console.log(JSON.stringify(inc('a[0:2].n', [{ n: 1 }, { n: 2 }, { n: 3 }])))
console.log(JSON.stringify(inc('a[0:3].n', [{ n: 1 }, { n: 2 }, { n: 3 }])))
console.log(JSON.stringify(inc('a[0,1].n', [{ n: 1 }, { n: 2 }, { n: 3 }])))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
[{"n":3},{"n":4},{"n":3}]
[{"n":4},{"n":5},{"n":6}]
[{"n":2},{"n":3},{"n":3}]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
