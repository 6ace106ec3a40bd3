import sharp from 'sharp'
import { getPartnerPreviewHref } from '#lib/content/previewAddress.ts'
import { expect, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { enterPreview, writePreviewSecret } from './product/preview.ts'
import { addPerson, openSession } from './product/roles.ts'
import { getLastChanges, readSitemapTimes } from './sitemap.ts'
import { WITHOUT_SCRIPTS } from './siteRoutes.ts'

test('a page visited during changes ends with the last change', async ({ sandbox }) => {
  const content = await sandbox.content()
  const read = async () => (await fetch(`${sandbox.url}/support`)).text()
  for (let change = 1; change <= 10; change += 1) {
    const visits = Promise.all([read(), read()])
    await content
      .patch('supportPage')
      .set({ headline: `Change ${change}` })
      .commit()
    await visits
  }
  await expect.poll(read).toContain('Change 10')
})

test('what an editor publishes is what a shared page shows', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const picture = async (url: string) => [url, await (await page.request.get(url)).body()] as const
  const image = async () => (await fetchHead(page.request, `${sandbox.url}/support`)).meta('og:image').join()
  const [address, drawn] = await picture(await image())
  const before = await readSitemapTimes(page.request, sandbox.url)
  await content.patch('supportPage').set({ headline: 'Ask us anything' }).commit()
  await expect.poll(image).not.toBe(address)
  const times = await getLastChanges(content)
  expect(times).toEqual({ ...before, '/support': expect.not.stringMatching(String(before['/support'])) })
  expect(await readSitemapTimes(page.request, sandbox.url)).toEqual(times)
  const [, redrawn] = await picture(await image())
  expect(redrawn.equals(drawn)).toBe(false)

  const uploaded = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#13382a' } })
    .png()
    .toBuffer()
  const asset = await content.assets.upload('image', uploaded, { filename: 'chosen.png' })
  const chosen = {
    _type: 'accessibleImage',
    asset: { _type: 'reference', _ref: asset._id },
    alt: 'Two people at a table',
  }
  await content.patch('supportPage').set({ 'seo.title': 'Reach us', 'seo.image': chosen }).commit()
  await expect.poll(image).toContain('/lake/images/')
  const { meta, titles } = await fetchHead(page.request, `${sandbox.url}/support`)
  expect(titles).toEqual(['Homie | Reach us'])
  expect(meta('og:image:alt')).toEqual(['Two people at a table'])
  const [, delivered] = await picture(await image())
  const { width, height, format } = await sharp(delivered).metadata()
  expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'jpeg' })
  expect(meta('og:image:type')).toEqual(['image/jpeg'])
  expect(delivered.length).toBeLessThan(300_000)
})

test('the menu of every page follows the section order of its landing page', async ({ sandbox }) => {
  const content = await sandbox.content()
  const readMenu = async (path: string) => {
    const html = await (await fetch(sandbox.url + path)).text()
    const menu = html.match(/<nav class="header-nav".*?<\/nav>/s)?.[0] ?? ''
    return [...menu.matchAll(/<a href="[^"]*#([\w-]+)"/g)].map(([, anchor]) => anchor)
  }
  const before = ['home', 'how-it-works', 'our-features', 'why-homie', 'testimonials', 'faq']
  for (const path of ['/', '/support']) expect(await readMenu(path)).toEqual(before)
  const order = ['faq', 'howItWorks', 'features', 'difference', 'testimonials']
  const sectionOrder = order.map((section) => ({ _key: section, _type: 'placedSection', section }))
  await content.patch('personalPage').set({ sectionOrder }).commit()
  const after = ['home', 'faq', 'how-it-works', 'our-features', 'why-homie', 'testimonials']
  for (const path of ['/', '/support', '/nowhere']) await expect.poll(() => readMenu(path)).toEqual(after)
  expect(await readMenu('/fr/support')).toEqual(before)
})

for (const [id, path] of [
  ['supportPage', '/support'],
  ['unsubscribePage', '/unsubscribe'],
] as const) {
  test(`a token in the search fields of ${path} is replaced`, async ({ request, sandbox }) => {
    const content = await sandbox.content()
    const email = await content.fetch<string>('*[_id == "siteSettings"][0].contacts.supportEmail')
    await content.patch(id).set({ 'seo.title': 'Mail {supportEmail}' }).commit()
    const titles = async () => (await fetchHead(request, `${sandbox.url}${path}`)).titles
    await expect.poll(titles).toEqual([`Homie | Mail ${email}`])
  })
}

test('a page published only in English is not offered in French', async ({ request, sandbox }) => {
  const content = await sandbox.content()
  const french = await content.getDocument('supportPage-fr')
  if (!french) throw new Error('The seed has no supportPage-fr')
  const find = async (path: string) => {
    const response = await request.get(sandbox.url + path, { maxRedirects: 0 })
    return response.headers()['location'] ?? response.status()
  }
  const offers = async () => {
    const { links, body } = await fetchHead(request, `${sandbox.url}/support`)
    const sitemap = await (await request.get(`${sandbox.url}/sitemap.xml`)).text()
    return [
      links.some(({ hrefLang }) => hrefLang === 'fr-CA'),
      body.includes('href="/fr/support"'),
      sitemap.includes('/fr/support<'),
    ]
  }
  expect([await find('/fr/support'), ...(await offers())]).toEqual([200, true, true, true])
  await content.delete('supportPage-fr')
  await expect.poll(() => find('/fr/support?from=mail')).toBe('/support?from=mail')
  expect(await find('/fr/lp1/support')).toBe('/lp1/support')
  await expect.poll(offers).toEqual([false, false, false])
  expect((await request.get(`${sandbox.url}/fr`)).status()).toBe(200)
  await content.create(french)
  await expect.poll(() => find('/fr/support')).toBe(200)
  await expect.poll(offers).toEqual([true, true, true])
})

/** A company an editor adds. */
const partner = {
  _id: 'partner-cedar-row',
  _type: 'partner',
  name: 'Cedar Row Lending',
  slug: { _type: 'slug', current: 'cedar-row' },
  kind: 'brokerage',
  logoText: 'Cedar Row',
  logoAlt: 'Cedar Row Lending',
  colour: '#7A2E1D',
  linkMessage: 'Homie, with Cedar Row Lending',
  scanMessage: 'Cedar Row Lending invites you to see your buying power.',
  source: 'sample',
}

const LINK = '/v1/link/cedar-row'
const SCAN = '/signup/mobile/cedar-row'

test.describe('a partner', () => {
  /** Programs are never led on, so the page can be looked at. */
  test.use({ userAgent: 'Googlebot/2.1' })

  test('a new partner works at once on both pages, until it is removed', async ({ page, sandbox }) => {
    const content = await sandbox.content()
    const shows = async (address: string, text: string) =>
      (await (await page.request.get(sandbox.url + address)).text()).includes(text)

    for (const address of [LINK, SCAN]) expect(await shows(address, 'Cedar Row'), `${address} before`).toBe(false)
    await content.create(partner)
    await expect.poll(() => shows(LINK, partner.linkMessage)).toBe(true)
    await expect.poll(() => shows(SCAN, partner.scanMessage)).toBe(true)

    await page.goto(sandbox.url + LINK)
    await expect(page.getByRole('main')).toContainText('Cedar Row')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', sandbox.url + LINK)

    await content.patch(partner._id).set({ linkMessage: 'Together with Cedar Row' }).commit()
    await expect.poll(() => shows(LINK, 'Together with Cedar Row')).toBe(true)
    await content.delete(partner._id)
    await expect.poll(() => shows(LINK, 'Cedar Row')).toBe(false)
  })

  test('a partner’s draft shows only with a secret of the Studio, and is not cached', async ({
    page,
    sandbox,
    expected,
  }) => {
    expected.push(/404/)
    await (await sandbox.content()).create({ ...partner, _id: `drafts.${partner._id}` })
    const draft = async (secret: string) => page.request.get(sandbox.url + getPartnerPreviewHref('cedar-row', secret))

    for (const secret of ['', 'guessed']) {
      const answer = await draft(secret)
      expect([answer.status(), (await answer.text()).includes('Cedar Row')]).toEqual([404, false])
    }
    const secret = await writePreviewSecret(sandbox)
    const answer = await draft(secret)
    expect(answer.status()).toBe(200)
    expect(await answer.text()).toContain(partner.scanMessage)
    expect(answer.headers()).toMatchObject({
      'referrer-policy': 'no-referrer',
      'cache-control': expect.stringContaining('no-store'),
    })

    await page.goto(sandbox.url + getPartnerPreviewHref('cedar-row', secret))
    await expect(page.getByRole('main')).toContainText(partner.scanMessage)
    expect(await page.context().cookies()).toEqual([])
    await page.goto(`${sandbox.url + SCAN}?from=link`)
    await expect(page.getByRole('main')).not.toContainText('Cedar Row')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 }, expected: [WITHOUT_SCRIPTS] })

  test('the preview ends with its session, and published content is shown', async ({ page, sandbox }) => {
    const content = await sandbox.content()
    const { _id, ...support } = (await content.getDocument('supportPage')) ?? { _id: '', _type: '' }
    await content.create({ ...support, _id: `drafts.${_id}`, headline: 'Not for everybody yet' })
    const token = await openSession(sandbox, await addPerson(sandbox, 'viewer'))
    await enterPreview(page, sandbox, '/support', token)
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Not for everybody yet')

    await fetch(`${sandbox.url}/lake/v1/auth/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('How can we help you?')
    await expect(page.getByRole('complementary')).toHaveCount(0)
  })
})
