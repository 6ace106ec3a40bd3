import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TransformCache } from '#store/assets/transformCache.ts'

const bytes = (length: number) => new Uint8Array(length).fill(7)

describe('the cache of transformed images', () => {
  let folder: string
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'homie-cache-'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  const kept = async () => (await readdir(join(folder, 'cache/images'))).toSorted((a, b) => a.localeCompare(b))
  /** As if the image had last been asked for so many minutes ago. */
  const age = (key: string, minutes: number) => {
    const then = new Date(Date.now() - minutes * 60_000)
    return utimes(join(folder, 'cache/images', key), then, then)
  }

  it('keeps images over a restart', async () => {
    await new TransformCache(folder, 1000).put('a', bytes(10))
    expect(await new TransformCache(folder, 1000).get('a')).toEqual(Buffer.from(bytes(10)))
    expect(await new TransformCache(folder, 1000).get('b')).toBeUndefined()
  })

  it('evicts the least recently used images', async () => {
    const cache = new TransformCache(folder, 100)
    for (const key of ['a', 'b', 'c']) await cache.put(key, bytes(30))
    await cache.get('a')
    await cache.put('d', bytes(30))
    expect(await kept()).toEqual(['a', 'c', 'd'])
  })

  it('evicts after a restart what was used least recently before it', async () => {
    const cache = new TransformCache(folder, 100)
    for (const key of ['a', 'b', 'c']) await cache.put(key, bytes(30))
    for (const [key, minutes] of [
      ['a', 3],
      ['b', 2],
      ['c', 1],
    ] as const)
      await age(key, minutes)
    await cache.get('a')
    await new TransformCache(folder, 100).put('d', bytes(30))
    expect(await kept()).toEqual(['a', 'c', 'd'])
  })

  it('removes the images of one source', async () => {
    const cache = new TransformCache(folder, 100)
    for (const key of ['a1', 'a2', 'b1']) await cache.put(key, bytes(30))
    cache.remove('a')
    expect(await kept()).toEqual(['b1'])
  })

  it('counts images of an earlier run', async () => {
    await new TransformCache(folder, 1000).put('old', bytes(90))
    await age('old', 5)
    await new TransformCache(folder, 100).put('new', bytes(30))
    expect(await kept()).toEqual(['new'])
  })

  it('limits the number of tiny images', async () => {
    const cache = new TransformCache(folder, 1000, 4)
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await cache.put(key, bytes(1))
    expect((await kept()).length).toBeLessThanOrEqual(4)
  })
})
