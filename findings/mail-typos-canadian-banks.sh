#!/usr/bin/env bash
# mailcheck 1.1.1, @zootools/email-spell-checker 1.12.0
# Guess: an address at the domain of a large bank or of a government is no typing error, as its name is no slip of a
# known one: TD, RBC and BMO are three of the five largest banks of Canada, gov.bc.ca is British Columbia's government.
# Behaviour: names of two or three letters are near many others, so their staff are asked whether they meant another
# provider. The newer package knows most of them, but not td.com.
# Matters to: forms for originators, who write from these addresses, and forms that take over a suggestion.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0 >/dev/null
cat >check.cjs <<'CODE'
const mailcheck = require('mailcheck')
const spellChecker = require('@zootools/email-spell-checker').default

for (const domain of ['td.com', 'rbc.com', 'bmo.com', 'cibc.com', 'desjardins.com', 'gov.bc.ca']) {
  const suggest = (checker) => checker.run({ email: `ann@${domain}` })?.domain ?? '-'
  console.log(`${domain}: ${suggest(mailcheck)} ${suggest(spellChecker)}`)
}
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected='td.com: qq.com qq.com
rbc.com: mac.com -
bmo.com: gmx.com -
cibc.com: - -
desjardins.com: - -
gov.bc.ca: gmx.bc.ca -'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
