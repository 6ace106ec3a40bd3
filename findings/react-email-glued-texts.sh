#!/usr/bin/env bash
# @react-email/render 2.3.1 (with html-to-text)
# Guess: the plain text of a message separates what the HTML shows apart, and says of a link on a picture what it is.
# Behaviour: terms and descriptions of a list are glued ("Rate5 %Term12"), as are an old and a new price ("10090") and
# the parts of an address; a link on a picture loses its alt text; an item's own number is ignored.
# Matters to: notices and receipts built of description lists or struck prices, read by people without HTML mail.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @react-email/render@2.3.1 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >check.mjs <<'CODE'
import { createElement as h } from 'react'
import { render } from '@react-email/render'
const messages = {
  list: h('dl', null, h('dt', null, 'Rate'), h('dd', null, '5 %'), h('dt', null, 'Term'), h('dd', null, '12')),
  price: h('p', null, h('del', null, '100'), h('ins', null, '90')),
  address: h('div', null, h('address', null, 'Homie'), h('address', null, '1 Main Street')),
  picture: h('a', { href: 'https://example.com' }, h('img', { src: 'https://example.com/a.png', alt: 'App Store' })),
  numbers: h('ol', null, h('li', null, 'first'), h('li', { value: 7 }, 'seventh')),
}
for (const [name, content] of Object.entries(messages)) {
  const text = await render(h('html', null, h('body', null, content)), { plainText: true })
  console.log(`${name}: ${JSON.stringify(text)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
list: "Rate5 %Term12"
price: "10090"
address: "Homie1 Main Street"
picture: "https://example.com"
numbers: " 1. first\n 2. seventh"
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
