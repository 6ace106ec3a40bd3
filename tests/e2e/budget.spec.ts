import { expect, test } from './fixtures.ts'
import { measureBytes } from './pageBytes.ts'
import type { PageBytes } from './pageBytes.ts'

/** The most a page may weigh for a new visitor, in kB (1000 bytes), gzipped. */
const BUDGETS: Readonly<Record<string, Partial<PageBytes>>> = {
  '/': { html: 12, css: 17, font: 50, image: 20, script: 146, scriptWithIdle: 165 },
  '/business': { html: 10, css: 12.5, font: 50, image: 20, script: 154, scriptWithIdle: 168 },
  '/android-waitlist': { html: 9, css: 11.5, font: 50, image: 20, script: 150, scriptWithIdle: 165 },
  '/estimate': { html: 13, css: 11, font: 50, image: 20, script: 152, scriptWithIdle: 166 },
  '/privacy': { html: 11, css: 10, font: 50, image: 20, script: 146, scriptWithIdle: 160 },
  '/v1/link/default': { html: 6, css: 10, font: 50, image: 20, script: 148, scriptWithIdle: 162 },
}

// What a phone shows first.
test.use({ viewport: { width: 390, height: 844 } })

for (const [address, budget] of Object.entries(BUDGETS)) {
  test(`a new visitor of ${address} downloads no more than its budget`, async ({ page }) => {
    const bytes = new Map(Object.entries(await measureBytes(page, address)))
    const over = Object.entries(budget).filter(([kind, most]) => (bytes.get(kind) ?? Infinity) > most * 1000)
    expect(over, `kB over which a page is too heavy; it weighs ${JSON.stringify([...bytes])}`).toEqual([])
  })
}
