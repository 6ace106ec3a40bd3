#!/usr/bin/env bash
# @portabletext/toolkit 5.0.2
# Guess: a numbered item with a bulleted and a numbered sublist holds both, and the next item of its list is number 2.
# Behaviour: the second sublist leaves its item, stands beside the outer list, and ends it: the next item is number 1
# of a new list. The same happens to an item of level 2 after one of level 3 that follows level 1.
# Matters to: articles with nested lists, such as steps with bullets, in every serializer built on the toolkit.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @portabletext/toolkit@5.0.2 >/dev/null
cat >check.mjs <<'CODE'
import { nestLists } from '@portabletext/toolkit'
const item = (text, level, listItem) => ({
  _type: 'block', _key: text, style: 'normal', markDefs: [], level, listItem,
  children: [{ _type: 'span', _key: 's', text, marks: [] }],
})
const show = ({ children, listItem, text, _type }) =>
  _type === 'span' ? text : `${_type === '@list' ? `${listItem}${children.length}` : ''}(${children.map(show).join(' ')})`
const nest = (...items) => console.log(nestLists(items, 'html').map(show).join(' '))
nest(item('a', 1, 'number'), item('b', 2, 'bullet'), item('d', 1, 'number'))
nest(item('a', 1, 'number'), item('b', 2, 'bullet'), item('c', 2, 'number'), item('d', 1, 'number'))
nest(item('a', 1, 'number'), item('b', 3, 'number'), item('c', 2, 'number'), item('d', 1, 'number'))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
number2((a bullet1((b))) (d))
number1((a bullet1((b)))) number1((c)) number1((d))
number1((a number1((b)))) number1((c)) number1((d))
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
