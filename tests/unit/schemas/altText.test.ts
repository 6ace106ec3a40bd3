import { describe, expect, it } from 'vitest'
import { adviseOnAltText } from '#schemas/objects.ts'

describe('an alt text', () => {
  it.each([
    ['IMG_0231.jpg', 'file name'],
    ['DSC 1042', 'file name'],
    ['wordmark.svg', 'file name'],
    ['Image of a house', 'screen readers'],
    ['a photo of Priya', 'screen readers'],
  ])('“%s” gets advice', (words, advice) => {
    expect(adviseOnAltText(words)).toContain(advice)
  })

  it.each(['Northfold Credit Union', 'Priya on the porch of her new home', 'The imagery of home', ''])(
    '“%s” gets none',
    (words) => {
      expect(adviseOnAltText(words)).toBeUndefined()
    },
  )
})
