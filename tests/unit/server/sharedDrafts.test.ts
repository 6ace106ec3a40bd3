import { brotliDecompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createSharedDrafts, isSharedDraft } from '#server/sharedDrafts.ts'

const LINK = '/shared/a?key=b'

/** Next with one draft, whose renders are counted. */
function setUp() {
  const site = { renders: 0, state: '"1"', generation: 0, status: 200, text: 'first', headers: {} }
  const drafts = createSharedDrafts({
    async render(_path, { 'if-none-match': known }) {
      if (site.status === 200 && known === site.state) return { status: 304, headers: {}, body: Buffer.of() }
      site.renders += 1
      const headers = { 'content-type': 'text/html', 'cache-control': 'private, no-store', etag: site.state }
      return { status: site.status, headers: { ...headers, ...site.headers }, body: Buffer.from(site.text) }
    },
    generation: () => site.generation,
  })
  const read = async (link = LINK) => {
    const found = await drafts.find(link)
    return found && brotliDecompressSync(found.body).toString()
  }
  return { site, drafts, read }
}

describe('a shared draft', () => {
  it('is rendered once for all its readers', async () => {
    const { site, drafts, read } = setUp()
    expect([await read(), await read(), await read()]).toEqual(['first', 'first', 'first'])
    expect(site.renders).toBe(1)
    expect((await drafts.find(LINK))?.headers).toMatchObject({ 'cache-control': 'private, no-store' })
  })

  it('is rendered again after a commit, and after an announced change', async () => {
    const { site, read } = setUp()
    await read()
    Object.assign(site, { state: '"2"', text: 'second' })
    expect(await read()).toBe('second')
    Object.assign(site, { generation: 1, text: 'third' })
    expect([await read(), await read()]).toEqual(['third', 'third'])
    expect(site.renders).toBe(3)
  })

  it('may be older than its render: a change announced meanwhile is read at the next visit', async () => {
    const { site, drafts } = setUp()
    const first = drafts.find(LINK)
    site.generation = 1
    await first
    await drafts.find(LINK)
    expect(site.renders).toBe(2)
  })

  it('is gone for a link that has ended', async () => {
    const { site, read } = setUp()
    await read()
    site.status = 404
    expect(await read()).toBeUndefined()
    site.status = 200
    await read()
    expect(site.renders).toBe(3)
  })

  it('is not kept where Next does not say in which state it is', async () => {
    const { site, read } = setUp()
    site.headers = { etag: undefined }
    expect(await read()).toBeUndefined()
  })

  it('is another one with another key', async () => {
    const { site, read } = setUp()
    await read()
    await read('/shared/a?key=c')
    expect(site.renders).toBe(2)
  })
})

it.each([
  [LINK, true],
  ['/shared/ab-1?key=c&question=d', true],
  ['/shared/a', false],
  ['/shared/results/a?key=b', false],
  ['/shared/partner/a?secret=b', false],
  ['/lp1/shared/a?key=b', false],
  [undefined, false],
])('%s is the page of a share link: %s', (url, expected) => {
  expect(isSharedDraft(url)).toBe(expected)
})
