#!/usr/bin/env bash
# @sanity/asset-utils 2.3.0
# Guess: getUrlFilename() cuts the address of a file down to its name, as its documentation shows for a dataset named
# "dataset"; parseAssetFilename() reads an address in the same way.
# Behaviour: both work when the dataset's name has two characters, and throw for every other one, such as "production".
# tryGetUrlFilename() answers undefined. parseAssetUrl() reads all of them.
# Matters to: scripts that list or move a dataset's files by name: a trial in a dataset "qa" goes well.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact @sanity/asset-utils@2.3.0 >/dev/null
cat >check.mjs <<'CODE'
import { getUrlFilename, parseAssetFilename, parseAssetUrl, tryGetUrlFilename } from '@sanity/asset-utils'

function attempt(read) {
  try {
    return JSON.stringify(read())
  } catch (error) {
    return error.name
  }
}
for (const dataset of ['qa', 'dataset', 'production']) {
  const address = `https://cdn.sanity.io/images/abc123/${dataset}/027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.jpg`
  console.log(dataset)
  console.log('  getUrlFilename', attempt(() => getUrlFilename(`${address}?w=10`)))
  console.log('  tryGetUrlFilename', attempt(() => tryGetUrlFilename(address)))
  console.log('  parseAssetFilename', attempt(() => parseAssetFilename(address).extension))
  console.log('  parseAssetUrl', attempt(() => parseAssetUrl(address).extension))
}
CODE
seen=$(node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
qa
  getUrlFilename "027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.jpg"
  tryGetUrlFilename "027401f31c3ac1e6d78c5d539ccd1beff72b9b11-20x30.jpg"
  parseAssetFilename "jpg"
  parseAssetUrl "jpg"
dataset
  getUrlFilename Error
  tryGetUrlFilename undefined
  parseAssetFilename Error
  parseAssetUrl "jpg"
production
  getUrlFilename Error
  tryGetUrlFilename undefined
  parseAssetFilename Error
  parseAssetUrl "jpg"
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
