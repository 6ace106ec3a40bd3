import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CACHE_HEADER, markup, OWN_PRECONNECT, PRERENDER_MANIFEST, PRERENDERED_STATES } from '#lib/nextInternals.ts'
import nextPackage from 'next/package.json' with { type: 'json' }
import { expect, test } from './fixtures.ts'
import { startNext } from './product/nextServer.ts'
import { root } from './product/template.ts'

const CHANGED = `next ${nextPackage.version} answers otherwise. Read what it sends now, then correct lib/nextInternals.ts:`

test('Next writes the markup that the front door reads', async ({ site }) => {
  const next = await startNext(site)
  try {
    const response = await fetch(next.url)
    const state = response.headers.get(CACHE_HEADER) ?? 'none'
    expect(PRERENDERED_STATES, `${CHANGED} CACHE_HEADER, PRERENDERED_STATES`).toContain(state)
    const document = await response.text()
    const missing = Object.entries(markup).flatMap(([name, pattern]) => (document.search(pattern) < 0 ? name : []))
    expect(missing, `${CHANGED} markup`).toEqual([])
    expect(document, `${CHANGED} OWN_PRECONNECT`).toContain(OWN_PRECONNECT)
    expect([...document.matchAll(markup.stylesheet)], `${CHANGED} markup.stylesheet`).toHaveLength(2)
    const rest = Object.values(markup).reduce((text, pattern) => text.replace(pattern, ''), document)
    // Structured data, and the script of the announcement.
    const others = rest.match(/<script(?! type="application\/ld\+json"| data-announcement="")[^>]*>/g)
    expect(others, `${CHANGED} markup lacks a kind of script`).toBeNull()
  } finally {
    await next.stop()
  }
})

test('Next lists the pages of the build, which the start requests once', async () => {
  const manifest = JSON.parse(await readFile(join(root, PRERENDER_MANIFEST), 'utf8'))
  expect(Object.keys(manifest.routes), `${CHANGED} PRERENDER_MANIFEST`).toContain('/en/business')
})
