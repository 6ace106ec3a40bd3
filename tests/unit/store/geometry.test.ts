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
    ['a box to be filled as far as the source goes', 'w=1000&h=1000&fit=min', [400, 400]],
    ['a box to be stretched to', 'w=200&h=200&fit=scale', [200, 200]],
    ['twice the pixels', 'w=200&dpr=2', [400, 200]],
    ['a height that is limited', 'w=400&max-h=100&fit=crop', [400, 100]],
    ['a width that is limited from below', 'h=100&min-w=300&fit=crop', [300, 100]],
    ['limits of a crop only', 'w=400&max-h=100', [400, 200]],
    ['limits that leave it', 'max-w=900&max-h=900&fit=crop', [800, 400]],
    ['limits at twice the pixels', 'w=300&max-h=100&dpr=2&fit=crop', [600, 200]],
    ['padding within a box', 'w=220&h=220&pad=10', [200, 100]],
    ['more padding than there is room', 'w=10&h=10&pad=2000&fit=crop', [1, 1]],
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

  it.each([
    ['fill', 'w=200&h=200&fit=fill', [200, 100], [200, 200]],
    ['fill, enlarging', 'w=1600&h=1600&fit=fill', [1600, 800], [1600, 1600]],
    ['pad', 'pad=10', [800, 400], [820, 420]],
    ['pad at twice the pixels', 'w=120&pad=10&dpr=2', [200, 100], [240, 140]],
    ['pad and fill', 'w=220&h=220&pad=10&fit=fill', [200, 100], [220, 220]],
    ['fillmax', 'w=1600&h=1600&fit=fillmax', [800, 400], [1600, 1600]],
  ])('with %s leaves room around the image', (_fit, query, [width, height], [canvasWidth, canvasHeight]) => {
    expect(geometry(query)).toMatchObject({
      resize: { width, height },
      canvas: { width: canvasWidth, height: canvasHeight },
    })
  })
})

describe('the part of an image that is cut out', () => {
  it.each([
    ['the middle', 'w=100&h=100&fit=crop', { left: 200, top: 0, width: 400, height: 400 }],
    ['the left', 'w=100&h=100&fit=crop&crop=left', { left: 0, top: 0, width: 400, height: 400 }],
    ['the right', 'w=100&h=100&fit=crop&crop=top,right', { left: 400, top: 0, width: 400, height: 400 }],
    ['the top', 'w=400&h=100&fit=crop&crop=top', { left: 0, top: 0, width: 800, height: 200 }],
    ['the bottom', 'w=400&h=100&fit=crop&crop=bottom', { left: 0, top: 200, width: 800, height: 200 }],
    [
      'around a point',
      'w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.3&fp-y=0.5',
      { left: 40, top: 0, width: 400, height: 400 },
    ],
    ['around a point near the edge', 'w=100&h=100&fit=crop&fp-x=0.95', { left: 400, top: 0, width: 400, height: 400 }],
    [
      'the middle of a part',
      'rect=100,100,200,100&w=50&h=50&fit=crop',
      { left: 150, top: 100, width: 100, height: 100 },
    ],
    ['all of it, when it must fit', 'w=100&h=100', whole],
    ['all of it, when one side is free', 'w=100&fit=crop', whole],
    ['all of it, to look for what shows most', 'w=100&h=100&fit=crop&crop=entropy', whole],
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
      fit: optional(fc.constantFrom('clip', 'crop', 'fill', 'fillmax', 'max', 'min', 'scale')),
      'fp-x': optional(fc.double({ min: 0, max: 1, noNaN: true })),
      'fp-y': optional(fc.double({ min: 0, max: 1, noNaN: true })),
    })
    fc.assert(
      fc.property(fc.record({ width: side, height: side }), params, (source, asked) => {
        const { extract, resize, canvas = resize } = computeGeometry(source, asked)
        expect(extract.left).toBeGreaterThanOrEqual(0)
        expect(extract.top).toBeGreaterThanOrEqual(0)
        expect(extract.left + extract.width).toBeLessThanOrEqual(source.width)
        expect(extract.top + extract.height).toBeLessThanOrEqual(source.height)
        for (const length of [extract.width, extract.height, resize.width, resize.height]) {
          expect(Number.isInteger(length) && length > 0).toBe(true)
        }
        expect(Math.max(canvas.width, canvas.height)).toBeLessThanOrEqual(MAX_OUTPUT_SIDE)
        expect(resize.width).toBeLessThanOrEqual(canvas.width)
        expect(resize.height).toBeLessThanOrEqual(canvas.height)
      }),
    )
  })
})

describe('an address that asks for nonsense', () => {
  it.each([
    'w=0',
    'w=-1',
    'w=9000',
    'h=abc',
    'fit=stretch',
    'rect=1,2,3',
    'rect=0,0,0,5',
    'fm=exe',
    'q=101',
    'bg=red',
    'fp-x=2',
    'crop=middle',
  ])('is refused: %s', (query) => {
    expect(transformParams.safeParse(Object.fromEntries(new URLSearchParams(query))).success).toBe(false)
  })
})
