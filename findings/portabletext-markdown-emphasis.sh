#!/usr/bin/env bash
# @portabletext/markdown 2.2.0
# Guess: bold and italic words stay so on the way to Markdown and back, wherever their marks begin and end, since the
# same package writes and reads it.
# Behaviour: "**" is put where the mark ends, though it closes nothing there: after a space that is part of the bold
# text, and between punctuation and a letter. The text then shows asterisks or underscores, and its emphasis is lost.
# A link that starts within bold text comes back with its mark twice.
# Matters to: sites that offer their texts as Markdown; marked words often include the space after them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @portabletext/markdown@2.2.0 >/dev/null
cat >check.mjs <<'CODE'
import { markdownToPortableText, portableTextToMarkdown } from '@portabletext/markdown'

const span = (text, ...marks) => ({ _type: 'span', _key: text, text, marks })
const texts = {
  'bold word': [span('The '), span('fixed', 'strong'), span(' rate')],
  'with the space after it': [span('The '), span('fixed ', 'strong'), span('rate')],
  'with punctuation': [span('rate'), span('(fixed)', 'strong'), span('s')],
  'with guillemets': [span('l’'), span('« offre »', 'em'), span('acceptée')],
  'link that starts in bold': [span('Read ', 'strong'), span('our ', 'strong', 'a'), span('terms', 'a')],
}
for (const [name, children] of Object.entries(texts)) {
  const markDefs = [{ _type: 'link', _key: 'a', href: '/terms' }]
  const markdown = portableTextToMarkdown([{ _type: 'block', _key: 'b', style: 'normal', markDefs, children }])
  const [block] = markdownToPortableText(markdown)
  const read = block.children.map(({ text, marks }) => [
    text,
    ...marks.map((mark) => block.markDefs.find(({ _key }) => _key === mark)?._type ?? mark),
  ])
  console.log(`${name}: ${markdown}\n  ${JSON.stringify(read)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
bold word: The **fixed** rate
  [["The "],["fixed","strong"],[" rate"]]
with the space after it: The **fixed **rate
  [["The **fixed **rate"]]
with punctuation: rate**(fixed)**s
  [["rate**(fixed)**s"]]
with guillemets: l’_« offre »_acceptée
  [["l’_« offre »_acceptée"]]
link that starts in bold: **Read [our ](/terms)**[terms](/terms)
  [["Read ","strong"],["our ","strong","link"],["terms","link","link"]]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
