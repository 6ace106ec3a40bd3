#!/usr/bin/env bash
# mailparser 3.14.2
# Guess: the web address by which a mail unsubscribes is the url in headers.get('list').unsubscribe, as its mail address
# is the mail. RFC 2369 (section 2) lets a comment stand beside an address, and puts the preferred address first.
# Behaviour: a web address with a comment is the id, and url is missing; a mail address with a comment stays mail. Of
# several web addresses, or several mail addresses, the last is kept, which is the least preferred.
# Matters to: tests and tools that follow the unsubscribe link of a mail, and find none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact mailparser@3.14.2 >/dev/null
cat >check.mjs <<'CODE'
import { simpleParser } from 'mailparser'

for (const value of [
  '<https://site.example/stop>',
  '<https://site.example/stop> (Unsubscribe)',
  '<mailto:stop@site.example> (Unsubscribe)',
  '<https://site.example/stop>, <mailto:stop@site.example>',
  '<https://site.example/stop>, <https://old.site.example/stop>',
]) {
  const { headers } = await simpleParser(`From: a@site.example\r\nList-Unsubscribe: ${value}\r\n\r\nText`)
  console.log(value)
  console.log(' ', JSON.stringify(headers.get('list').unsubscribe))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
<https://site.example/stop>
  {"url":"https://site.example/stop"}
<https://site.example/stop> (Unsubscribe)
  {"name":"Unsubscribe","id":"https://site.example/stop"}
<mailto:stop@site.example> (Unsubscribe)
  {"name":"Unsubscribe","mail":"stop@site.example"}
<https://site.example/stop>, <mailto:stop@site.example>
  {"url":"https://site.example/stop","mail":"stop@site.example"}
<https://site.example/stop>, <https://old.site.example/stop>
  {"url":"https://old.site.example/stop"}
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
