#!/usr/bin/env bash
# ical-generator 11.1.2, ical.js 2.2.1
# Guess: the address of an event stays as given. RFC 5545 escapes commas and semicolons in texts, and an address is no
# text but a URI.
# Behaviour: they are escaped in it as well, so that a calendar that reads the file by the RFC opens an address with
# backslashes.
# Matters to: invitations to viewings and signings that link to a map, whose address has the coordinates by comma.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact ical-generator@11.1.2 ical.js@2.2.1 >/dev/null
cat >check.mjs <<'CODE'
import ical from 'ical-generator'
import ICAL from 'ical.js'

const url = 'https://www.google.com/maps/@45.5089,-73.5617,17z'
const calendar = ical()
calendar.createEvent({ start: new Date('2026-03-09T14:00:00Z'), summary: 'Signing', location: '1, rue A', url })
const text = calendar.toString()
console.log(text.split('\r\n').find((line) => line.startsWith('URL')))
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')
console.log(`location: ${event.getFirstPropertyValue('location')}`)
console.log(`url: ${event.getFirstPropertyValue('url')}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
URL;VALUE=URI:https://www.google.com/maps/@45.5089\,-73.5617\,17z
location: 1, rue A
url: https://www.google.com/maps/@45.5089\,-73.5617\,17z
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
