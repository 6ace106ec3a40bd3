#!/usr/bin/env bash
# @portabletext/html 2.0.1 (by which Sanity's editor reads what is pasted), jsdom 26.1.0
# Guess: a space between two words stays one, whatever its style; Word writes two spaces and tabs as an element of their
# own, and a bold space is as invisible as any other.
# Behaviour: an element that holds spaces alone is left out, and the words are written together ("One.Two."), except
# between two other elements.
# Matters to: editors who paste from Word and put two spaces after a full stop.
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

const decorators = [{ name: 'strong' }]
const schema = compileSchema(defineSchema({ styles: [{ name: 'normal' }], lists: [], decorators, annotations: [] }))
const parseHtml = (html) => new JSDOM(html).window.document
const pasted = {
  plain: 'One. Two.',
  'two spaces of Word': "One.<span style='mso-spacerun:yes'>&nbsp; </span>Two.",
  'a tab of Word': "Rate<span style='mso-tab-count:1'>      </span>5",
  'a bold space': 'One.<b> </b>Two.',
  'a bold word and its space': 'One.<b> Two.</b>',
  'between elements': '<span>One.</span><span> </span><span>Two.</span>',
}
for (const [name, html] of Object.entries(pasted)) {
  const [{ children }] = htmlToPortableText(`<p>${html}</p>`, { schema, parseHtml })
  console.log(`${name}: ${JSON.stringify(children.map(({ text }) => text).join(''))}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
plain: "One. Two."
two spaces of Word: "One.Two."
a tab of Word: "Rate5"
a bold space: "One.Two."
a bold word and its space: "One. Two."
between elements: "One. Two."
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
