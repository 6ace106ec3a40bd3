import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { canonicalPath } from '#lib/links/homeLinks.ts'
import { nodeTypes, searchContract } from '#tests/schema-org/searchContract.ts'
import { vocabularyFaults } from '#tests/schema-org/vocabulary.ts'
import { expect, test } from './fixtures.ts'
import { siteRoutes } from './siteRoutes.ts'

/**
 * Pages no search engine may list: the scan pages (specification, section 2), the one reached from a message, and the
 * versions of a policy, which would compete with the text in force.
 */
const unlisted = (address: string) => /\/signup\/mobile\/|\/unsubscribe$|\/history\/\d+$/.test(address)
const shared = siteRoutes.filter((address) => !address.endsWith('/unsubscribe'))

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) => text.replaceAll(/&([\w#]+);/g, (all, name: string) => entities[name] ?? all)

/** The head of a page as a crawler reads it, which runs no script. */
async function head(request: APIRequestContext, address: string) {
  const html = await (await request.get(address)).text()
  const attributes = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} ([^>]*)>`, 'g'))].map(([, text = '']) =>
      Object.fromEntries(
        [...text.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, decoded(value)]),
      ),
    )
  const metas = attributes('meta')
  return {
    titles: [
      ...html
        .split('</head>', 1)
        .join()
        .matchAll(/<title>(.*?)<\/title>/g),
    ].map(([, title = '']) => decoded(title)),
    links: attributes('link'),
    meta: (name: string) => metas.filter((each) => (each.name ?? each.property) === name).map((each) => each.content),
    graphs: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(([, json = '']) => json),
  }
}

test('every page has one title, one description and one canonical address of its own', async ({ request, site }) => {
  const pages = new Map<string, string>()
  for (const address of siteRoutes) {
    const { titles, links, meta } = await head(request, address)
    const canonical = links.filter(({ rel }) => rel === 'canonical').map(({ href = '' }) => new URL(href).href)
    expect(canonical, address).toEqual([new URL(canonicalPath(address), site.url).href])
    expect(meta('description'), address).toEqual([expect.stringMatching(/\S+ \S+ \S+/)])
    expect(titles, address).toEqual([expect.stringMatching(/^Homie \| \S/)])
    expect(meta('robots').join().includes('noindex'), address).toBe(unlisted(address))
    if (!unlisted(address)) pages.set(canonicalPath(address), titles.join())
  }
  const titles = [...pages].filter(([path]) => !path.startsWith('/v1/link/')).map(([, title]) => title)
  expect(titles.toSorted()).toEqual([...new Set(titles)].toSorted())
})

test('every page says in which language it is to be found where', async ({ request }) => {
  for (const address of shared) {
    const { links } = await head(request, address)
    const canonical = links.find(({ rel }) => rel === 'canonical')?.href
    const languages = links.filter(({ hrefLang }) => hrefLang).map(({ hrefLang, href }) => [hrefLang, href])
    expect(Object.fromEntries(languages), address).toEqual({ 'en-CA': canonical, 'x-default': canonical })
  }
})

test('every shared page shows a picture with its words', async ({ request, site }) => {
  const drawn = new Set<string>()
  for (const address of shared) {
    const { meta } = await head(request, address)
    const facts = { type: 'website', site_name: 'Homie', locale: 'en_CA', 'image:width': '1200', 'image:height': '630' }
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

for (const name of ['nothing', 'home/more', 'link', 'link/nobody', 'link/tamarack/more', 'constructor']) {
  test(`no picture is drawn for ${name}`, async ({ request }) => {
    expect((await request.get(`/sharing-image/${name}`)).status()).toBe(404)
  })
}

test('every page carries one graph of structured data that search engines understand', async ({ request }) => {
  const graphs: unknown[] = []
  for (const address of shared) {
    const found = (await head(request, address)).graphs
    expect(found, address).toHaveLength(1)
    const graph: unknown = JSON.parse(found.join())
    const types = nodeTypes(searchContract.parse(graph))
    const home = canonicalPath(address) === '/'
    expect(types.includes('BreadcrumbList'), address).toBe(!home)
    expect(types.includes('FAQPage'), address).toBe(home || address === '/business')
    graphs.push(graph)
  }
  expect(vocabularyFaults(graphs)).toEqual([])
})

test('the sitemap lists the pages to be found, with the time each last changed', async ({ request, site }) => {
  const xml = await (await request.get('/sitemap.xml')).text()
  const listed = [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const findable = siteRoutes.filter((address) => canonicalPath(address) === address && !unlisted(address))
  expect(listed.toSorted()).toEqual(findable.filter((address) => !address.startsWith('/v1/')).toSorted())
  expect([...xml.matchAll(/<lastmod>(.*?)<\/lastmod>/g)].filter(([, time = '']) => Date.parse(time) > 0)).toHaveLength(
    listed.length,
  )
  expect(xml.match(/hreflang="x-default"/g)).toHaveLength(listed.length)
  expect(xml).toContain(`<loc>${site.url}/business</loc>`)
})

test('search engines are kept from the Studio, the calls and the store, and may fetch pictures', async ({
  request,
}) => {
  const lines = (await (await request.get('/robots.txt')).text()).split('\n')
  expect(lines.filter((line) => line.startsWith('Disallow'))).toEqual([
    'Disallow: /api/',
    'Disallow: /studio',
    'Disallow: /shared/',
    'Disallow: /lake/',
  ])
  expect(lines).toContain('Allow: /lake/images/')
})

test('what an editor publishes is what a shared page shows', async ({ page, product }) => {
  const content = await product.content()
  const picture = async (url: string) => [url, await (await page.request.get(url)).body()] as const
  const image = async () => (await head(page.request, `${product.url}/support`)).meta('og:image').join()
  const [address, drawn] = await picture(await image())
  await content.patch('supportPage').set({ headline: 'Ask us anything' }).commit()
  await expect.poll(image).not.toBe(address)
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
  const { meta, titles } = await head(page.request, `${product.url}/support`)
  expect(titles).toEqual(['Homie | Reach us'])
  expect(meta('og:image:alt')).toEqual(['Two people at a table'])
  const [, delivered] = await picture(await image())
  const { width, height } = await sharp(delivered).metadata()
  expect({ width, height }).toEqual({ width: 1200, height: 630 })
})
