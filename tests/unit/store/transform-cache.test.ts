import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { TransformCache } from '#store/assets/transform-cache.ts'

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
    await age('a', 3)
    await age('b', 2)
    await age('c', 1)
    await cache.get('a')
    await cache.put('d', bytes(30))
    expect(await kept()).toEqual(['a', 'd'])
  })

  it('counts images of an earlier run', async () => {
    await new TransformCache(folder, 1000).put('old', bytes(90))
    await age('old', 5)
    await new TransformCache(folder, 100).put('new', bytes(30))
    expect(await kept()).toEqual(['new'])
  })
})
