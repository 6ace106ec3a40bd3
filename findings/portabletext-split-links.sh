#!/usr/bin/env bash
# @portabletext/to-html 6.0.0 (with @portabletext/toolkit, as in the packages for React, Vue and Svelte)
# Guess: what an editor marks as one link is one link on the page, also where bold text begins before it and ends in it.
# Serializers split the bold mark there, as browsers' editors do.
# Behaviour: the mark that begins first stays whole, and the link is split into two.
# Matters to: sites with rich text: the keyboard stops twice, screen readers name two links of half
# the words each, and clicks are counted for neither text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @portabletext/to-html@6.0.0 >/dev/null
cat >check.mjs <<'CODE'
import { toHTML } from '@portabletext/to-html'

const span = (text, ...marks) => ({ _type: 'span', _key: text, text, marks })
const texts = {
  'bold begins in the link': [span('our ', 'a'), span('terms', 'a', 'strong'), span(' apply', 'strong')],
  'bold within the link': [span('our ', 'a'), span('own ', 'a', 'strong'), span('terms', 'a')],
  'bold ends in the link': [span('Read ', 'strong'), span('our ', 'strong', 'a'), span('terms', 'a')],
}
for (const [name, children] of Object.entries(texts)) {
  const markDefs = [{ _type: 'link', _key: 'a', href: '/terms' }]
  console.log(`${name}: ${toHTML([{ _type: 'block', _key: 'b', style: 'normal', markDefs, children }])}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
bold begins in the link: <p><a href="/terms">our <strong>terms</strong></a><strong> apply</strong></p>
bold within the link: <p><a href="/terms">our <strong>own </strong>terms</a></p>
bold ends in the link: <p><strong>Read <a href="/terms">our </a></strong><a href="/terms">terms</a></p>
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
