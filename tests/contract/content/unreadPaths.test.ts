import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { NextRequest } from 'next/server'
import type { proxy as answer } from '../../../proxy.ts'

let proxy: typeof answer
beforeAll(async () => {
  // Nothing listens here.
  vi.stubEnv('STORE_URL', 'http://127.0.0.1:1')
  vi.stubEnv('FRONT_DOOR', 'true')
  proxy = (await import('../../../proxy.ts')).proxy
})
afterAll(() => vi.unstubAllEnvs())

const visit = async (path: string) => {
  const { status, headers } = await proxy(new NextRequest(`https://homie.example${path}`))
  const page = headers.get('x-middleware-rewrite')?.replace('https://homie.example', '')
  return [status, page, headers.get('retry-after'), headers.get('cache-control')]
}

it('before content was ever read, a path that it may lead on is asked for again, not called unknown', async () => {
  expect(await visit('/spring-offer')).toEqual([503, '/unavailable', '5', 'private, no-store'])
  expect(await visit('/fr/printemps')).toEqual([503, '/fr/unavailable', '5', 'private, no-store'])
})

it('before content was ever read, a page of the site is shown', async () => {
  expect(await visit('/support')).toEqual([200, undefined, null, null])
})
