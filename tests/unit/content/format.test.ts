import { expect, it } from 'vitest'
import { formatAddress, withFootnoteMark } from '#lib/content/format.ts'

it('A postal address is one sentence, and its postal code stays on one line', () => {
  expect(formatAddress(['100 Elm Street', 'Montréal, Québec H2X 1Y4', 'Canada'])).toBe(
    '100 Elm Street, Montréal, Québec H2X\u{a0}1Y4, Canada',
  )
})

it.each([
  ['1', 'by 30%¹'],
  ['*', 'by 30%*'],
  [null, 'by 30%'],
])('writes the footnote mark %s as characters', (mark, written) => {
  expect(withFootnoteMark('by 30%', mark)).toBe(written)
})
