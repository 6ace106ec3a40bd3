import { describe, expect, it } from 'vitest'
import { FIRST_SCREEN_END, REST_LINK } from '#lib/firstScreen.ts'
import { linkStylesheets, renderJoinedStylesheet } from '#server/stylesheets.ts'

const link = (name: string) => `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"/>`
const data = (name: string) => String.raw`<script>push("{\"href\":\"/_next/static/chunks/${name}.css\"}")</script>`
const MERGED = '/_next/static/chunks/a-1+b_2.css'

describe('linking the stylesheets of a document', () => {
  it('links one stylesheet, also in the data that React hydrates from', () => {
    const html = linkStylesheets(`${link('a-1')}${link('b_2')}${data('a-1')}${data('b_2')}`)
    expect(html).toBe(`${link('a-1+b_2')}${data('a-1+b_2')}${data('a-1+b_2')}`)
  })

  it.each([[[]], [['a']], [['a', 'b', 'c']]])('leaves a document with the stylesheets %j alone', (names) => {
    const html = names.map(link).join('')
    expect(linkStylesheets(html)).toBe(html)
  })
})

describe('a document with a first screen', () => {
  const sheets = new Map([
    ['a-1', `@font-face{src:url(../media/x.woff2)}${FIRST_SCREEN_END}.footer{}`],
    ['b_2', `.hero{}${FIRST_SCREEN_END}.faq{}`],
    ['whole', '.all{}'],
    ['tag', '.a{content:"<"}'],
  ])
  const readSheet = (name: string) => sheets.get(name)
  const document = (...names: string[]) =>
    `<head>${names.map(link).join('')}<style>own</style></head><h1>Title</h1>${REST_LINK}<p>More</p>${data('a-1')}`

  it('has the rules of the first screen after its own styles, and links the rest where that ends', () => {
    expect(linkStylesheets(document('a-1', 'b_2'), readSheet)).toBe(
      `<head><style>own</style><style>@font-face{src:url(/_next/static/media/x.woff2)}.hero{}</style></head><h1>Title</h1>` +
        `<link rel="stylesheet" href="/_next/static/chunks/a-1+b_2.rest.css"/><p>More</p>${data('a-1+b_2.rest')}`,
    )
  })

  it('has all rules of a stylesheet that does not say where the first screen ends', () => {
    expect(linkStylesheets(document('a-1', 'whole'), readSheet)).toContain('.all{}</style></head>')
  })

  it.each([
    ['is of another build', 'other'],
    ['could end the element early', 'tag'],
  ])('links one stylesheet when one %s', (_case, name) => {
    const html = linkStylesheets(document('a-1', name), readSheet)
    expect(html).toContain(`<head>${link(`a-1+${name}`)}<style>own</style></head>`)
    expect(html).toContain(REST_LINK)
  })
})

describe('rendering a joined stylesheet', () => {
  const render = async (path: string) => ({
    status: path.includes('missing') ? 404 : 200,
    headers: { 'content-type': 'text/css', 'content-length': '3', etag: '"x"' },
    body: Buffer.from(path.slice(-7, -4)),
  })

  it('joins both in their order, without the length and ETag of one', async () => {
    const merged = await renderJoinedStylesheet(MERGED, render)
    expect(merged).toEqual({ status: 200, headers: { 'content-type': 'text/css' }, body: Buffer.from('a-1b_2') })
  })

  it('joins what follows the first screen', async () => {
    const sheets = async () => ({ status: 200, headers: {}, body: Buffer.from(`first${FIRST_SCREEN_END}rest;`) })
    const rest = await renderJoinedStylesheet('/_next/static/chunks/a-1+b_2.rest.css', sheets)
    expect(rest?.body.toString()).toBe('rest;rest;')
  })

  it('answers as Next does when one is missing', async () => {
    expect(await renderJoinedStylesheet('/_next/static/chunks/a+missing.css', render)).toMatchObject({ status: 404 })
  })

  it.each(['/_next/static/chunks/a.css', '/_next/static/chunks/a+b+c.css', '/a+b.css', '/'])(
    'leaves the path %s to Next',
    async (path) => {
      expect(await renderJoinedStylesheet(path, render)).toBeUndefined()
    },
  )
})
