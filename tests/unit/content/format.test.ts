import { expect, it } from 'vitest'
import { formatAddress } from '#lib/content/format.ts'

it('A postal address is one sentence, and its postal code stays on one line', () => {
  expect(formatAddress(['100 Elm Street', 'Montréal, Québec H2X 1Y4', 'Canada'])).toBe(
    '100 Elm Street, Montréal, Québec H2X\u{a0}1Y4, Canada',
  )
})
