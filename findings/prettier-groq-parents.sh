#!/usr/bin/env bash
# prettier-plugin-groq 0.2.5, prettier 3.6.2, groq-js 2.0.1
# Guess: formatting a query changes its white space only; the plugin's documentation excepts comments.
# Behaviour: "^.^", the parent of the parent, becomes "^", which is another document and no error. A range of "in" and a
# negative value are lost, and quotation marks within a text lose their backslash, so those queries parse no more.
# Matters to: projects that format the queries of their pages on saving.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  prettier-plugin-groq@0.2.5 prettier@3.6.2 groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { parse } from 'groq-js'
import prettier from 'prettier'
import plugin from 'prettier-plugin-groq'

const queries = [
  '*[price > 5 && (a || b)]',
  '*{"offers": offers[]{"lenders": *[_id == ^.^.lender]}}',
  '*[rate in 1..5]',
  '*{"change": -price}',
  String.raw`*[title == "A \"good\" rate"]`,
]
for (const query of queries) {
  const formatted = await prettier.format(query, { parser: 'groq-parse', plugins: [plugin] })
  const meaning = (text) => JSON.stringify(parse(text))
  let outcome
  try {
    outcome = meaning(formatted) === meaning(query) ? 'the same' : 'another query'
  } catch {
    outcome = 'no query'
  }
  console.log(`${query} -> ${formatted.replaceAll(/\s+/g, ' ')}: ${outcome}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected='*[price > 5 && (a || b)] -> *[price > 5 && (a || b)]: the same
*{"offers": offers[]{"lenders": *[_id == ^.^.lender]}} -> * { offers[] { "lenders": *[_id == ^.lender] } }: another query
*[rate in 1..5] -> *[rate in ]: no query
*{"change": -price} -> * { "change": }: no query
*[title == "A \"good\" rate"] -> *[title == "A "good" rate"]: no query'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
