import { readFileSync } from 'node:fs'
import { PHASE_PRODUCTION_BUILD, PRERENDER_MANIFEST } from 'next/constants.js'
import * as routerHeaders from 'next/dist/client/components/app-router-headers.js'
import * as serverHeaders from 'next/dist/lib/constants.js'
import * as cookies from 'next/dist/server/api-utils/index.js'
import { expect, test, vi } from 'vitest'
import * as internals from '#lib/nextInternals.ts'
import nextPackage from 'next/package.json' with { type: 'json' }

/** Explains a failure of a test of this file, before the name of what has changed. */
const CHANGED = `next ${nextPackage.version} has changed. Read what it does now, then correct lib/nextInternals.ts:`

test.each([
  { name: 'ACTION_HEADER', ours: internals.ACTION_HEADER, theirs: routerHeaders.ACTION_HEADER },
  { name: 'ROUTER_PARAMETER', ours: internals.ROUTER_PARAMETER, theirs: routerHeaders.NEXT_RSC_UNION_QUERY },
  { name: 'DRAFT_MODE_COOKIE', ours: internals.DRAFT_MODE_COOKIE, theirs: cookies.COOKIE_NAME_PRERENDER_BYPASS },
  { name: 'PREVIEW_DATA_COOKIE', ours: internals.PREVIEW_DATA_COOKIE, theirs: cookies.COOKIE_NAME_PRERENDER_DATA },
  { name: 'PRERENDER_MANIFEST', ours: internals.PRERENDER_MANIFEST, theirs: `.next/${PRERENDER_MANIFEST}` },
])('$name is what Next has', ({ name, ours, theirs }) => {
  expect(ours, `${CHANGED} ${name}`).toBe(theirs)
})

test.each([
  ...routerHeaders.FLIGHT_HEADERS,
  routerHeaders.NEXT_URL,
  routerHeaders.ACTION_HEADER,
  serverHeaders.NEXT_RESUME_HEADER,
  serverHeaders.PRERENDER_REVALIDATE_HEADER,
  serverHeaders.PRERENDER_REVALIDATE_ONLY_GENERATED_HEADER,
])('a request with Next’s header %s is not answered with a shared document', (header) => {
  expect(header, `${CHANGED} SPECIAL_HEADERS`).toMatch(internals.SPECIAL_HEADERS)
})

test.each([routerHeaders.NEXT_IS_PRERENDER_HEADER, routerHeaders.NEXT_ROUTER_STALE_TIME_HEADER])(
  'Next’s header %s of a document is not stored',
  (header) => {
    expect(internals.ROUTER_HEADERS, `${CHANGED} ROUTER_HEADERS`).toContain(header)
  },
)

test('the document of a page that was not found while it rendered is recognized', () => {
  const id = /id="(\w+)"$/.exec(internals.EMPTY_DOCUMENT)?.[1] ?? ''
  const source = readFileSync('node_modules/next/dist/server/app-render/app-render.js', 'utf8')
  expect(source.includes(`id: '${id}'`), `${CHANGED} EMPTY_DOCUMENT`).toBe(true)
})

test('a build is recognized', () => {
  vi.stubEnv('NEXT_PHASE', PHASE_PRODUCTION_BUILD)
  expect(internals.isBuilding(), `${CHANGED} isBuilding`).toBe(true)
  vi.unstubAllEnvs()
  expect(internals.isBuilding()).toBe(false)
})

test('Next leaves .env alone once the environment is marked as loaded', () => {
  const [name = ''] = Object.keys(internals.loadedEnvironment)
  const source = readFileSync('node_modules/@next/env/dist/index.js', 'utf8')
  expect(source.includes(`process.env.${name}`), `${CHANGED} loadedEnvironment`).toBe(true)
})
