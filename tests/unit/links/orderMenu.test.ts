import { expect, it, test } from 'vitest'
import { limitMenu, orderMenu } from '#lib/links/orderMenu.ts'

const menu = ['#home', '#how-it-works', '#our-features', '/support', '#faq', 'https://blog.example'].map((href) => ({
  href,
}))

test.each<[string, string[], string[]]>([
  [
    'follows the sections, other links stay in place',
    ['faq', 'features', 'difference', 'howItWorks'],
    ['#home', '#faq', '#our-features', '/support', '#how-it-works', 'https://blog.example'],
  ],
  ['stays as it is on a page without an order', [], menu.map(({ href }) => href)],
])('a menu %s', (_what, sections, hrefs) => {
  const ordered = orderMenu(
    menu,
    sections.map((section) => ({ section })),
  )
  expect(ordered.map(({ href }) => href)).toEqual(hrefs)
})

it('the menu of a landing page leads to the sections that it has', () => {
  const items = ['#home', '#faq', '#testimonials', '/support', 'https://example.com'].map((href) => ({ href }))
  const hrefs = limitMenu(items, [{ section: 'faq' }, { section: 'press' }]).map(({ href }) => href)
  expect(hrefs).toEqual(['#home', '#faq', '/support', 'https://example.com'])
})
