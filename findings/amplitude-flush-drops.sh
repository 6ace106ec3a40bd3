#!/usr/bin/env bash
# @amplitude/analytics-browser 2.47.1, jsdom 26.1.0
# Guess: flush() sends what waits at once, and else as usual: when the server answers 500, up to flushMaxRetries times.
# Behaviour: events that flush() sends have one try. After a 500 they are dropped, and the next flush() sends nothing.
# Matters to: sites that flush before a link leads away from the page, when the connection is at its worst.
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
let statuses = []
window.fetch = globalThis.fetch = async () => {
  // Fails once.
  const status = statuses.length === 0 ? 500 : 200
  statuses.push(status)
  return new Response(`{"code":${status}}`, { status })
}

async function main() {
  const { createInstance } = require('@amplitude/analytics-browser')
  for (const how of ['by interval', 'by flush()']) {
    statuses = []
    const amplitude = createInstance()
    const options = { autocapture: false, remoteConfig: { fetchRemoteConfig: false }, logLevel: 0, flushMaxRetries: 5 }
    const flushIntervalMillis = how === 'by interval' ? 10 : 60_000
    await amplitude.init('0123456789abcdef0123456789abcdef', { ...options, flushIntervalMillis }).promise
    const event = amplitude.track('clicked')
    if (how === 'by flush()') {
      await amplitude.flush().promise
      await amplitude.flush().promise
    }
    const { code } = await event.promise
    console.log(`${how}: answers ${statuses.join(', ')}; result ${code}`)
  }
  process.exit()
}
main()
CODE
seen=$(node check.cjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
by interval: answers 500, 200; result 200
by flush(): answers 500; result 500
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
