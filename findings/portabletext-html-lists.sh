#!/usr/bin/env bash
# @portabletext/html 2.0.1 (by which Sanity's editor reads what is pasted), jsdom 26.1.0
# Guess: the paragraphs of a list item stay apart, as with <br>; a numbered list from Word stays numbered; text after a
# sublist belongs to its item.
# Behaviour: two paragraphs of an item become one word ("OneTwo"), as do terms and descriptions; text after a sublist is
# an item of its own; a numbered paragraph from Word is a bullet when the copied part holds no @list rule of its list.
# Matters to: editors who paste policies and articles; a number that vanished changes what "point 2" refers to.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @portabletext/html@2.0.1 @portabletext/schema@3.1.0 jsdom@26.1.0 >/dev/null
cat >check.mjs <<'CODE'
import { htmlToPortableText } from '@portabletext/html'
import { compileSchema, defineSchema } from '@portabletext/schema'
import { JSDOM } from 'jsdom'
const lists = [{ name: 'number' }, { name: 'bullet' }]
const schema = compileSchema(defineSchema({ styles: [{ name: 'normal' }], lists, decorators: [], annotations: [] }))
const parseHtml = (html) => new JSDOM(html).window.document
const word = (rules) => `<html><head><meta name=Generator content="Microsoft Word 15"><style>${rules}</style></head><body>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.</span><![endif]>One</p></body></html>`
const pasted = {
  'two paragraphs': '<ol><li><p>One</p><p>Two</p></li></ol>',
  'a break': '<ol><li>One<br>Two</li></ol>',
  terms: '<dl><dt>Rate</dt><dd>5 %</dd></dl>',
  'text after a sublist': '<ul><li>One<ul><li>sub</li></ul>still one</li></ul>',
  'Word with its rule': word('@list l0:level1 {mso-level-number-format:decimal}'),
  'Word without it': word(''),
}
for (const [name, html] of Object.entries(pasted)) {
  const blocks = htmlToPortableText(html, { schema, parseHtml })
  const shown = blocks.map(({ listItem = 'text', level = '', children }) => [`${listItem}${level}`, children[0].text])
  console.log(`${name}: ${JSON.stringify(shown)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
two paragraphs: [["number1","OneTwo"]]
a break: [["number1","One\nTwo"]]
terms: [["text","Rate5 %"]]
text after a sublist: [["bullet1","One"],["bullet2","sub"],["bullet1","still one"]]
Word with its rule: [["number1","One"]]
Word without it: [["bullet1","One"]]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
