#!/usr/bin/env bash
# @sanity/image-url 2.1.1
# Guess: a name of a file is escaped in the address, whether it is for a download or for search engines (vanityName);
# names of uploaded pictures have spaces, and some a "#" or a "?".
# Behaviour: the name of a download is escaped, the other is not. A space ends the address in srcset, and after "#" or
# "?" the width and the crop are no longer parameters.
# Matters to: sites that pass originalFilename as vanityName: browsers get the whole picture, or none of srcset.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/image-url@2.1.1 >/dev/null
cat >check.mjs <<'CODE'
import { createImageUrlBuilder } from '@sanity/image-url'

const builder = createImageUrlBuilder({ projectId: 'p', dataset: 'd' })
const picture = () => builder.image('image-79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000-jpg').width(640)
for (const name of ['house.jpg', 'Plan 2.jpg', 'Unit #4.jpg']) {
  for (const address of [picture().vanityName(name).url(), picture().forceDownload(name).url()]) {
    const { pathname, searchParams, hash } = new URL(address)
    const [candidate] = `${address} 640w`.split(' ', 1)
    console.log(`${pathname.split('/').at(-1)}${hash} width ${searchParams.get('w')}, srcset whole: ${candidate === address}`)
  }
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
house.jpg width 640, srcset whole: true
79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000.jpg width 640, srcset whole: true
Plan%202.jpg width 640, srcset whole: false
79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000.jpg width 640, srcset whole: true
Unit%20#4.jpg?w=640 width null, srcset whole: false
79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000.jpg width 640, srcset whole: true
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
