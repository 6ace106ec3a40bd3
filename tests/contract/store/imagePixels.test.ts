import { createImageUrlBuilder } from '@sanity/image-url'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { openSite, type Site, WRITE_TOKEN } from './accountsSite.ts'

let site: Site
let quartersId: string
let transparentId: string

const COLOURS = { red: '#f00', green: '#0f0', blue: '#00f', white: '#fff' } as const
const WIDTH = 60
const HEIGHT = 40

/** Draws red and green above blue and white. */
function drawQuarters() {
  const quarter = (background: string) =>
    sharp({ create: { width: WIDTH / 2, height: HEIGHT / 2, channels: 3, background } })
      .png()
      .toBuffer()
  const at = async (background: string, left: number, top: number) => ({ input: await quarter(background), left, top })
  return Promise.all([
    at(COLOURS.green, WIDTH / 2, 0),
    at(COLOURS.blue, 0, HEIGHT / 2),
    at(COLOURS.white, WIDTH / 2, HEIGHT / 2),
  ]).then((parts) =>
    sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: COLOURS.red } })
      .composite(parts)
      .png()
      .toBuffer(),
  )
}

const drawTransparent = () =>
  sharp({ create: { width: WIDTH, height: HEIGHT, channels: 4, background: '#0000' } })
    .png()
    .toBuffer()

async function upload(body: BodyInit) {
  const sent = await site.call('/assets/images/production', { method: 'POST', token: WRITE_TOKEN, body })
  return z.object({ document: z.object({ _id: z.string() }) }).parse(await sent.json()).document._id
}

beforeAll(async () => {
  site = await openSite()
  quartersId = await upload(new Uint8Array(await drawQuarters()))
  transparentId = await upload(new Uint8Array(await drawTransparent()))
})
afterAll(() => site.close())

type Builder = ReturnType<typeof createImageUrlBuilder>

const NAMES = new Map([
  ['255,0,0', 'red'],
  ['0,255,0', 'green'],
  ['0,0,255', 'blue'],
  ['255,255,255', 'white'],
  ['0,255,255', 'cyan'],
  ['255,255,0', 'yellow'],
])

/** Fetches an image as PNG and names the colours of its corners, row by row. */
async function getCorners(apply: (image: Builder) => Builder, id = quartersId) {
  const builder = createImageUrlBuilder({ projectId: 'local', dataset: 'production', baseUrl: site.url })
  const response = await fetch(apply(builder.image(id)).format('png').url())
  const image = sharp(Buffer.from(await response.arrayBuffer())).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const colourAt = (x: number, y: number) => {
    const start = (y * info.width + x) * info.channels
    const colour = [...data.subarray(start, start + 3)].join(',')
    return NAMES.get(colour) ?? colour
  }
  const [right, bottom] = [info.width - 1, info.height - 1]
  return [colourAt(0, 0), colourAt(right, 0), colourAt(0, bottom), colourAt(right, bottom)].join(' ')
}

describe('the pixels of an image', () => {
  it.each<[string, (image: Builder) => Builder, string]>([
    ['no parameter', (image) => image, 'red green blue white'],
    ['flipHorizontal', (image) => image.flipHorizontal(), 'green red white blue'],
    ['flipVertical', (image) => image.flipVertical(), 'blue white red green'],
    ['orientation 90', (image) => image.orientation(90), 'blue red white green'],
    ['orientation 180', (image) => image.orientation(180), 'white blue green red'],
    ['orientation 270', (image) => image.orientation(270), 'green white red blue'],
    ['rect', (image) => image.rect(30, 0, 30, 20), 'green green green green'],
    ['rect and width', (image) => image.rect(0, 0, 30, 40).width(15), 'red red blue blue'],
    ['crop top', (image) => image.size(30, 4).fit('crop').crop('top'), 'red green red green'],
    ['crop bottom', (image) => image.size(30, 4).fit('crop').crop('bottom'), 'blue white blue white'],
    ['crop left', (image) => image.size(10, 20).fit('crop').crop('left'), 'red red blue blue'],
    ['crop right', (image) => image.size(10, 20).fit('crop').crop('right'), 'green green white white'],
    ['crop center', (image) => image.size(10, 20).fit('crop').crop('center'), 'red green blue white'],
    [
      'a focal point',
      (image) => image.focalPoint(1, 0.5).size(10, 20).fit('crop').crop('focalpoint'),
      'green green white white',
    ],
    ['fit scale', (image) => image.size(20, 60).fit('scale'), 'red green blue white'],
    ['fit clip', (image) => image.size(30, 30).fit('clip'), 'red green blue white'],
    [
      'fit fill with a background',
      (image) => image.ignoreImageParams().size(60, 60).fit('fill').bg('ff0'),
      'yellow yellow yellow yellow',
    ],
    ['pad with a background', (image) => image.pad(5).bg('ff0'), 'yellow yellow yellow yellow'],
    ['invert', (image) => image.rect(0, 0, 30, 20).invert(true), 'cyan cyan cyan cyan'],
  ])('with %s', async (_name, apply, expected) => {
    expect(await getCorners(apply)).toBe(expected)
  })

  it('without colour are grey', async () => {
    const colours = (await getCorners((image) => image.saturation(-100))).split(' ')
    expect(colours.every((colour) => colour === 'white' || new Set(colour.split(',')).size === 1)).toBe(true)
  })

  it('mix at an edge that is blurred', async () => {
    const atEdge = (image: Builder) => image.rect(26, 0, 8, 20)
    expect(await getCorners(atEdge)).toBe('red green red green')
    expect(await getCorners((image) => atEdge(image).blur(100))).not.toMatch(/red|green/)
  })

  it('that are transparent get the background', async () => {
    expect(await getCorners((image) => image.bg('ff0'), transparentId)).toBe('yellow yellow yellow yellow')
  })

  it('of a low quality take fewer bytes', async () => {
    const builder = createImageUrlBuilder({ projectId: 'local', dataset: 'production', baseUrl: site.url })
    const measure = async (quality: number) => {
      const response = await fetch(builder.image(quartersId).format('jpg').quality(quality).url())
      return (await response.arrayBuffer()).byteLength
    }
    expect(await measure(5)).toBeLessThan(await measure(95))
  })
})
