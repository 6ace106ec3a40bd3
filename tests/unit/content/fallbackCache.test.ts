import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFallbackCache } from '#lib/content/fallbackCache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'responses-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the last response of a query', () => {
  it('is found again by another run of the server', async () => {
    await createFallbackCache(folder).put('*[0]', { slug: 'privacy' }, { title: 'Privacy Policy' })
    expect(await createFallbackCache(folder).find('*[0]', { slug: 'privacy' })).toEqual({ title: 'Privacy Policy' })
  })

  it('is the newest', async () => {
    const cache = createFallbackCache(folder)
    await cache.put('*[0]', {}, 'old')
    await cache.put('*[0]', {}, 'new')
    expect(await cache.find('*[0]', {})).toBe('new')
  })

  it('is not that of other parameters', async () => {
    const cache = createFallbackCache(folder)
    await cache.put('*[0]', { slug: 'privacy' }, 'privacy')
    expect(await cache.find('*[0]', { slug: 'terms' })).toBeUndefined()
  })

  it('counts as missing when its file is broken', async () => {
    const cache = createFallbackCache(folder)
    await cache.put('*[0]', {}, 'whole')
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), '{"response": "ha')
    expect(await cache.find('*[0]', {})).toBeUndefined()
  })
})
