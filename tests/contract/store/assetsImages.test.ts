import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Site } from './accountsSite.ts'
import { WRITE_TOKEN, openSite } from './accountsSite.ts'
import { animation, halfTransparent, photo, sidewaysPhoto } from './assetsFixtures.ts'

type Picture = 'photo' | 'sideways' | 'transparent' | 'transparentAvif' | 'animation' | 'svg'

let site: Site
let paths: Record<Picture, string>
let photoId: string

beforeAll(async () => {
  site = await openSite()
  const upload = async (body: BodyInit) => {
    const sent = await site.call('/assets/images/production', { method: 'POST', token: WRITE_TOKEN, body })
    return z.object({ document: z.object({ _id: z.string(), path: z.string() }) }).parse(await sent.json()).document
  }
  const uploaded = await upload(await photo())
  photoId = uploaded._id
  paths = {
    photo: uploaded.path,
    sideways: (await upload(await sidewaysPhoto())).path,
    transparent: (await upload(await halfTransparent())).path,
    transparentAvif: (
      await upload(
        await sharp(await halfTransparent())
          .avif()
          .toBuffer(),
      )
    ).path,
    animation: (await upload(await animation())).path,
    svg: (
      await upload(
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
      )
    ).path,
  }
})
afterAll(() => site.close())

const get = (picture: Picture, query = '', headers: Record<string, string> = {}) =>
  site.fetchPath(`/${paths[picture]}${query}`, { headers })

const getBytes = async (response: Response) => Buffer.from(await response.arrayBuffer())

async function seen(picture: Picture, query: string, headers: Record<string, string> = {}) {
  const response = await get(picture, query, headers)
  expect(response.status).toBe(200)
  return sharp(await getBytes(response), { animated: true }).metadata()
}

describe('an image is made', () => {
  it.each<[Picture, string, number, number]>([
    ['photo', '?w=30', 30, 20],
    ['photo', '?h=10', 15, 10],
    ['photo', '?w=30&h=30', 30, 20],
    ['photo', '?w=30&h=30&fit=crop', 30, 30],
    ['photo', '?w=600&fit=max', 60, 40],
    ['photo', '?w=15&dpr=2', 30, 20],
    ['photo', '?rect=10,10,20,10', 20, 10],
    ['photo', '?rect=10,10,20,10&w=10', 10, 5],
    ['sideways', '?w=20', 20, 30],
    ['sideways', '?rect=0,0,40,20', 40, 20],
  ])('of %s with %s at %d×%d', async (picture, query, width, height) => {
    expect(await seen(picture, query)).toMatchObject({ width, height })
  })

  it.each<[Picture, string, string, string]>([
    ['photo', '?w=30', '*/*', 'image/jpeg'],
    ['photo', '?w=30&auto=format', 'image/avif,image/webp,*/*', 'image/webp'],
    ['photo', '?w=30&auto=format', 'image/jpeg', 'image/jpeg'],
    ['transparent', '?w=30', '*/*', 'image/png'],
    ['svg', '?w=20', '*/*', 'image/svg+xml'],
  ])('of %s with %s for a browser that takes %s as %s', async (picture, query, accept, type) => {
    const response = await get(picture, query, { accept })
    expect(response.headers.get('content-type')).toBe(type)
    expect(response.headers.get('vary')).toBe(query.includes('auto') ? 'Accept' : null)
  })

  it('with white under a JPEG where it is transparent', async () => {
    const response = await get('transparentAvif', '?rect=60,0,40,100')
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    const { data } = await sharp(await getBytes(response))
      .resize(1, 1)
      .raw()
      .toBuffer({ resolveWithObject: true })
    for (const channel of data) expect(255 - channel).toBeLessThan(4)
  })

  it('still moving when it moved', async () => {
    expect(await seen('animation', '?w=10')).toMatchObject({ format: 'gif', pages: 2, pageHeight: 5 })
  })

  it('without camera metadata', async () => {
    const { exif, orientation } = await seen('sideways', '?w=20')
    expect({ exif, orientation }).toEqual({ exif: undefined, orientation: undefined })
  })

  it('once for concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, async () => getBytes(await get('photo', '?w=37'))))
    expect(new Set(answers.map((bytes) => bytes.toString('base64'))).size).toBe(1)
  })

  it("at the URL of Sanity's image builder, with crop and hotspot", async () => {
    const builder = createImageUrlBuilder({ projectId: 'local', dataset: 'production', baseUrl: site.url })
    const image = {
      asset: { _ref: photoId, _type: 'reference' },
      crop: { left: 0.5, right: 0, top: 0, bottom: 0 },
      hotspot: { x: 0.75, y: 0.5, width: 0.2, height: 0.2 },
    }
    const response = await fetch(builder.image(image).width(20).height(20).auto('format').url())
    expect(await sharp(await getBytes(response)).metadata()).toMatchObject({ width: 20, height: 20 })
  })
})

type Builder = ReturnType<typeof createImageUrlBuilder>
type Expected = { width?: number; height?: number; format?: string }

/** Every method of the builder that changes the URL of an image, and the image of 60×40 pixels that it gives. */
const METHODS: [keyof Builder, (builder: Builder) => Builder, Expected][] = [
  ['width', (image) => image.width(30), { width: 30, height: 20 }],
  ['width', (image) => image.width(29.6), { width: 30, height: 20 }],
  ['height', (image) => image.height(20), { width: 30, height: 20 }],
  ['size', (image) => image.size(20, 20), { width: 20, height: 20 }],
  ['dpr', (image) => image.width(15).dpr(2), { width: 30, height: 20 }],
  ['minWidth', (image) => image.height(10).minWidth(30).fit('crop'), { width: 30, height: 10 }],
  ['maxWidth', (image) => image.height(20).maxWidth(10).fit('crop'), { width: 10, height: 20 }],
  ['minHeight', (image) => image.width(15).minHeight(30).fit('crop'), { width: 15, height: 30 }],
  ['maxHeight', (image) => image.width(30).maxHeight(10).fit('crop'), { width: 30, height: 10 }],
  ['rect', (image) => image.rect(10, 10, 20, 10), { width: 20, height: 10 }],
  [
    'focalPoint',
    (image) => image.focalPoint(1, 0).size(10, 20).fit('crop').crop('focalpoint'),
    { width: 10, height: 20 },
  ],
  ['bg', (image) => image.bg('ff0').width(30), { width: 30, height: 20 }],
  ['bg', (image) => image.bg('80ff0000').size(30, 30).fit('fill').rect(0, 0, 60, 40), { width: 30, height: 30 }],
  ['blur', (image) => image.blur(2000), { width: 60, height: 40 }],
  ['sharpen', (image) => image.sharpen(100), { width: 60, height: 40 }],
  ['invert', (image) => image.invert(true), { width: 60, height: 40 }],
  ['saturation', (image) => image.saturation(-100), { width: 60, height: 40 }],
  ['format', (image) => image.format('webp'), { format: 'webp' }],
  ['format', (image) => image.format('png'), { format: 'png' }],
  ['format', (image) => image.format('pjpg'), { format: 'jpeg' }],
  ['orientation', (image) => image.orientation(90), { width: 40, height: 60 }],
  ['orientation', (image) => image.orientation(270).width(20), { width: 20, height: 30 }],
  ['orientation', (image) => image.orientation(180), { width: 60, height: 40 }],
  ['quality', (image) => image.quality(0), { width: 60, height: 40 }],
  ['forceDownload', (image) => image.forceDownload('house.jpg').width(30), { width: 30 }],
  ['flipHorizontal', (image) => image.flipHorizontal(), { width: 60, height: 40 }],
  ['flipVertical', (image) => image.flipHorizontal().flipVertical(), { width: 60, height: 40 }],
  ['ignoreImageParams', (image) => image.ignoreImageParams().width(30), { width: 30, height: 20 }],
  ['fit', (image) => image.size(30, 30).fit('clip').ignoreImageParams(), { width: 30, height: 20 }],
  ['fit', (image) => image.size(30, 30).fit('crop').ignoreImageParams(), { width: 30, height: 30 }],
  ['fit', (image) => image.size(30, 30).fit('fill').ignoreImageParams(), { width: 30, height: 30 }],
  ['fit', (image) => image.size(90, 90).fit('fillmax').ignoreImageParams(), { width: 90, height: 90 }],
  ['fit', (image) => image.size(90, 90).fit('max').ignoreImageParams(), { width: 60, height: 40 }],
  ['fit', (image) => image.size(90, 90).fit('min').ignoreImageParams(), { width: 40, height: 40 }],
  ['fit', (image) => image.size(30, 30).fit('scale').ignoreImageParams(), { width: 30, height: 30 }],
  ['crop', (image) => image.size(10, 20).fit('crop').crop('top'), { width: 10, height: 20 }],
  ['crop', (image) => image.size(10, 20).fit('crop').crop('entropy'), { width: 10, height: 20 }],
  ['crop', (image) => image.size(10, 20).fit('crop').crop('center'), { width: 10, height: 20 }],
  ['auto', (image) => image.auto('format'), { width: 60, height: 40 }],
  ['pad', (image) => image.pad(5), { width: 70, height: 50 }],
  ['pad', (image) => image.pad(5).orientation(90), { width: 50, height: 70 }],
  ['frame', (image) => image.frame(1), { width: 60, height: 40 }],
  ['vanityName', (image) => image.vanityName('red-house.jpg').width(30), { width: 30, height: 20 }],
]

/** What names the image or the place it is at, or reads the result. */
const OTHER_METHODS =
  'constructor withOptions withClient image dataset projectId baseUrl url toString clone _fromOptions'

describe("Sanity's image builder", () => {
  const createBuilder = () => createImageUrlBuilder({ projectId: 'local', dataset: 'production', baseUrl: site.url })

  it('has no other methods than those tested here', () => {
    const methods = Object.getOwnPropertyNames(Object.getPrototypeOf(createBuilder()))
    const tested = new Set<string>([...METHODS.map(([name]) => name), ...OTHER_METHODS.split(' ')])
    expect(methods.filter((name) => !tested.has(name))).toEqual([])
  })

  it.each(METHODS)('%s gives the image of %s', async (_name, apply, expected) => {
    const response = await fetch(apply(createBuilder().image(photoId)).url())
    expect(response.status).toBe(200)
    expect(await sharp(await getBytes(response)).metadata()).toMatchObject(expected)
  })

  it.each([
    '?or=90',
    '?flip=hv',
    '?pad=4',
    '?blur=50&sharp=20&sat=50&invert=true&bg=fff',
    '?w=30&h=30&fit=fillmax',
    '?fm=webp&q=10',
  ])('makes an animation with %s', async (query) => {
    expect((await seen('animation', query)).pages).toBe(2)
  })

  it('makes one frame of an animation', async () => {
    expect((await seen('animation', '?frame=1&or=90')).pages ?? 1).toBe(1)
  })

  it('changes the pixels as asked', async () => {
    const mean = async (query: string) => {
      const { channels } = await sharp(await getBytes(await get('photo', query))).stats()
      return channels.map((channel) => Math.round(channel.mean))
    }
    const [red = 0, green = 0, blue = 0] = await mean('?fm=png')
    expect(await mean('?fm=png&invert=true')).toEqual([255 - red, 255 - green, 255 - blue])
    expect(new Set(await mean('?fm=png&sat=-100')).size).toBe(1)
  })
})

describe('browsers', () => {
  it.each(['', '?w=30', '?w=30&auto=format'])('may cache an image forever and revalidate it (%s)', async (query) => {
    const first = await get('photo', query)
    expect(first.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const etag = first.headers.get('etag') ?? ''
    const again = await get('photo', query, { 'if-none-match': `W/"other", ${etag}` })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    expect(again.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('get the length only for a HEAD request', async () => {
    const head = await site.fetchPath(`/${paths.photo}?w=30`, { method: 'HEAD' })
    const body = await getBytes(await get('photo', '?w=30'))
    expect(head.headers.get('content-length')).toBe(String(body.length))
  })

  it.each([
    ['?dl', /^attachment; filename="[0-9a-f]{40}-60x40\.jpg"/],
    [
      '?dl=My%20house%20%E2%80%93%20%22new%22.jpg',
      /^attachment; filename="My house _ _new_\.jpg"; filename\*=UTF-8''My%20house%20%E2%80%93%20%22new%22\.jpg$/,
    ],
  ])('save an image under its name with %s', async (query, disposition) => {
    expect((await get('photo', query)).headers.get('content-disposition')).toMatch(disposition)
  })
})

describe('an address', () => {
  it.each([
    ['of nothing', () => `/images/local/production/${'0'.repeat(40)}-1x1.png`, 404],
    ['of another dataset', () => `/${paths.photo.replace('production', 'other')}`, 404],
    ['of another project', () => `/${paths.photo.replace('local', 'other')}`, 404],
    ['with another size in its name', () => `/${paths.photo.replace('60x40', '61x40')}`, 404],
    ['that climbs out of the folder', () => '/images/local/production/..%2F..%2Faccounts.sqlite', 404],
    ['that asks for nonsense', () => `/${paths.photo}?w=wide`, 400],
  ])('%s is answered in JSON', async (_what, path, status) => {
    const response = await site.fetchPath(path())
    expect(response.status).toBe(status)
    expect(response.headers.get('cache-control')).toBeNull()
    expect(await response.json()).toMatchObject({ statusCode: status, message: expect.stringMatching(/\w+ \w+/) })
  })

  it('of a deleted asset is not found', async () => {
    const sent = await site.call('/assets/images/production', {
      method: 'POST',
      token: WRITE_TOKEN,
      body: await photo(33),
    })
    const { document } = z
      .object({ document: z.object({ _id: z.string(), path: z.string() }) })
      .parse(await sent.json())
    const mutations = [{ delete: { id: document._id } }]
    await site.call('/data/mutate/production', { method: 'POST', token: WRITE_TOKEN, json: { mutations } })
    expect((await site.fetchPath(`/${document.path}`)).status).toBe(404)
  })
})

describe('new sizes of images', () => {
  const from = (address: string) => ({ 'x-forwarded-for': address })
  const status = async (query: string, address: string) => (await get('photo', query, from(address))).status
  const small = (width: number) => `?w=${width}&h=7&fit=crop`

  it('are limited to three hundred megapixels per client and minute, at least one per image', async () => {
    const client = '203.0.113.9'
    const takeSmall = async (first: number, last: number) => {
      const widths = Array.from({ length: last - first + 1 }, (_, index) => first + index)
      const statuses = await Promise.all(widths.map((width) => status(small(width), client)))
      expect(new Set(statuses)).toEqual(new Set([200]))
    }
    for (const first of [1, 51, 101, 151, 201]) await takeSmall(first, first + 49)
    expect(await status('?w=4000&h=3000&fit=crop', client)).toBe(200)
    // 12 megapixels and 250 images leave 38.
    await takeSmall(251, 288)
    const refused = await get('photo', small(289), from(client))
    expect(refused.status).toBe(429)
    expect(refused.headers.get('cache-control')).toBeNull()
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(await status(small(1), client)).toBe(200)
    expect(await status(small(289), '203.0.113.10')).toBe(200)
  })
})
