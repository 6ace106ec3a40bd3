#!/usr/bin/env bash
# typograf 7.8.0
# Guess: with the locale "fr" the spaces that French puts before a colon, a question mark and a per cent sign stay or
# become non-breaking ones, as the locale gives French its quotation marks with their spaces.
# Behaviour: they are removed, as in English, while the space before a dollar sign stays.
# Matters to: French pages and mails that are prepared with it: every rate, question and list is spelled wrongly.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact typograf@7.8.0 >/dev/null
cat >check.cjs <<'CODE'
const Typograf = require('typograf')

const typograf = new Typograf({ locale: ['fr'] })
const texts = ['Mise de fonds : 20 % de 400 000 $', 'Combien puis-je emprunter ?', 'Un "oui" suffit']
for (const text of texts) console.log(typograf.execute(text).replaceAll(/\s/g, ' '))
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected='Mise de fonds: 20% de 400 000 $
Combien puis-je emprunter?
Un « oui » suffit'
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
