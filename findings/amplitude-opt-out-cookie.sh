#!/usr/bin/env bash
# @amplitude/analytics-browser 2.47.1, jsdom 26.1.0
# Guess: init() with optOut: true, for visitors who have not agreed, leaves nothing on their device.
# Behaviour: nothing is sent, but a cookie with a new device id is set all the same.
# Matters to: sites that may store nothing before consent: the package must not be started until then.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @amplitude/analytics-browser@2.47.1 jsdom@26.1.0 >/dev/null
cat >check.cjs <<'CODE'
const { JSDOM } = require('jsdom')

const { window } = new JSDOM('', { url: 'https://homie.example/' })
const names = ['window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage']
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
let requests = 0
window.fetch = globalThis.fetch = async () => {
  requests += 1
  return new Response('{"code":200}')
}

async function main() {
  const { init, track } = require('@amplitude/analytics-browser')
  const options = { optOut: true, autocapture: false, remoteConfig: { fetchRemoteConfig: false } }
  await init('0123456789abcdef0123456789abcdef', options).promise
  await track('opened').promise
  const [name, value] = window.document.cookie.split('=')
  const { deviceId, optOut } = JSON.parse(decodeURIComponent(atob(value)))
  console.log(`requests: ${requests}`)
  console.log(`cookie: ${name}, device id of ${deviceId.length} characters, opted out: ${optOut}`)
}
main()
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
requests: 0
cookie: AMP_0123456789, device id of 36 characters, opted out: true
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
