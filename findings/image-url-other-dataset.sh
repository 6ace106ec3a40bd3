#!/usr/bin/env bash
# @sanity/image-url 2.1.1, @sanity/asset-utils 2.3.0
# Guess: the address of a picture in another dataset, or in a media library, stays in it, as its parameters are added.
# Behaviour: it is moved to the builder's own dataset, where no such picture is. An address that has a parameter already
# is refused as a malformed reference; Sanity's asset-utils reads it.
# Matters to: sites that share pictures between datasets, or that store addresses in their content.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sanity/image-url@2.1.1 @sanity/asset-utils@2.3.0 >/dev/null
cat >check.mjs <<'CODE'
import { getProject, tryGetImageDimensions } from '@sanity/asset-utils'
import { createImageUrlBuilder } from '@sanity/image-url'

const builder = createImageUrlBuilder({ projectId: 'own', dataset: 'production' })
const file = '79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000.jpg'
for (const path of ['images/own/production', 'images/shared/media', 'media-libraries/shared/images']) {
  const address = `https://cdn.sanity.io/${path}/${file}`
  const built = builder.image(address).width(640).url()
  console.log(`${path}: ${built.replace('https://cdn.sanity.io/', '').replace(file, '…')}`)
}
const shared = `https://cdn.sanity.io/images/shared/media/${file}?w=1200`
console.log(JSON.stringify(getProject(shared)), tryGetImageDimensions(shared).width)
try {
  console.log(builder.image(shared).url())
} catch ({ message }) {
  console.log(message.split('.')[0])
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
images/own/production: images/own/production/…?w=640
images/shared/media: images/own/production/…?w=640
media-libraries/shared/images: images/own/production/…?w=640
{"projectId":"shared","dataset":"media"} 2000
Malformed asset _ref 'image-79f37b3f070b144d45455d514ff4e9fc43035649-2000x1000
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
