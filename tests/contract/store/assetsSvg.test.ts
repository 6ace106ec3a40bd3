import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { SVG_RULES } from '#lib/content/uploads.ts'
import type { Site } from './accountsSite.ts'
import { openSite, WRITE_TOKEN } from './accountsSite.ts'
import { hostileSvg, illustratorSvg } from './assetsFixtures.ts'

let site: Site
beforeAll(async () => {
  site = await openSite()
})
afterAll(() => site.close())

const uploaded = z.object({ document: z.object({ _id: z.string(), path: z.string() }) })

const send = (body: BodyInit) => site.call('/assets/images/production', { method: 'POST', token: WRITE_TOKEN, body })

async function upload(body: BodyInit) {
  const response = await send(body)
  expect(response.status).toBe(200)
  return uploaded.parse(await response.json()).document
}

const bytesAt = async (path: string) => Buffer.from(await (await site.fetchPath(`/${path}`)).arrayBuffer())

describe('an SVG', () => {
  it('loses scripts, external resources and links, and keeps the drawing', async () => {
    const { path, _id } = await upload(hostileSvg)
    expect(_id).toMatch(/-40x20-svg$/)
    const svg = (await bytesAt(path)).toString()
    expect(svg).not.toMatch(
      /script|alert|evil|foreignObject|iframe|ENTITY|javascript|<a[ >]|onload|onmouseover|@import/i,
    )
    expect(svg).toContain('id="kept"')
    expect(svg).toContain('viewBox="0 0 40 20"')
    expect(svg).toContain('<linearGradient id="g">')
  })

  it('is accepted from Adobe Illustrator', async () => {
    const { path, _id } = await upload(illustratorSvg)
    expect(_id).toMatch(/-40x20-svg$/)
    const drawn = await sharp(await bytesAt(path))
      .raw()
      .toBuffer()
    expect([...drawn.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  it.each([
    ['a style sheet beside its own rules', '<style>@import url("https://a.example/b.css");.a{fill:#f00}</style>'],
    ['frames of an animation', '<style>@keyframes f{from{opacity:.5}to{opacity:1}}.a{fill:#f00}</style>'],
    ['a namespace', '<style>@namespace svg url(http://www.w3.org/2000/svg);.a{fill:#f00}</style>'],
    ['a screen', '<style media="screen">.a{fill:#f00}</style>'],
    [
      'a shadow',
      '<filter id="f"><feDropShadow dx="1" dy="1" stdDeviation="0"/></filter><style>.a{fill:#f00;filter:url(#f)}</style>',
    ],
    [
      'a gradient from a circle',
      '<radialGradient id="g" r="2" fr="1"><stop stop-color="#f00"/><stop offset="1"/></radialGradient><style>.a{fill:url(#g)}</style>',
    ],
    [
      'text of Inkscape that no browser draws',
      '<style>.a{fill:#f00}</style>',
      '<flowRoot><flowRegion><rect width="4" height="4"/></flowRegion><flowPara>a</flowPara></flowRoot>',
    ],
  ])('keeps its colours with %s', async (_what, style, after = '') => {
    const { path } = await upload(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${style}<rect class="a" width="4" height="4"/>${after}</svg>`,
    )
    const drawn = await sharp(await bytesAt(path))
      .raw()
      .toBuffer()
    expect([...drawn.subarray(0, 3)]).toEqual([255, 0, 0])
  })

  // Browsers count 96 pixels per inch and 16 per em where nothing is said; the renderer of pictures 72 and 12.
  it.each([
    ['an attribute in millimetres', '<rect width="10mm" height="100"/>', 38],
    ['an attribute in points', '<rect width="30pt" height="100"/>', 40],
    ['an attribute in picas', '<rect width="-0pc" height="0"/><rect width="2.5pc" height="100"/>', 40],
    ['an attribute in inches', '<rect width=".5in" height="100"/>', 48],
    ['a style in centimetres', '<rect style="width:1cm" height="100"/>', 38],
    ['a style sheet in quarters of a millimetre', '<style>.a{width:40Q}</style><rect class="a" height="100"/>', 38],
    ['ems', '<rect width="3em" height="100"/>', 48],
  ])('is drawn in the size that browsers draw: %s', async (_what, content, width) => {
    const { path } = await upload(`<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100">${content}</svg>`)
    const { data, info } = await sharp(await bytesAt(path))
      .ensureAlpha()
      .extractChannel('alpha')
      .raw()
      .toBuffer({ resolveWithObject: true })
    const firstRow = Array.from(data.subarray(0, info.width))
    expect(firstRow.filter((opacity) => opacity > 127)).toHaveLength(width)
  })

  it('keeps a JPEG whose type is written image/jpg', async () => {
    const jpeg = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#f00' } })
      .jpeg()
      .toBuffer()
    const { path } = await upload(
      `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><image width="4" height="4" href="data:image/jpg;base64,${jpeg.toString('base64')}"/></svg>`,
    )
    const [red = 0] = await sharp(await bytesAt(path))
      .raw()
      .toBuffer()
    expect(red).toBeGreaterThan(240)
  })

  it.each([
    ['“oklch(”', '<rect fill="oklch(60% .25 30)"/>'],
    ['“color-mix(”', '<rect style="fill:color-mix(in srgb, red, blue)"/>'],
    ['“light-dark(”', '<style>.a{fill:light-dark(red, blue)}</style>'],
    ['“@media”', '<style>@media (prefers-color-scheme: dark){.a{fill:red}}</style>'],
    ['a rule within a rule', '<style>.b{.a{fill:red}}</style>'],
    ['“transform-origin”', '<rect style="transform-origin:2px 2px;transform:rotate(45deg)"/>'],
    ['“transform-origin”', '<rect transform-origin="2 2" transform="rotate(45)"/>'],
    ['“transform-box”', '<style>.a{transform-box:fill-box}</style>'],
    ['“rotate:”', '<rect style="fill:red;rotate:45deg"/>'],
    ['“clip-path: circle(”', '<rect style="clip-path: circle(2px)"/>'],
    ['“d:”', '<style>.a{d:path("M0 0h4")}</style>'],
    ['“min(”', '<rect width="min(4px, 2em)" height="4"/>'],
    ['“1rem”', '<rect width="1rem" height="4"/>'],
    ['“@font-face”', '<style>@font-face{font-family:b;src:url(data:font/woff2;base64,AAAA)}.a{fill:red}</style>'],
    ['“media”', '<style media="(prefers-color-scheme: dark)">.a{fill:red}</style>'],
    ['“background:#”', '<svg style="background:#f00"><rect fill="#fff"/></svg>'],
    ['“invert(”', '<rect style="filter:invert(1)"/>'],
    ['“scale(50%”', '<rect style="fill:red;transform:scale(50%)"/>'],
    ['“translate3d(”', '<style>.a{transform:translate3d(2px,2px,0)}</style>'],
    ['a picture other than a JPEG or PNG within the file', '<image href="https://a.example/logo.png"/>'],
    ['a picture other than a JPEG or PNG within the file', '<image href="data:image/webp;base64,AAAA"/>'],
    ['a picture other than a JPEG or PNG within the file', '<image href="data:image/gif;base64,AAAA"/>'],
  ])('is refused with the reason: %s', async (found, content) => {
    const response = await send(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4">${content}</svg>`)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ message: `This SVG has ${found}. ${SVG_RULES}` })
  })

  it('is the same asset when the stored file is uploaded again', async () => {
    const { path, _id } = await upload(hostileSvg)
    expect((await upload(new Uint8Array(await bytesAt(path))))._id).toBe(_id)
  })

  it('cannot do anything when opened by itself', async () => {
    const { path } = await upload(hostileSvg)
    const { headers } = await site.fetchPath(`/${path}`)
    expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*sandbox/)
    expect(headers.get('content-type')).toBe('image/svg+xml')
  })
})
