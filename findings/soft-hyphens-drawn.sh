#!/usr/bin/env bash
# pdfkit 0.20.2, satori 0.63.2
# Guess: a soft hyphen, at which both break words, shows as a hyphen where a line ends, and nowhere else (UAX 14).
# Behaviour: pdfkit shows it within a line too, and leaves a blank line before a text whose first word breaks. satori
# shows none at all: a word that breaks looks like two.
# Matters to: sites that write the same texts to PDFs and sharing pictures; French headings have long words.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  pdfkit@0.20.2 satori@0.63.2 @fontsource/roboto@5.3.0 >/dev/null
cat >check.mjs <<'CODE'
import { readFileSync } from 'node:fs'
import PDFDocument from 'pdfkit'
import satori from 'satori'

const plain = 'amortissement'
const soft = 'amortis\u00ADsement'
const hard = 'amortis-sement'

const doc = new PDFDocument({ font: 'Helvetica' }).fontSize(20)
const narrow = doc.widthOfString('amortis-') + 1
const countLines = (text, width) => Math.round(doc.heightOfString(text, { width }) / doc.currentLineHeight(true))
console.log(`pdfkit, width on one line: as with a hyphen ${doc.widthOfString(soft) === doc.widthOfString(hard)}`)
console.log(`pdfkit, lines when narrow: soft ${countLines(soft, narrow)}, hard ${countLines(hard, narrow)}`)

const data = readFileSync('node_modules/@fontsource/roboto/files/roboto-latin-400-normal.woff')
const fonts = [{ name: 'Roboto', data, weight: 400, style: 'normal' }]
/** Counts the closed outlines that are drawn. */
async function countOutlines(text, width) {
  const style = { fontFamily: 'Roboto', fontSize: 20, width }
  const svg = await satori({ type: 'div', props: { style, children: text } }, { width, height: 80, fonts })
  return [...svg.matchAll(/<path[^>]* d="([^"]*)"/g)].map(([, path]) => path.match(/Z/gi).length).join('+')
}
console.log(`satori, outlines on one line: plain ${await countOutlines(plain, 400)}, soft ${await countOutlines(soft, 400)}`)
console.log(`satori, outlines when narrow: soft ${await countOutlines(soft, 90)}, hard ${await countOutlines(hard, 90)}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
pdfkit, width on one line: as with a hyphen true
pdfkit, lines when narrow: soft 3, hard 2
satori, outlines on one line: plain 18, soft 18
satori, outlines when narrow: soft 18, hard 19
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
