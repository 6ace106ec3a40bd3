import sharp from 'sharp'
import type { Locale } from '#lib/i18n/locales.ts'
import { toCanonicalPath, getPathLocale, toLocalizedPath, getPagePath } from '#lib/links/homeLinks.ts'
import { nodeTypes, searchContract } from '#tests/schema-org/searchContract.ts'
import { vocabularyFaults } from '#tests/schema-org/vocabulary.ts'
import { expect, test } from './fixtures.ts'
import { fetchHead } from './head.ts'
import { getLastChanges, readSitemapTimes } from './sitemap.ts'
import { siteRoutes } from './siteRoutes.ts'

/**
 * Pages no search engine may list: the pages of partners, the one reached from a message, and the
 * versions of a policy, which would compete with the text in force.
 */
const unlisted = (address: string) => /\/(?:v1\/link|signup\/mobile)\/|\/unsubscribe$|\/history\/\d+$/.test(address)
const shared = siteRoutes.filter((address) => !address.endsWith('/unsubscribe'))

test('every page has one title, one description and one canonical address of its own', async ({ request, site }) => {
  const pages = new Map<string, string>()
  for (const address of siteRoutes) {
    const { titles, links, meta } = await fetchHead(request, address)
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => new URL(href).href)
    expect(canonical, address).toEqual([new URL(toCanonicalPath(address), site.url).href])
    expect(meta('description'), address).toEqual([expect.stringMatching(/\S+ \S+ \S+/)])
    expect(titles, address).toEqual([expect.stringMatching(/^Homie \| \S/)])
    expect(meta('robots').join().includes('noindex'), address).toBe(unlisted(address))
    if (!unlisted(address)) pages.set(toCanonicalPath(address), titles.join())
  }
  const titles = [...pages.values()]
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
})

test('every page lists its languages', async ({ request, site }) => {
  for (const address of shared) {
    const { links } = await fetchHead(request, address)
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href
    const languages = links.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => [hrefLang, href])
    const inLanguage = (locale: Locale) => new URL(toLocalizedPath(new URL(canonical ?? '').pathname, locale), site.url)
    expect(
      languages.map(([tag, href = '']) => [tag, new URL(href).href]),
      address,
    ).toEqual([
      ['en-CA', inLanguage('en-CA').href],
      ['fr-CA', inLanguage('fr-CA').href],
      ['x-default', inLanguage('en-CA').href],
    ])
  }
})

test('every page has a sharing picture with alt text', async ({ request, site }) => {
  const drawn = new Set<string>()
  for (const address of shared) {
    const { meta } = await fetchHead(request, address)
    const locale = getPathLocale(address).replace('-', '_')
    const facts = { type: 'website', site_name: 'Homie', locale, 'image:width': '1200', 'image:height': '630' }
    for (const [name, value] of Object.entries(facts)) expect(meta(`og:${name}`), address).toEqual([value])
    for (const name of ['title', 'description', 'image:alt']) expect(meta(`og:${name}`).join(), address).toMatch(/\S/)
    expect(meta('twitter:card'), address).toEqual(['summary_large_image'])
    const [image = ''] = meta('og:image')
    expect(new URL(image).origin, address).toBe(new URL(site.url).origin)
    drawn.add(image)
  }
  for (const image of drawn) {
    const answer = await request.get(image)
    expect(answer.status(), image).toBe(200)
    expect(answer.headers()['content-type'], image).toBe('image/png')
    const { width, height } = await sharp(await answer.body()).metadata()
    expect({ width, height }, image).toEqual({ width: 1200, height: 630 })
  }
})

for (const name of [
  'nothing',
  'fr',
  'fr/nothing',
  'fr/fr/home',
  'home/more',
  'link',
  'link/nobody',
  'link/tamarack/more',
  'constructor',
]) {
  test(`no picture is drawn for ${name}`, async ({ request }) => {
    expect((await request.get(`/sharing-image/${name}`)).status()).toBe(404)
  })
}

test('every page has one valid graph of structured data', async ({ request }) => {
  const graphs: unknown[] = []
  for (const address of shared) {
    const { graphs: found } = await fetchHead(request, address)
    expect(found, address).toHaveLength(1)
    const graph: unknown = JSON.parse(found.join())
    const types = nodeTypes(searchContract.parse(graph))
    const page = getPagePath(address)
    const home = page === '/'
    expect(types.includes('BreadcrumbList'), address).toBe(!home)
    expect(types.includes('FAQPage'), address).toBe(home || page === '/business')
    expect(types.includes('MobileApplication'), `${address} rates the app`).toBe(home)
    graphs.push(graph)
  }
  expect(vocabularyFaults(graphs)).toEqual([])
})

test('the sitemap lists indexed pages with their last changes', async ({ request, site }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const findable = siteRoutes.filter((address) => toCanonicalPath(address) === address && !unlisted(address))
  expect(listed.toSorted()).toEqual(findable.filter((address) => !getPagePath(address).startsWith('/v1/')).toSorted())
  expect(await readSitemapTimes(request, site.url)).toEqual(await getLastChanges(await site.content()))
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(listed.length)
  expect(xml).toContain(`<loc>${site.url}/business</loc>`)
})

/** What robots.txt says of an address: the longest rule that fits decides (RFC 9309, section 2.2.2). */
function mayBeRead(robots: string, address: string): boolean {
  const rules = [...robots.matchAll(/^(Allow|Disallow): (\S+)$/gm)].filter(([, , path = '']) =>
    address.startsWith(path),
  )
  return rules.toSorted(([, , a = ''], [, , b = '']) => b.length - a.length)[0]?.[1] !== 'Disallow'
}

for (const [address, readable] of [
  ['/business', true],
  ['/lake/images/local/production/picture.svg', true],
  ['/lake/v2025-02-19/data/query/production', false],
  ['/api/website/form-token', false],
] as const) {
  test(`search engines may ${readable ? '' : 'not '}read ${address}`, async ({ request }) => {
    expect(mayBeRead(await (await request.get('/robots.txt')).text(), address)).toBe(readable)
  })
}

for (const address of [
  '/studio',
  '/shared/of-nobody?key=of-nothing',
  '/lake/v1/auth/login/local',
  '/lake/v1/auth/invitation?token=of-nobody',
  '/lake/v1/auth/reset?token=of-nobody',
  '/lake/v1/auth/first-run?token=of-nobody',
  '/api/website/1-pager',
]) {
  test(`${address} is noindex and may be crawled`, async ({ request }) => {
    const { meta, headers } = await fetchHead(request, address)
    expect(`${headers['x-robots-tag']} ${meta('robots').join()}`).toContain('noindex')
    expect(mayBeRead(await (await request.get('/robots.txt')).text(), address)).toBe(true)
  })
}
