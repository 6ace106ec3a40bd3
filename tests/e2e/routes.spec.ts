import { getPathLocale } from '#lib/links/homeLinks.ts'
import { isFull } from '#tests/support/full.ts'
import { isSampled } from './accessibility/samples.ts'
import { expect, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { siteRoutes, toStablePath, WITHOUT_SCRIPTS } from './siteRoutes.ts'

test.describe('without JavaScript', () => {
  // A partner's pages are rendered at the first request.
  test.use({ javaScriptEnabled: false, expected: [WITHOUT_SCRIPTS] })

  test('every page can be read and has working links', async ({ page }) => {
    test.slow()
    for (const address of siteRoutes.filter((each) => isFull || isSampled(each) || each.startsWith('/lp1/support'))) {
      await page.goto(toStablePath(address))
      await expect.soft(page.getByRole('heading', { level: 1 }), address).toBeVisible()
      await expect.soft(page.getByRole('main'), address).toContainText(/\w+ \w+ \w+/)
      await expect.soft(page.locator('li:empty'), address).toHaveCount(0)
      const targets = await page
        .locator('a:not([hreflang])')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
      const broken = targets.filter((href) => href === null || !/^(\/|#\w|https:|mailto:)/.test(href))
      expect.soft(broken, address).toEqual([])
      // A language is left by its switch alone.
      const inside = targets.filter((href) => href?.startsWith('/')).map((href) => new URL(href ?? '', page.url()))
      const foreign = inside.filter(({ pathname }) => getPathLocale(pathname) !== getPathLocale(address))
      expect.soft(foreign, address).toEqual([])
      if (!address.startsWith('/lp1')) continue
      // The landing variant is left by the audience tabs alone, which lead to the two landing pages.
      const outside = targets.filter((href) => href?.startsWith('/') && !/^\/lp1([/#?]|$)/.test(href))
      expect.soft(new Set(outside), address).toEqual(new Set(/link|signup/.test(address) ? [] : ['/', '/business']))
    }
  })
})

/** Numbers that name no version, and a version that is not later than the one it is compared with. */
const noVersions = ['0', '2', '01', '1e0', 'one', '1/since/1'].map((end) => `/privacy/history/${end}`)

for (const address of ['/nowhere', '/lp1/nowhere', '/business/nowhere', '/v1/link', '/privacy/more', ...noVersions]) {
  test(`${address} is not found`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(404)
    const { titles, meta, body } = await fetchHead(request, address)
    expect(titles).toEqual(['Homie | Page Not Found'])
    expect(meta('robots').join()).toContain('noindex')
    expect(body).toMatch(/<h1[^>]*>Page Not Found/)
    expect(body).toContain('mortgage maze')
    expect(body).not.toMatch(/<li[^>]*><\/li>/)
  })
}

for (const [language, chosen, headline] of [
  ['en-CA', '', 'This Link Has Ended'],
  ['fr-CA', '', 'Ce lien a expiré'],
  ['en-CA', '&lang=fr-CA', 'Ce lien a expiré'],
  ['fr-CA', '&lang=en-CA', 'This Link Has Ended'],
] as const) {
  test(`a link to a partner’s results that has expired says so in ${language}${chosen}`, async ({ request }) => {
    const address = `/shared/results/9e9267b1-c1d0-415c-be5f-393a17741dd1?key=expired${chosen}`
    const answer = await request.get(address, { headers: { 'accept-language': language } })
    expect(answer.status()).toBe(404)
    expect(await answer.text()).toMatch(new RegExp(`<h1[^>]*>${headline}</h1>`))
  })
}

for (const query of ['', '?sanity-preview-secret=wrong']) {
  test(`a message preview with the query "${query}" is not found`, async ({ request }) => {
    expect((await request.get(`/api/messages/demo${query}`)).status()).toBe(404)
  })
}

for (const [address, status] of [
  ['/fr/nowhere', 404],
  ['/fr/page-not-found', 404],
  ['/fr/privacy/history/2', 404],
  ['/fr-lp1/support', 404],
  ['/en/support', 404],
  ['/fr/fr/support', 404],
  ['/fr/privacy/nowhere', 404],
  ['/fr/v1/link/default/more', 404],
  ['/fr/unavailable', 200],
] as const) {
  test(`${address} answers ${status} in the language of its address`, async ({ request }) => {
    const answer = await request.get(address)
    expect(answer.status()).toBe(status)
    const language = getPathLocale(address)
    expect(await answer.text()).toContain(`<html lang="${language}"`)
  })
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled })

    test('an unknown address leads back home', async ({ page, expected }) => {
      expected.push(/404/)
      for (const address of ['/nowhere', '/lp1/nowhere', '/privacy/history/2']) {
        expect((await page.goto(address))?.status()).toBe(404)
        await expect(page).toHaveTitle('Homie | Page Not Found')
        await expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
        await expect(page.getByText('mortgage maze')).toBeVisible()
        await expect(page.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
        await expect(page.getByRole('banner').getByRole('link', { name: 'Homie, home' })).toBeVisible()
        await expect(page.getByRole('contentinfo')).toContainText('Privacy Policy')
      }
    })
  })
}

test('unknown addresses share one page, rendered once', async ({ request }) => {
  await request.get('/nowhere')
  for (const address of ['/elsewhere', '/privacy/history/9']) {
    const cache = async () => (await request.get(address)).headers()['x-nextjs-cache']
    await expect.poll(cache).toBe('HIT')
  }
})

test('the landing variant redirects permanently to the business page', async ({ request }) => {
  const answer = await request.get('/lp1/business', { maxRedirects: 0 })
  expect(answer.status()).toBe(308)
  expect(answer.headers()['location']).toBe('/business')
})

for (const [address, location] of [
  ['/Support/?a=1~2,3', '/support?a=1~2,3'],
  ['/Business/', '/business'],
  ['/V1/LINK/TAMARACK/?a=%7E', '/v1/link/tamarack?a=%7E'],
  ['/api/health/', '/api/health'],
] as const) {
  test(`${address} redirects to its address in one step`, async ({ request }) => {
    const answer = await request.get(address, { maxRedirects: 0 })
    expect([answer.status(), answer.headers()['location']]).toEqual([308, location])
  })
}
