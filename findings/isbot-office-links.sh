#!/usr/bin/env bash
# isbot 5.2.3
# Guess: the request that Word, Excel and PowerPoint send before they open a link of a document in the browser is known
# as a program's, as those of link previews in chats are. Its user agent ends with "ms-office".
# Behaviour: their HEAD and OPTIONS requests are, but the GET that follows, with an old Internet Explorer's user agent,
# counts as a person's.
# Matters to: sites that count visits without bots: each click on a link in a brochure or a price list counts twice.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact isbot@5.2.3 >/dev/null
cat >check.mjs <<'CODE'
import { isbot } from 'isbot'

// In the order in which they arrive after a click in Excel, then a preview of a chat for comparison.
const requests = {
  OPTIONS: 'Microsoft Office Protocol Discovery',
  HEAD: 'Microsoft Office Excel 2014 (16.0.10730) Windows NT 10.0',
  GET: 'Mozilla/4.0 (compatible; MSIE 7.0; Windows NT 10.0; WOW64; Trident/7.0; .NET4.0C; .NET4.0E; ms-office)',
  'GET of a chat': 'Mozilla/5.0 (Windows NT 6.1; WOW64) AppleWebKit/537.36 SkypeUriPreview Preview/0.5',
}
for (const [request, userAgent] of Object.entries(requests)) console.log(`${request}: ${isbot(userAgent)}`)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
OPTIONS: true
HEAD: true
GET: false
GET of a chat: true
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
