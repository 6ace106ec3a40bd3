import { afterEach, expect, it, vi } from 'vitest'
import { readSettings } from '#lib/env.ts'
import { createSecurityHeaders } from '#lib/security/headers.ts'

afterEach(() => vi.unstubAllEnvs())

/** The headers a build brings along, by the paths they are for. */
async function builtHeaders(frontDoor: string) {
  vi.stubEnv('FRONT_DOOR', frontDoor)
  vi.resetModules()
  const { default: config } = await import('../../../next.config.mjs')
  return (await config.headers?.()) ?? []
}

it('A build for a host without our front door brings the same headers along, those of other parts after them', async () => {
  const headersOf = createSecurityHeaders(readSettings({ ...process.env, FRONT_DOOR: '' }))
  const asBuilt = (path: string) => headersOf(path).map(([key, value]) => ({ key, value }))
  expect(await builtHeaders('')).toEqual([
    { source: '/:path*', headers: asBuilt('/') },
    { source: '/studio/:path*', headers: asBuilt('/studio') },
    { source: '/shared/:path*', headers: asBuilt('/shared/abc') },
    { source: '/unsubscribe', headers: asBuilt('/unsubscribe') },
    { source: '/fr/unsubscribe', headers: asBuilt('/unsubscribe') },
    {
      source: '/:path*',
      missing: [{ type: 'cookie', key: '__prerender_bypass' }],
      headers: [{ key: 'speculation-rules', value: '"/speculation-rules.json"' }],
    },
  ])
})

it('A build for our front door brings none, so that no answer has them twice', async () => {
  expect(await builtHeaders('true')).toEqual([])
})
