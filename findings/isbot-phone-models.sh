#!/usr/bin/env bash
# isbot 5.2.3
# Guess: the browsers of phones named "M bot" and "Spider", which are for sale, are no bots.
# Behaviour: both are bots, since the name of the model stands in the user agent.
# Matters to: sites that leave bots out of their counts or pages, and lose the visits of these phones in silence.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact isbot@5.2.3 >/dev/null
cat >check.mjs <<'CODE'
import { isbot } from 'isbot'

const getUserAgent = (model) =>
  `Mozilla/5.0 (Linux; Android 8.1.0; ${model}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/90.0.4430.91 Mobile Safari/537.36`

for (const model of ['Pixel 3', 'M bot 60', 'Spider']) console.log(model, isbot(getUserAgent(model)))
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
Pixel 3 false
M bot 60 true
Spider true
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
