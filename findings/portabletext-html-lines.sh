#!/usr/bin/env bash
# @portabletext/html 2.0.1 (by which Sanity's editor reads what is pasted), jsdom 26.1.0
# Guess: lines that are div elements, as in mails of Outlook, Gmail and Apple Mail, stay apart, as with <p> and <br>.
# Behaviour: they are written together without a space ("OneTwo"), unless a heading, a list or a paragraph is between
# them. So are addresses and captions.
# Matters to: editors who paste from a mail or from notes: words are glued where a line ended.
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

const schema = compileSchema(defineSchema({ styles: [{ name: 'normal' }], lists: [], decorators: [], annotations: [] }))
const parseHtml = (html) => new JSDOM(html).window.document
const pasted = {
  paragraphs: '<p>One</p><p>Two</p>',
  breaks: 'One<br>Two',
  Outlook: '<div class="elementToProof">One</div><div class="elementToProof">Two</div>',
  Gmail: '<div dir="ltr">One<div>Two</div><div>Three</div></div>',
  'Apple Mail': '<div>One</div><div><br></div><div>Two</div>',
  'a caption': '<figure>One<figcaption>Two</figcaption></figure>',
}
for (const [name, html] of Object.entries(pasted)) {
  const blocks = htmlToPortableText(html, { schema, parseHtml })
  console.log(`${name}: ${JSON.stringify(blocks.map(({ children }) => children[0].text))}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
paragraphs: ["One","Two"]
breaks: ["One\nTwo"]
Outlook: ["OneTwo"]
Gmail: ["OneTwoThree"]
Apple Mail: ["One\nTwo"]
a caption: ["OneTwo"]
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
