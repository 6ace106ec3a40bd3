import { describe, expect, test } from 'vitest'
import { getDisplayedSize } from '#lib/content/images.ts'

const file = { width: 400, height: 100 }
const drawing = { _type: 'reference', _ref: 'image-0a1b-400x100-svg' } as const

interface Edges {
  left?: number
  right?: number
  top?: number
  bottom?: number
}
const crop = ({ left = 0, right = 0, top = 0, bottom = 0 }: Edges) => ({
  crop: { _type: 'sanity.imageCrop', left, right, top, bottom } as const,
})

describe('the size of an image on the page', () => {
  test.each([
    { name: 'is that of the file without a crop', image: {}, expected: file },
    { name: 'is narrower with a crop on the left', image: crop({ left: 0.5 }), expected: { width: 200, height: 100 } },
    {
      name: 'is smaller with a crop on every side',
      image: crop({ left: 0.25, right: 0.25, top: 0.25, bottom: 0.5 }),
      expected: { width: 200, height: 25 },
    },
    {
      name: 'ignores the crop of a vector drawing, which is served whole',
      image: { asset: drawing, ...crop({ left: 0.5 }) },
      expected: file,
    },
    {
      name: 'is at least one pixel',
      image: crop({ left: 0.5, right: 0.5 }),
      expected: { width: 1, height: 100 },
    },
  ])('$name', ({ image, expected }) => {
    expect(getDisplayedSize(image, file)).toEqual(expected)
  })

  test('is that of a wordmark without a stored size', () => {
    expect(getDisplayedSize({}, null)).toEqual({ width: 120, height: 40 })
  })
})
