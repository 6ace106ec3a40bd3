#!/usr/bin/env bash
# groq-js 2.0.1 (typeEvaluate, from which `sanity typegen` writes the types of queries)
# Guess: the type of a value that can be null says so, as it does for lower(), length() and count().
# Behaviour: select() without a default and pt::text() of an optional field answer null, but their types leave it out:
# "one" and string.
# Matters to: sites with generated types; the compiler lets code read a property of null.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluate, parse, typeEvaluate } from 'groq-js'
const field = (value, optional = false) => ({ type: 'objectAttribute', value, optional })
const object = (attributes) => ({ type: 'object', attributes })
const string = { type: 'string' }
const span = object({ _type: field({ type: 'string', value: 'span' }), text: field(string) })
const block = object({ _type: field({ type: 'string', value: 'block' }), children: field({ type: 'array', of: span }) })
const schema = [
  {
    type: 'document',
    name: 'page',
    attributes: {
      _id: field(string),
      _type: field({ type: 'string', value: 'page' }),
      rank: field({ type: 'number' }, true),
      title: field(string, true),
      body: field({ type: 'array', of: block }, true),
    },
  },
]
const dataset = [{ _id: 'a', _type: 'page' }]
const show = ({ type, of, value }) => (type === 'union' ? of.map(show).join(' | ') : value === undefined ? type : `"${value}"`)
for (const expression of ['lower(title)', 'select(rank > 1 => "one")', 'pt::text(body)']) {
  const query = parse(`*[_type == "page"]{"value": ${expression}}`)
  const [{ value }] = await (await evaluate(query, { dataset })).get()
  console.log(`${expression}: ${value}, typed ${show(typeEvaluate(query, schema).of.attributes.value.value)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
lower(title): null, typed string | null
select(rank > 1 => "one"): null, typed "one"
pt::text(body): null, typed string
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
