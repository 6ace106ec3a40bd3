#!/usr/bin/env bash
# vcf 2.1.2, vcards-js 2.11.1
# Guess: vcf reads the names and companies that vcards-js wrote, as both follow RFC 2426, where a comma or a semicolon
# within a value has a backslash before it; an address (url) has none, since it is a URI.
# Behaviour: vcf keeps the backslashes, and parts a name at a semicolon that belongs to it, so that the given name is in
# another field. vcards-js puts backslashes into addresses too.
# Matters to: contacts of partners by file or QR code: "Roy Mortgages, Inc." is what companies are called.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact vcf@2.1.2 vcards-js@2.11.1 >/dev/null
cat >check.cjs <<'CODE'
const createCard = require('vcards-js')
const Card = require('vcf')

const card = createCard()
card.firstName = 'Zoé'
card.lastName = 'Roy; Tremblay'
card.organization = 'Roy Mortgages, Inc.'
card.url = 'https://www.google.com/maps/@45.5089,-73.5617,17z'
const text = card.getFormattedString()
for (const line of text.split('\r\n')) if (/^(N|ORG|URL):/.test(line)) console.log(line)
const read = new Card().parse(text)
for (const field of ['n', 'org', 'url']) console.log(`${field}: ${JSON.stringify(read.get(field).toJSON()[3])}`)
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
N:Roy\; Tremblay;Zoé;;;
ORG:Roy Mortgages\, Inc.
URL:https://www.google.com/maps/@45.5089\,-73.5617\,17z
n: ["Roy\\"," Tremblay","Zoé","","",""]
org: "Roy Mortgages\\, Inc."
url: "https://www.google.com/maps/@45.5089\\,-73.5617\\,17z"
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
