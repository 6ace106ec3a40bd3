#!/usr/bin/env bash
# robots-txt-parse 2.0.1, robots-txt-guard 1.0.2, robots-parser 3.0.1
# Guess: two groups of one crawler count as one, and an address matches a rule whether its accents are escaped or not,
# as in RFC 9309 (2.2.1, 2.2.2).
# Behaviour: the guard reads the first of a crawler's groups alone, so what the second forbids is allowed. A rule with
# an accent does not match the address that browsers and crawlers send, nor the other way round. robots-parser does
# both.
# Matters to: checks of a site's own robots.txt, and crawlers of French sites, whose paths have accents.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-parser@3.0.1 >/dev/null
cat >check.mjs <<'CODE'
import guard from 'robots-txt-guard'
import parse from 'robots-txt-parse'
import robotsParser from 'robots-parser'
import { Readable } from 'node:stream'

const robots = `User-agent: Crawler
Disallow: /studio

User-agent: *
Disallow: /fr/privé
Disallow: /fr/caf%C3%A9

User-agent: Crawler
Disallow: /shared
`
const guarded = guard(await parse(Readable.from([robots])))
const parsed = robotsParser('https://site.example/robots.txt', robots)
for (const [crawler, path] of [
  ['Crawler', '/studio'],
  ['Crawler', '/shared'],
  ['Other', '/fr/privé'],
  ['Other', '/fr/priv%C3%A9'],
  ['Other', '/fr/café'],
  ['Other', '/fr/caf%C3%A9'],
]) {
  const allowed = [guarded.isAllowed(crawler, path), parsed.isAllowed(`https://site.example${path}`, crawler)]
  console.log(crawler, path, ...allowed.map((isAllowed, index) => `${['guard', 'parser'][index]}: ${isAllowed}`))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
Crawler /studio guard: false parser: false
Crawler /shared guard: true parser: false
Other /fr/privé guard: false parser: false
Other /fr/priv%C3%A9 guard: true parser: false
Other /fr/café guard: true parser: false
Other /fr/caf%C3%A9 guard: false parser: false
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
