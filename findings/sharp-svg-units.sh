#!/usr/bin/env bash
# sharp 0.35.5 (librsvg 2.x within)
# Guess: a length in a drawing is as long as in a browser: 96 pixels per inch, 16 per em where no size of text is set.
# Behaviour: pixels stay, but an inch has 72 of them and an em 12, so that mm, cm, in and pt shrink to three quarters
# inside a frame that does not. Q and rem draw nothing. No density mends it, since it scales the frame as well.
# Matters to: sites that draw logos from print (in mm or pt) into sharing pictures, thumbnails or PDFs.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact sharp@0.35.5 >/dev/null
cat >check.mjs <<'CODE'
import sharp from 'sharp'
async function measure(width) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="100" height="10"><rect width="${width}" height="10"/></svg>`
  const { data, info } = await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = Array.from({ length: info.width }, (_, x) => data[x * 4 + 3])
  return Math.round(row.reduce((sum, opacity) => sum + opacity, 0) / 255)
}
// As browsers draw them: 40, 40, 40, 40, 32, 40, 32.
for (const width of ['40px', '30pt', '10.583mm', '0.41667in', '2em', '42.333Q', '2rem'])
  console.log(`${width}: ${await measure(width)}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
40px: 40
30pt: 30
10.583mm: 30
0.41667in: 30
2em: 24
42.333Q: 0
2rem: 0
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
