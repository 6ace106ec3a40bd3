#!/usr/bin/env bash
# @sanity/import 7.0.4, @sanity/client 7.28.0, node 24.21.0 (which the first needs)
# Guess: the alt text and description that an export holds of a picture (assets.json) come back with it.
# Behaviour: they do when the export has two pictures or more. Those of a single picture are left out, without an error.
# Matters to: new sites and test data, which begin with one picture, and archives of one document with its picture.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --no-audit --no-fund --loglevel=error --save-exact \
  @sanity/import@7.0.4 @sanity/client@7.28.0 node@24.21.0 >/dev/null
cat >check.mjs <<'CODE'
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { createClient } from '@sanity/client'
import { sanityImport } from '@sanity/import'

// Stands for a dataset without pictures: it stores nothing, and prints what is set on picture documents.
const server = createServer(async (request, response) => {
  const answer = (body) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (request.url.includes('/query')) return answer({ result: null })
  if (request.url.includes('/assets/')) {
    request.resume()
    return answer({ document: { _id: 'image-a1b2c3-1x1-png' } })
  }
  const { mutations } = await json(request)
  for (const { patch } of mutations) if (patch?.id.startsWith('image-')) console.log(`  ${JSON.stringify(patch.set)}`)
  answer({ transactionId: 'a', results: mutations.map(() => ({ id: 'page', operation: 'update' })) })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const apiHost = `http://127.0.0.1:${server.address().port}`
const options = { projectId: 'p', dataset: 'd', token: 't', apiVersion: '2025-01-01', useCdn: false }
const client = createClient({ ...options, apiHost, useProjectHostname: false })

for (const names of [['house'], ['house', 'street']]) {
  const folder = `export-${names.length}`
  mkdirSync(`${folder}/images`, { recursive: true })
  const assets = names.map((name) => {
    writeFileSync(`${folder}/images/${name}.png`, name)
    const sha1 = createHash('sha1').update(name).digest('hex')
    return [`image-${sha1}`, { originalFilename: `${name}.png`, altText: `A ${name}` }]
  })
  writeFileSync(`${folder}/assets.json`, JSON.stringify(Object.fromEntries(assets)))
  const picture = { _type: 'image', _sanityAsset: 'image@file://./images/house.png' }
  const page = { _id: 'page', _type: 'page', picture }
  writeFileSync(`${folder}/data.ndjson`, `${JSON.stringify(page)}\n`)
  console.log(`${names.length}:`)
  await sanityImport(folder, { client, assetConcurrency: 1 })
}
server.close()
server.closeAllConnections()
CODE
seen=$(node_modules/.bin/node check.mjs)
printf '%s\n' "$seen"
expected=$(cat <<'SEEN'
1:
2:
  {"originalFilename":"house.png","altText":"A house"}
  {"originalFilename":"street.png","altText":"A street"}
SEEN
)
[ "$seen" = "$expected" ] || { echo 'This has changed.'; exit 1; }
