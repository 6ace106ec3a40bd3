import { describe, expect, it } from 'vitest'
import { mergeStylesheets, renderMergedStylesheet } from '#server/mergedStylesheet.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const data = (name: string) => String.raw`<script>push("{\"href\":\"/_next/static/chunks/${name}.css\"}")</script>`
const MERGED = '/_next/static/chunks/a-1+b_2.css'

describe('merging the stylesheets of a document', () => {
  it('links one stylesheet, also in the data that React hydrates from', () => {
    const html = mergeStylesheets(`${link('a-1')}${link('b_2')}${data('a-1')}${data('b_2')}`)
    expect(html).toBe(`${link('a-1+b_2')}${data('a-1+b_2')}${data('a-1+b_2')}`)
  })

  it.each([[[]], [['a']], [['a', 'b', 'c']]])('leaves a document with the stylesheets %j alone', (names) => {
    const html = names.map(link).join('')
    expect(mergeStylesheets(html)).toBe(html)
  })
})

describe('rendering a merged stylesheet', () => {
  const render = async (path: string) => ({
    status: path.includes('missing') ? 404 : 200,
    headers: { 'content-type': 'text/css', 'content-length': '3', etag: '"x"' },
    body: Buffer.from(path.slice(-7, -4)),
  })

  it('joins both in their order, without the length and ETag of one', async () => {
    const merged = await renderMergedStylesheet(MERGED, render)
    expect(merged).toEqual({ status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.from('a-1b_2') })
  })

  it('answers as Next does when one is missing', async () => {
    expect(await renderMergedStylesheet('/_next/static/chunks/a+missing.css', render)).toMatchObject({ status: 404 })
  })

  it.each(['/_next/static/chunks/a.css', '/_next/static/chunks/a+b+c.css', '/a+b.css', '/'])(
    'leaves the path %s to Next',
    async (path) => {
      expect(await renderMergedStylesheet(path, render)).toBeUndefined()
    },
  )
})
