import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { computeGeometry, transformParams } from '#store/assets/geometry.ts'
import { MAX_OUTPUT_SIDE, MAX_PIXELS } from '#store/assets/limits.ts'

const SOURCE = { width: 800, height: 400 }
const geometry = (query: string) =>
  computeGeometry(SOURCE, transformParams.parse(Object.fromEntries(new URLSearchParams(query))))

/** The size that sharp gives the image. */
async function resized(query: string) {
  const { extract, resize } = geometry(query)
  const image = sharp({ create: { ...SOURCE, channels: 3, background: '#063' } })
  const { info } = await image.extract(extract).resize(resize).raw().toBuffer({ resolveWithObject: true })
  return [info.width, info.height]
}

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })

describe('the size of an image', () => {
  it.each([
    ['nothing', '', [800, 400]],
    ['a width', 'w=200', [200, 100]],
    ['a height', 'h=200', [400, 200]],
    ['a width above the source', 'w=1600', [1600, 800]],
    ['a width above the source, without enlarging', 'w=1600&fit=max', [800, 400]],
    ['a box', 'w=200&h=200', [200, 100]],
    ['a box above the source, without enlarging', 'w=1600&h=1600&fit=max', [800, 400]],
    ['a box to be filled with the image', 'w=200&h=200&fit=crop', [200, 200]],
    ['twice the pixels', 'w=200&dpr=2', [400, 200]],
    ['a box to be covered without enlarging', 'w=1600&h=1600&fit=min', [400, 400]],
    ['a box to be stretched to', 'w=200&h=200&fit=scale', [200, 200]],
    ['a box to be filled with a border', 'w=200&h=200&fit=fill', [200, 200]],
    ['a crop within limits', 'w=200&max-h=50&fit=crop', [200, 50]],
    ['a crop of at least a height', 'w=200&min-h=150&fit=crop', [200, 150]],
    ['a crop around a focal point', 'w=50&h=100&fit=crop&crop=focalpoint&fp-x=1', [50, 100]],
    ['a part of a pixel', 'w=199.6', [200, 100]],
    ['a part', 'rect=0,0,100,100', [100, 100]],
    ['a part at a width', 'rect=0,0,100,100&w=50', [50, 50]],
    ['a part that goes beyond the source', 'rect=700,300,500,500', [100, 100]],
    ['more than is made here', 'w=8000', [MAX_OUTPUT_SIDE, MAX_OUTPUT_SIDE / 2]],
  ])('asked for %s', async (_what, query, size) => {
    expect(await resized(query)).toEqual(size)
  })

  it('stays what is made here over all frames of an animation', () => {
    const { pixels } = computeGeometry(SOURCE, transformParams.parse({ w: '4000' }), 50)
    expect(pixels).toBeLessThanOrEqual(MAX_PIXELS)
  })
})

describe('the part of an image that is cut out', () => {
  it('lies inside the source and gives a bounded image, whatever is asked', () => {
    const side = fc.integer({ min: 1, max: 8192 })
    const rect = fc.record({ left: side, top: side, width: side, height: side })
    const params = fc.record({
      w: optional(side),
      h: optional(side),
      dpr: optional(fc.constantFrom(0.5, 1, 2, 3)),
      rect: optional(rect),
      fit: optional(fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale')),
      crop: optional(fc.constantFrom('top', 'entropy', 'focalpoint')),
      'fp-x': optional(fc.constantFrom(0, 0.3, 1)),
      'min-w': optional(side),
      'max-h': optional(side),
    })
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), params, (source, asked) => {
        const { extract, resize, pixels } = computeGeometry(source, asked)
        expect(pixels).toBeLessThanOrEqual(MAX_OUTPUT_SIDE ** 2)
        expect(extract.left).toBeGreaterThanOrEqual(0)
        expect(extract.top).toBeGreaterThanOrEqual(0)
        expect(extract.left + extract.width).toBeLessThanOrEqual(source.width)
        expect(extract.top + extract.height).toBeLessThanOrEqual(source.height)
        for (const length of [extract.width, extract.height, resize.width, resize.height]) {
          expect(Number.isInteger(length) && length > 0).toBe(true)
        }
        expect(Math.max(resize.width, resize.height)).toBeLessThanOrEqual(MAX_OUTPUT_SIDE)
      }),
    )
  })
})

describe('an image URL with an invalid parameter', () => {
  it.each(['w=0', 'w=-1', 'w=9000', 'h=abc', 'fit=stretch', 'rect=1,2,3', 'rect=0,0,0,5', 'auto=best'])(
    'is refused: %s',
    (query) => {
      expect(transformParams.safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(false)
    },
  )
})
