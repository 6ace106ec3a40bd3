#!/usr/bin/env bash
# @sanity/validation 6.16.0
# Guess: a date that the calendar does not have is refused as no valid ISO 8601 date, which the message asks for.
# Behaviour: February 30 is valid as a date and as a date with time; so is a date without dashes, which pages that cut
# it apart do not expect. Digits that are missing are found.
# Matters to: checks of imported content before it is published, such as the day from which a policy applies.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sanity/validation@6.16.0 @sanity/schema@6.16.0 >/dev/null
cat >check.mjs <<'CODE'
import { Schema } from '@sanity/schema'
import { validateDocument } from '@sanity/validation'

const fields = ['date', 'datetime'].map((type) => ({ name: type, type }))
const schema = Schema.compile({ name: 'site', types: [{ name: 'policy', type: 'document', fields }] })
const values = [
  ['date', '2026-02-28'],
  ['date', '2026-2-28'],
  ['date', '2026-02-30'],
  ['date', '20260230'],
  ['datetime', '2026-02-30T10:00:00Z'],
]
for (const [type, value] of values) {
  const document = { _id: 'privacy', _type: 'policy', [type]: value }
  const { markers } = await validateDocument({ schema, document })
  console.log(`${type} ${value}: ${markers.map(({ message }) => message).join() || 'valid'}`)
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
date 2026-02-28: valid
date 2026-2-28: Must be a valid ISO-8601 formatted date string
date 2026-02-30: valid
date 20260230: valid
datetime 2026-02-30T10:00:00Z: valid
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
