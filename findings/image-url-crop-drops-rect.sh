#!/usr/bin/env bash
# @sanity/image-url 2.1.1
# Guess: crop('center') and focalPoint() choose within the part that an editor kept when cropping the picture.
# Behaviour: either of them drops the editor's crop, so that what was cut off is shown again.
# Matters to: sites whose editors crop pictures to hide a face, a logo or a margin.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/image-url@2.1.1 >/dev/null
cat >check.mjs <<'CODE'
import { createImageUrlBuilder } from '@sanity/image-url'
const asset = { _ref: 'image-0123456789abcdef0123456789abcdef01234567-2000x1000-jpg' }
const picture = { asset, crop: { top: 0.1, bottom: 0.1, left: 0, right: 0.5 } }
const builder = createImageUrlBuilder({ projectId: 'abc', dataset: 'production' }).image(picture).width(500).height(500)
for (const each of [builder, builder.crop('center'), builder.focalPoint(0.5, 0.5)]) console.log(new URL(each.url()).search)
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
?rect=200,100,800,800&w=500&h=500
?w=500&h=500&crop=center
?fp-x=0.5&fp-y=0.5&w=500&h=500
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
