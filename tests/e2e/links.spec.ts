import { MENU_CLOSED } from '#components/header/menuDialog.ts'
import { expect, test } from './fixtures.ts'
import { crawl, type Found, type SiteMap } from './links/crawl.ts'
import { siteRoutes } from './siteRoutes.ts'

/** Leads nowhere on purpose: without JavaScript the menu is closed by any other address. */
const NOWHERE = `#${MENU_CLOSED}`

const EMAIL = /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/

/** What is wrong with an external link; a test sends no request to another site. */
function findExternalFault({ url }: Found): string | undefined {
  if (url.startsWith('mailto:')) return EMAIL.test(url) ? undefined : 'is no mail address'
  const { protocol, hostname, username } = new URL(url)
  if (protocol === 'tel:') return undefined
  if (protocol !== 'https:') return 'is not https'
  return !hostname.includes('.') || username !== '' ? 'is no address of a site' : undefined
}

/** What is wrong with a reference to the site itself. */
function findInternalFault({ answers }: SiteMap, { kind, url }: Found): string | undefined {
  const { pathname, hash } = new URL(url)
  if (kind === 'link' && /^\/(studio|lake)(\/|$)/.test(pathname)) return 'leads visitors to where editors work'
  const answer = answers.get(url.split('#')[0] ?? '')
  if (answer === undefined) return 'was not asked for'
  if (answer.location !== undefined) return `leads on to ${answer.location}`
  if (answer.status !== 200) return `answers ${answer.status}`
  const id = decodeURIComponent(hash.slice(1))
  if (kind === 'part' || id === '' || hash === NOWHERE) return undefined
  return answer.ids.has(id) ? undefined : `has nothing called ${hash}`
}

test('every link has a target, and every anchor exists', async ({ page, request, site }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const listed = [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address)
  const start = [...new Set([...siteRoutes.map((path) => new URL(path, site.url).href), ...listed])]
  const map = await crawl(page, request, start)
  const inside = ({ url }: Found) => new URL(url).origin === site.url

  // A crawl that found little would find no fault either.
  expect(map.references.filter(inside).length).toBeGreaterThan(siteRoutes.length * 10)
  const parts = (ending: string) => map.references.filter(({ kind, url }) => kind === 'part' && url.endsWith(ending))
  expect(parts('.css').length).toBeGreaterThan(0)
  expect(parts('.js').length).toBeGreaterThan(1)
  const faults = map.references.flatMap((each) => {
    const fault = inside(each) ? findInternalFault(map, each) : findExternalFault(each)
    return fault === undefined ? [] : [`${each.on}: ${each.written} ${fault}`]
  })
  expect([...new Set(faults)]).toEqual([])
})
