#!/usr/bin/env bash
# pdf2json 4.1.0, pdfkit 0.20.2, pdf-lib 1.17.1
# Guess: getRawTextContent() reads a page from top to bottom; it sorts the texts of a page by their place to that end.
# Behaviour: the last line comes first, in files of pdfkit, tagged or not, and of pdf-lib. In the data that the parser
# hands out the texts of the same page go from top to bottom.
# Matters to: tests and tools that read an estimate or an offer line by line, such as a table after its headings.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact pdf2json@4.1.0 pdfkit@0.20.2 pdf-lib@1.17.1 >/dev/null
cat >check.mjs <<'CODE'
import { PDFDocument } from 'pdf-lib'
import PdfParser from 'pdf2json'
import PdfKit from 'pdfkit'
import { writeFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'

const lines = ['Rate: 4.99 %', 'Term: 5 years', 'Payment: $2,310']
function writeWithKit(options) {
  const file = new PdfKit(options)
  for (const line of lines) file.text(line)
  file.end()
  return buffer(file)
}
async function writeWithLib() {
  const file = await PDFDocument.create()
  const page = file.addPage()
  for (const [index, line] of lines.entries()) page.drawText(line, { x: 72, y: 700 - 20 * index, size: 12 })
  return file.save({ useObjectStreams: false })
}
async function read(name, file) {
  await writeFile(`${name}.pdf`, file)
  const parser = new PdfParser(null, true, undefined)
  const data = await new Promise((resolve, reject) => {
    parser.on('pdfParser_dataError', reject)
    parser.on('pdfParser_dataReady', resolve)
    parser.loadPDF(`${name}.pdf`, 0)
  })
  const [page] = data.Pages
  console.log(name)
  console.log('  data:', page.Texts.map(({ R }) => R[0].T).join(' | '))
  console.log('  text:', parser.getRawTextContent().split('\r\n').slice(0, 3).join(' | '))
}
await read('pdfkit', await writeWithKit({}))
await read('tagged', await writeWithKit({ tagged: true }))
await read('pdf-lib', await writeWithLib())
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
Warning: Setting up fake worker.
pdfkit
  data: Rate: 4.99 % | Term: 5 years | Payment: $2,310
  text: Payment: $2,310 | Term: 5 years | Rate: 4.99 %
Warning: Setting up fake worker.
tagged
  data: Rate: 4.99 % | Term: 5 years | Payment: $2,310
  text: Payment: $2,310 | Term: 5 years | Rate: 4.99 %
Warning: Setting up fake worker.
pdf-lib
  data: Rate: 4.99 % | Term: 5 years | Payment: $2,310
  text: Payment: $2,310 | Term: 5 years | Rate: 4.99 %
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
