#!/usr/bin/env bash
# uqr 0.1.3, qrcode.react 4.2.0, qrcode 1.5.4
# Guess: an address with its scheme and host in capital letters, which mean the same, makes a smaller code even when its
# path has small letters: a QR code may change its mode within a text (ISO/IEC 18004), and capitals take 5.5 bits.
# Behaviour: of the three only qrcode changes the mode, and saves a version. One small letter makes the whole text bytes
# with the other two.
# Matters to: codes on cards and posters, where fewer modules are read from farther away.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  uqr@0.1.3 qrcode.react@4.2.0 qrcode@1.5.4 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >check.mjs <<'CODE'
import { QRCodeSVG } from 'qrcode.react'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import QRCode from 'qrcode'
import { encode } from 'uqr'

const measure = {
  uqr: (text) => encode(text, { ecc: 'M', border: 0 }).size,
  'qrcode.react': (text) =>
    Number(/viewBox="0 0 (\d+)/.exec(renderToStaticMarkup(createElement(QRCodeSVG, { value: text, level: 'M' })))[1]),
  qrcode: (text) => QRCode.create(text, { errorCorrectionLevel: 'M' }).modules.size,
}
const addresses = ['https://homie.example/v1/link/abc', 'HTTPS://HOMIE.EXAMPLE/V1/LINK/abc', 'HTTPS://HOMIE.EXAMPLE/V1/LINK/ABC']
for (const address of addresses) {
  console.log(address, ...Object.entries(measure).map(([name, getSize]) => `${name} ${getSize(address)}`))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
https://homie.example/v1/link/abc uqr 29 qrcode.react 29 qrcode 29
HTTPS://HOMIE.EXAMPLE/V1/LINK/abc uqr 29 qrcode.react 29 qrcode 25
HTTPS://HOMIE.EXAMPLE/V1/LINK/ABC uqr 25 qrcode.react 25 qrcode 25
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
