#!/usr/bin/env bash
# @amplitude/analytics-browser 2.47.1, jsdom 26.1.0
# Guess: events that are tracked before init() has ended wait for it, as those right after the call do.
# Behaviour: while it reads the campaign from the browser's cookie store, which takes a task of its own, the client counts
#   as ready but has no destination. What is tracked meanwhile is dropped, with code 100 instead of 200.
# Matters to: sites that load Amplitude after consent, on slow phones, where visitors press buttons in that moment.
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
const names = ['window', 'document', 'navigator', 'location', 'history', 'localStorage', 'sessionStorage']
for (const name of names) Object.defineProperty(globalThis, name, { value: window[name], configurable: true })
globalThis.addEventListener = window.addEventListener.bind(window)
// As in browsers, the answer comes in a later task.
globalThis.cookieStore = { getAll: () => new Promise((resolve) => setTimeout(resolve, 20, [])) }
window.fetch = globalThis.fetch = async () => new Response('{"code":200}')

const off = ['elementInteractions', 'fileDownloads', 'formInteractions', 'frustrationInteractions', 'networkTracking']
  .concat('pageUrlEnrichment', 'pageViews', 'sessions', 'webVitals')
  .map((name) => [name, false])

async function main() {
  const { createInstance } = require('@amplitude/analytics-browser')
  for (const attribution of [false, true]) {
    const amplitude = createInstance()
    let isStarted = false
    const autocapture = { ...Object.fromEntries(off), attribution }
    const options = { autocapture, remoteConfig: { fetchRemoteConfig: false }, logLevel: 0, flushIntervalMillis: 10 }
    const start = amplitude.init('0123456789abcdef0123456789abcdef', options).promise
    void start.then(() => (isStarted = true))
    const events = []
    while (!isStarted) {
      events.push(amplitude.track('pressed').promise)
      await new Promise((resolve) => setTimeout(resolve, 1))
    }
    events.push(amplitude.track('pressed').promise)
    const codes = (await Promise.all(events)).map(({ code }) => code)
    const changes = codes.filter((code, index) => code !== codes[index - 1])
    console.log(`attribution ${attribution}: ${changes.join(', then ')}`)
  }
  process.exit()
}
main()
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
attribution false: 200
attribution true: 200, then 100, then 200
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
