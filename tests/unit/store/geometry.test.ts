import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { computeGeometry } from '#store/assets/geometry.ts'
import { MAX_OUTPUT_SIDE, MAX_PIXELS } from '#store/assets/limits.ts'
import { transformParams } from '#store/assets/transform-params.ts'

const SOURCE = { width: 800, height: 400 }
const geometry = (query: string) =>
  computeGeometry(SOURCE, transformParams.parse(Object.fromEntries(new URLSearchParams(query))))

const optional = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined })
const whole = { left: 0, top: 0, width: 800, height: 400 }

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
    ['a part', 'rect=0,0,100,100', [100, 100]],
    ['a part at a width', 'rect=0,0,100,100&w=50', [50, 50]],
    ['a part that goes beyond the source', 'rect=700,300,500,500', [100, 100]],
    ['more than is made here', 'w=8000', [MAX_OUTPUT_SIDE, MAX_OUTPUT_SIDE / 2]],
  ])('asked for %s', (_what, query, [width, height]) => {
    expect(geometry(query).resize).toEqual({ width, height })
  })

  it('stays what is made here over all frames of an animation', () => {
    const { width, height } = computeGeometry(SOURCE, transformParams.parse({ w: '4000' }), 50).resize
    expect(width * height * 50).toBeLessThanOrEqual(MAX_PIXELS * 1.01)
    expect(width / height).toBeCloseTo(2, 2)
    expect(width).toBeGreaterThan(1500)
  })
})

describe('the part of an image that is cut out', () => {
  it.each([
    ['the middle', 'w=100&h=100&fit=crop', { left: 200, top: 0, width: 400, height: 400 }],
    [
      'the middle of a part',
      'rect=100,100,200,100&w=50&h=50&fit=crop',
      { left: 150, top: 100, width: 100, height: 100 },
    ],
    ['all of it, when it must fit', 'w=100&h=100', whole],
    ['all of it, when one side is free', 'w=100&fit=crop', whole],
  ])('is %s', (_what, query, extract) => {
    expect(geometry(query).extract).toEqual(extract)
  })

  it('lies inside the source and gives a bounded image, whatever is asked', () => {
    const side = fc.integer({ min: 1, max: 8192 })
    const rect = fc.record({ left: side, top: side, width: side, height: side })
    const params = fc.record({
      w: optional(side),
      h: optional(side),
      dpr: optional(fc.constantFrom(0.5, 1, 2, 3)),
      rect: optional(rect),
      fit: optional(fc.constantFrom('clip', 'crop', 'max')),
    })
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), params, (source, asked) => {
        const { extract, resize } = computeGeometry(source, asked)
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

describe('an address that asks for nonsense', () => {
  it.each(['w=0', 'w=-1', 'w=9000', 'h=abc', 'fit=stretch', 'rect=1,2,3', 'rect=0,0,0,5', 'fm=exe', 'q=101'])(
    'is refused: %s',
    (query) => {
      expect(transformParams.safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(false)
    },
  )
})
