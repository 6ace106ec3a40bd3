import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RateLine } from '#components/sections/features/drawings.tsx'

test('a rate chart without its optional texts shows none', () => {
  const card = { label: 'Five-year fixed', value: null, note: null, rows: [] }
  const html = renderToStaticMarkup(<RateLine card={card} gauge={{ figure: 1, change: 1, low: 0, high: 2 }} />)
  expect(html).not.toContain('null')
})
