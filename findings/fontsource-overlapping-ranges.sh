#!/usr/bin/env bash
# @fontsource-variable/figtree 5.3.0, @fontsource-variable/fraunces 5.3.0, @fontsource-variable/inter 5.2.8, fontkit 2.0.4
# Guess: the ranges of a package's subsets have no character in common, so the order of their @font-face rules is free.
# Behaviour: latin-ext names œ and Œ as latin does, but its file does not draw them. Browsers ask the face that comes last
# first: with latin-ext last a French page loads that file for one œ, in vain, and then draws the letter from latin.
# Matters to: French sites that sort or split stylesheets, or write their own faces from the ranges in unicode.json.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @fontsource-variable/figtree@5.3.0 @fontsource-variable/fraunces@5.3.0 @fontsource-variable/inter@5.2.8 \
  fontkit@2.0.4 >/dev/null
cat >check.cjs <<'CODE'
const { readFileSync } = require('node:fs')
const fontkit = require('fontkit')

const holds = (ranges, code) =>
  ranges.split(',').some((range) => {
    const [from, to = from] = range.replace('U+', '').split('-').map((part) => parseInt(part, 16))
    return from <= code && code <= to
  })

for (const name of ['figtree', 'fraunces', 'inter']) {
  const folder = `node_modules/@fontsource-variable/${name}`
  const ranges = JSON.parse(readFileSync(`${folder}/unicode.json`, 'utf8'))
  for (const subset of ['latin', 'latin-ext']) {
    const font = fontkit.openSync(`${folder}/files/${name}-${subset}-wght-normal.woff2`)
    const letters = [...'œŒé'].map((letter) => {
      const code = letter.codePointAt(0)
      return `${letter} ${holds(ranges[subset], code) ? 'named' : 'not named'}, ${font.hasGlyphForCodePoint(code) ? 'drawn' : 'not drawn'}`
    })
    console.log(`${name} ${subset}: ${letters.join('; ')}`)
  }
}
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
figtree latin: œ named, drawn; Œ named, drawn; é named, drawn
figtree latin-ext: œ named, not drawn; Œ named, not drawn; é not named, not drawn
fraunces latin: œ named, drawn; Œ named, drawn; é named, drawn
fraunces latin-ext: œ named, not drawn; Œ named, not drawn; é not named, not drawn
inter latin: œ named, drawn; Œ named, drawn; é named, drawn
inter latin-ext: œ named, not drawn; Œ named, not drawn; é not named, not drawn
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
