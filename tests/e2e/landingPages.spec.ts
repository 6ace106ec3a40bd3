import sharp from 'sharp'
import { putIn } from '#tests/contract/store/removeFields.ts'
import { heavyLanding, landingSample } from '#tests/unit/landingPages/landingPage.ts'
import { findAxeFaults } from './accessibility/axe.ts'
import { openQuietly } from './accessibility/page.ts'
import { expect, savePicture, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { measureBytes, type PageBytes } from './pageBytes.ts'

const ask = (address: string) => fetch(address, { redirect: 'manual' })

test('a landing page is published in both languages, and leads on when it is over', async ({
  page,
  context,
  sandbox,
}) => {
  const content = await sandbox.content()
  const address = `${sandbox.url}/spring-campaign`
  expect((await ask(address)).status).toBe(404)

  const photo = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#83cfc1' } })
    .png()
    .toBuffer()
  const { _id: _ref } = await content.assets.upload('image', photo, { filename: 'street.png' })
  const sections = landingSample.sections.map((section) =>
    'picture' in section
      ? { ...section, picture: { ...section.picture, asset: { _type: 'reference', _ref } } }
      : section,
  )
  await content.create({ ...landingSample, sections })
  await content.create({
    _id: 'landing-spring-fr',
    _type: 'landingPage',
    language: 'fr-CA',
    title: 'Offre du printemps',
    seo: { _type: 'seo', title: 'Printemps', description: 'Une page pour le printemps.' },
    sections: [{ _key: 'f', _type: 'siteFeatures' }],
  })

  await expect.poll(async () => (await ask(address)).status).toBe(200)
  await openQuietly(page, context, address)
  await expect(page).toHaveTitle('Homie | Spring')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring in the city')
  // Words that the page has of its own, and those it takes from its source.
  await expect(page.getByRole('heading', { name: 'Five tools' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('img', { name: 'Tamarack Mortgage' }).first()).toBeVisible()
  await expect(page.getByRole('banner').getByRole('link', { name: 'See My Buying Power' })).toHaveAttribute(
    'href',
    '/v1/link/tamarack',
  )
  // In the colours of the partner: its own is dark enough to be read.
  const closing = page.locator('.closing')
  await expect(closing).toHaveCSS('background-image', /, rgb\(31, 63, 102\)\)$/)
  await expect(page.getByRole('link', { name: 'Or estimate it here' })).toHaveCSS('color', 'rgb(31, 63, 102)')
  await page.emulateMedia({ media: 'print' })
  await expect(closing).toHaveCSS('background-image', 'none')
  await expect(closing.getByText('It is free.')).not.toHaveCSS('color', 'rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'screen' })
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 })
    expect(await findAxeFaults(page)).toEqual([])
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    await savePicture(page, `landing-${width}`)
  }
  const head = await fetchHead(page.request, address)
  expect(head.meta('og:image').join()).toContain('/sharing-image/landing/spring-campaign')
  expect((await page.request.get(head.meta('og:image').join())).status()).toBe(200)

  const french = `${sandbox.url}/fr/spring-campaign`
  await openQuietly(page, context, french)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Offre du printemps')
  expect(await findAxeFaults(page)).toEqual([])
  await expect(page.locator('link[hreflang="en-CA"]')).toHaveAttribute('href', address)
  expect(await (await ask(`${sandbox.url}/sitemap.xml`)).text()).toContain(`<loc>${french}</loc>`)

  const answer = async (path: string) => {
    const { status, headers } = await ask(`${sandbox.url}${path}`)
    return [status, headers.get('location')]
  }
  await content.patch('landing-spring').set({ path: '/summer' }).commit()
  await expect.poll(() => answer('/fr/spring-campaign')).toEqual([308, '/fr/summer'])
  await content.patch('landing-spring').set({ runsUntil: '2026-01-02' }).commit()
  await expect.poll(() => answer('/summer')).toEqual([307, '/support'])
  expect(await answer('/spring-campaign')).toEqual([307, '/support'])
  expect(await answer('/winter-campaign')).toEqual([307, '/support'])
})

/** What a stored landing page may have, though no editor can publish it. */
const DAMAGE: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'partner that does not exist': { partner: { _type: 'reference', _ref: 'gone' } },
  'partner of another type': { partner: 'gone' },
  'question that was deleted': {
    sections: [{ _key: 'a', _type: 'siteFaq', questions: [{ _key: 'q', _type: 'reference', _ref: 'gone' }] }],
  },
  'schedule that cannot be read': { runsFrom: 'soon', runsUntil: 'tomorrow', leadsTo: 7 },
  'split that cannot be read': { split: { path: '/', percentage: 'half', from: 'soon', until: null } },
  'split of the page itself': {
    split: { path: '/damaged-6', percentage: 50, from: '2026-01-01', until: '2099-12-31' },
  },
  'section of an unknown type': { sections: [{ _key: 'a', _type: 'gone' }, { _key: 'b' }, null] },
  'sections without words': {
    sections: ['textSection', 'pictureSection', 'figuresSection', 'quoteSection', 'comparisonSection'].map((_type) => ({
      _key: _type,
      _type,
    })),
  },
  'no sections': { sections: null },
  'section that is there twice': {
    sections: ['a', 'b'].map((_key) => ({ _key, _type: 'siteHero' })),
  },
  'announcement of another type': { announcement: { text: 5, from: 'soon' } },
  'no texts for search engines': { seo: null },
  'former paths of another type': { formerPaths: 'gone' },
}

const OTHERS = ['/', '/fr', '/business', '/support', '/whole', '/sitemap.xml']

test('a landing page that is damaged takes neither itself nor other pages down', async ({ sandbox: site }) => {
  const content = await site.content()
  const pages = Object.entries(DAMAGE).map(([what, fields], index) => ({ id: `damaged-${index + 1}`, what, fields }))
  const sections = landingSample.sections.filter(({ _type }) => _type === 'textSection')
  for (const id of [...pages.map((page) => page.id), 'whole']) {
    await content.create({ ...landingSample, _id: id, path: `/${id}`, formerPaths: [], sections })
  }
  await content.patch('partner-tamarack').set({ enabled: false }).commit()
  await site.restart('SIGTERM', () =>
    putIn(site.folder, Object.fromEntries(pages.map(({ id, fields }) => [id, fields]))),
  )

  const listMissing = async () => {
    const shown = await Promise.all(
      [...pages.map(({ id, what }) => [`/${id}`, what]), ...OTHERS.map((path) => [path, 'another page'])].map(
        async ([path = '', what]) => `${what}: ${(await ask(`${site.url}${path}`)).status}`,
      ),
    )
    return shown.filter((line) => !line.endsWith(': 200'))
  }
  // A store that is slow at its start has the site serve its last responses, which are older than these pages.
  await expect.poll(listMissing).toEqual([])
  // Its partner was switched off.
  const whole = await (await ask(`${site.url}/whole`)).text()
  expect(whole).toContain('A first sentence.')
  expect(whole).not.toContain('Tamarack')
})

// A headless browser counts as a program, which gets the page itself.
const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36'

test.describe('for a visitor', () => {
  test.use({ userAgent: BROWSER })

  test('a split shows each side at the address of the page, and the cookie policy names its cookie', async ({
    page,
    context,
    sandbox,
  }) => {
    const content = await sandbox.content()
    const address = `${sandbox.url}/business`
    const split = { path: '/business', percentage: 50, from: '2026-01-01', until: '2099-12-31' }
    await content.create({
      ...landingSample,
      _id: 'landing-side',
      path: '/side',
      formerPaths: [],
      sections: landingSample.sections.slice(0, 3),
      split,
    })
    const read = async (side: string) =>
      (await fetch(address, { headers: { 'user-agent': BROWSER, cookie: side } })).text()
    await expect.poll(() => read('homie_split=/side:b')).toContain('Spring in the city')
    expect(await read('homie_split=/side:a')).not.toContain('Spring in the city')

    await context.addCookies([{ name: 'homie_split', value: '/side:b', url: sandbox.url }])
    await openQuietly(page, context, `${sandbox.url}/cookie-policy`)
    await expect(page.getByRole('rowheader', { name: 'homie_split' })).toBeVisible()
    await page.getByRole('banner').getByRole('link', { name: 'Business', exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Spring in the city')
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', address)
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
    expect(await (await ask(`${sandbox.url}/sitemap.xml`)).text()).not.toContain('/side')
  })
})

/**
 * The most that five heavy sections may weigh, in kB (1000 bytes), gzipped. The scripts are those of the business page, with
 * the demo of the phone once the browser is idle; 0.1 kB of them take over what was sent or changed before hydration. One
 * stylesheet holds the styles of all sections, 0.1 kB of which draw what opens and closes before the other icons.
 */
const BUDGET: Readonly<Partial<PageBytes>> = {
  html: 10.5,
  css: 21,
  font: 20,
  image: 20,
  script: 150.7,
  scriptWithIdle: 158.7,
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a landing page of the five heaviest sections weighs no more than its budget', async ({ page, sandbox }) => {
    await (await sandbox.content()).create(heavyLanding)
    const address = sandbox.url + heavyLanding.path
    await expect.poll(async () => (await ask(address)).status).toBe(200)
    const bytes = new Map(Object.entries(await measureBytes(page, address)))
    const over = Object.entries(BUDGET).filter(([kind, most]) => (bytes.get(kind) ?? Infinity) > most * 1000)
    expect(over, `kB over which the page is too heavy; it weighs ${JSON.stringify([...bytes])}`).toEqual([])
  })
})
