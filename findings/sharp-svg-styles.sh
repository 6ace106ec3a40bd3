#!/usr/bin/env bash
# sharp 0.35.5 (librsvg 2.x within)
# Guess: a style that the renderer does not know raises an error, or the drawing stays as if it were not there.
# Behaviour: no error. A colour in oklch() alone is black, a rotation turns around the corner of the drawing instead of
# transform-origin (here out of the picture), clip-path: circle() cuts nothing, a path by the property d is not drawn.
# Matters to: logos from current drawing programs, which look right on the page and wrong in pictures made of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact sharp@0.35.5 >/dev/null
cat >check.mjs <<'CODE'
import sharp from 'sharp'
async function draw(content) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40">${content}</svg>`
  const { data } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const painted = Array.from({ length: 1600 }, (_, pixel) => data.subarray(pixel * 4, pixel * 4 + 4)).filter(
    ([, , , opacity]) => opacity > 127,
  )
  return `${painted.length} pixels${painted[0] ? ` of rgb(${[...painted[0].subarray(0, 3)]})` : ''}`
}
const rect = (style) => `<rect x="10" y="10" width="20" height="20" style="${style}"/>`
const drawings = {
  'a green in oklch': rect('fill: oklch(52% 0.18 142)'),
  'a half turn around the middle': rect('fill: red; transform-origin: 20px 20px; transform: rotate(180deg)'),
  'cut to a circle': rect('fill: red; clip-path: circle(4px)'),
  'a path in a style': `<path style="d: path('M0 0h20v20H0z'); fill: red"/>`,
}
for (const [name, content] of Object.entries(drawings)) console.log(`${name}: ${await draw(content)}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
a green in oklch: 400 pixels of rgb(0,0,0)
a half turn around the middle: 0 pixels
cut to a circle: 400 pixels of rgb(255,0,0)
a path in a style: 0 pixels
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
