#!/usr/bin/env bash
# groq-js 2.0.1 (typeEvaluate, from which `sanity typegen` writes the types of queries)
# Guess: [...tags] has the type of the items, whether the field is required or not; a missing one adds nothing or null.
# Behaviour: of an optional field the type is a list of never, though its texts are in the result.
# Matters to: sites with generated types that join lists, such as [...tags, ...partner->tags]: optional is what fields
# are by default, and the compiler refuses every use of the items.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact groq-js@2.0.1 >/dev/null
cat >check.mjs <<'CODE'
import { evaluate, parse, typeEvaluate } from 'groq-js'

const texts = { type: 'array', of: { type: 'string' } }
const attributes = {
  _type: { type: 'objectAttribute', value: { type: 'string', value: 'page' } },
  required: { type: 'objectAttribute', value: texts },
  optional: { type: 'objectAttribute', value: texts, optional: true },
}
const dataset = [{ _id: 'a', _type: 'page', required: ['x'], optional: ['y'] }]
for (const field of ['required', 'optional', 'coalesce(optional, [])']) {
  const query = parse(`*[_type == "page"]{"list": [...${field}]}`)
  const [{ list }] = await (await evaluate(query, { dataset })).get()
  const { of } = typeEvaluate(query, [{ type: 'document', name: 'page', attributes }])
  console.log(`${field}: ${JSON.stringify(list)}, items of type ${JSON.stringify(of.attributes.list.value.of)}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
required: ["x"], items of type {"type":"string"}
optional: ["y"], items of type {"type":"union","of":[]}
coalesce(optional, []): ["y"], items of type {"type":"union","of":[]}
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
