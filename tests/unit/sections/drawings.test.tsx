import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RateLine } from '#components/sections/features/drawings.tsx'

test('a rate chart without its optional texts shows none', () => {
  const card = { label: 'Five-year fixed', value: null, note: null, rows: [] }
  const prices = { min: 4, max: 5, step: 0.05, hundreds: [] }
  const gauge = { figure: 1, low: 0, high: 2, rate: 4.5, rateDrop: 0, prices }
  const html = renderToStaticMarkup(<RateLine card={card} gauge={gauge} />)
  expect(html).not.toContain('null')
})
