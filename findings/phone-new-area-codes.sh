#!/usr/bin/env bash
# phone 3.1.72, libphonenumber-js 1.13.16
# Guess: a number of a Canadian area code in service is valid. British Columbia has 257 since May 24, 2025, beside 236,
# 250, 604, 672 and 778 (Telecom Decision CRTC 2023-135).
# Behaviour: numbers with 257 are refused, with or without the country; libphonenumber-js knows them. Without its check
# of the first digits (validateMobilePrefix: false) they pass, but so do 200 and 999, which are no area codes.
# Matters to: contact forms in British Columbia, which turn away people whose number is new.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact phone@3.1.72 libphonenumber-js@1.13.16 >/dev/null
cat >check.mjs <<'CODE'
import parsePhoneNumber from 'libphonenumber-js/max'
import { phone } from 'phone'

for (const areaCode of ['604', '672', '257', '200', '999']) {
  const number = `+1${areaCode}5550123`
  const valid = {
    phone: phone(number).isValid,
    'phone, CA': phone(number, { country: 'CA' }).isValid,
    'any prefix, CA': phone(number, { country: 'CA', validateMobilePrefix: false }).isValid,
    libphonenumber: parsePhoneNumber(number)?.isValid() ?? false,
  }
  console.log(areaCode, JSON.stringify(valid))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
604 {"phone":true,"phone, CA":true,"any prefix, CA":true,"libphonenumber":true}
672 {"phone":true,"phone, CA":true,"any prefix, CA":true,"libphonenumber":true}
257 {"phone":false,"phone, CA":false,"any prefix, CA":true,"libphonenumber":true}
200 {"phone":false,"phone, CA":false,"any prefix, CA":true,"libphonenumber":false}
999 {"phone":false,"phone, CA":false,"any prefix, CA":true,"libphonenumber":false}
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
