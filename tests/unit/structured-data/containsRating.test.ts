import { expect, test } from 'vitest'
import { containsRating } from '#lib/structured-data/graph.ts'

const rating = { value: 4.8, count: 1150 }

test.each([
  [true, 'names both figures, as its language writes them', ['Free.', 'Rating: 4.8 out of 5, from 1,150 ratings.']],
  [false, 'leaves out how many have rated', ['Rating: 4.8 out of 5.', 'Asked of 1,150 buyers.']],
  [false, 'says nothing of it', ['iPhone and App Store are trademarks of Apple Inc.']],
  [false, 'was deleted', []],
])('the rating is shown: %s, when the footer %s', (shown, _why, footer) => {
  expect(containsRating(footer, rating, 'en-CA')).toBe(shown)
})
