#!/usr/bin/env bash
# @react-email/render 2.3.1, react 19.3.1
# Guess: the plain text of a mail says what its HTML says, so a heading "Hello Éric McGill" keeps its letters.
# Behaviour: headings are in capitals; names, units and product names in them lose their case.
# Matters to: senders of mails whose headings greet people by name, and tests that look for such a text in both parts.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @react-email/render@2.3.1 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >check.mjs <<'CODE'
import { render } from '@react-email/render'
import { createElement } from 'react'
const show = async (tag) =>
  console.log(tag, await render(createElement(tag, null, 'Hello Éric McGill, 5 kg'), { plainText: true }))
for (const tag of ['h1', 'h3', 'p', 'strong']) await show(tag)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
h1 HELLO ÉRIC MCGILL, 5 KG
h3 HELLO ÉRIC MCGILL, 5 KG
p Hello Éric McGill, 5 kg
strong Hello Éric McGill, 5 kg
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
