#!/usr/bin/env bash
# written-number 0.11.1, n2words 4.0.0
# Guess: French amounts in words are spelled by the rule that vingt and cent have no s before mille, and have one before
# million, which is a noun: quatre-vingt mille, deux cent mille, quatre-vingts millions.
# Behaviour: written-number has the s before mille as well; n2words follows the rule.
# Matters to: offers, deeds and cheques, which state amounts in words, and prices of homes are in thousands.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact written-number@0.11.1 n2words@4.0.0 >/dev/null
cat >check.mjs <<'CODE'
import { toCardinal } from 'n2words/fr-FR'
import writtenNumber from 'written-number'

for (const amount of [80, 80_000, 200_000, 583_000, 80_000_000])
  console.log(`${amount}: ${writtenNumber(amount, { lang: 'fr' })} / ${toCardinal(amount)}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
80: quatre-vingts / quatre-vingts
80000: quatre-vingts mille / quatre-vingt mille
200000: deux cents mille / deux cent mille
583000: cinq cent quatre-vingt-trois mille / cinq cent quatre-vingt-trois mille
80000000: quatre-vingts millions / quatre-vingts millions
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
