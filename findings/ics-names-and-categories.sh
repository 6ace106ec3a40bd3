#!/usr/bin/env bash
# ics 3.12.0, ical.js 2.2.1
# Guess: names and categories are read from the file as they were given, as titles and places are.
# Behaviour: a comma within a category is not escaped and makes two of it; a name with quotation marks, such as a
# nickname, ends at the first one, since backslashes escape nothing in parameters (RFC 5545, 3.2; RFC 6868 has ^').
# An alarm a day before has the trigger "-P1DT", a time without its hours, which the RFC does not know.
# Matters to: calendars of appointments that are filed by category, and lists of the people who come.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact ics@3.12.0 ical.js@2.2.1 >/dev/null
cat >check.mjs <<'CODE'
import ICAL from 'ical.js'
import { createEvent } from 'ics'

const { value } = createEvent({
  title: 'Offer, then signing',
  start: [2026, 3, 9, 10, 0],
  startInputType: 'utc',
  duration: { hours: 1 },
  categories: ['offer, accepted', 'mortgage'],
  attendees: [{ name: 'Robert "Bob" Roy', email: 'bob@example.com' }],
  alarms: [{ action: 'display', description: 'Signing', trigger: { days: 1, before: true } }],
})
console.log(value.match(/TRIGGER.*/)[0])
const event = new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent('vevent')
console.log(`title: ${event.getFirstPropertyValue('summary')}`)
console.log(`categories: ${JSON.stringify(event.getFirstProperty('categories').getValues())}`)
console.log(`attendee: ${JSON.stringify(event.getFirstProperty('attendee').getParameter('cn'))}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
TRIGGER:-P1DT
title: Offer, then signing
categories: ["offer"," accepted","mortgage"]
attendee: "Robert \\"
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
