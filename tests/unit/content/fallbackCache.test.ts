import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createFallbackCache } from '#lib/content/fallbackCache.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'answers-'))
})
afterEach(() => rm(folder, { recursive: true }))

describe('the last answer of a query', () => {
  it('is found again by another run of the server', async () => {
    await createFallbackCache(folder).keep('*[0]', { slug: 'privacy' }, { title: 'Privacy Policy' })
    expect(await createFallbackCache(folder).find('*[0]', { slug: 'privacy' })).toEqual({
      answer: { title: 'Privacy Policy' },
    })
  })

  it('is the newest', async () => {
    const answers = createFallbackCache(folder)
    await answers.keep('*[0]', {}, 'old')
    await answers.keep('*[0]', {}, 'new')
    expect(await answers.find('*[0]', {})).toEqual({ answer: 'new' })
  })

  it('is not that of other parameters', async () => {
    const answers = createFallbackCache(folder)
    await answers.keep('*[0]', { slug: 'privacy' }, 'privacy')
    expect(await answers.find('*[0]', { slug: 'terms' })).toBeUndefined()
  })

  it('counts as missing when its file is broken', async () => {
    const answers = createFallbackCache(folder)
    await answers.keep('*[0]', {}, 'whole')
    const [name = ''] = await readdir(folder)
    await writeFile(join(folder, name), '{"answer": "ha')
    expect(await answers.find('*[0]', {})).toBeUndefined()
  })
})
