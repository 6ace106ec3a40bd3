import type { SanityClient } from '@sanity/client'
import { linkHref, publicRoutes, scanHref } from '#lib/links/routes.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { pageHref } from '#lib/links/homeLinks.ts'

const HOMES: readonly HomeLink[] = ['/', '/lp1']

/** Pages of a home whose address holds no partner. */
const plain = (home: HomeLink) =>
  Object.values(publicRoutes)
    .filter(({ path, audience }) => audience === 'consumer' && !path.includes('{partner}'))
    .map(({ path }) => pageHref(home, path))

/**
 * The address of every public page: those of both prefixes, the pages of each partner, the business page, the
 * unsubscribe page and one that does not exist.
 *
 * @param content where the partners are
 */
export async function publicPages(content: SanityClient): Promise<string[]> {
  const partners = await content.fetch<string[]>('*[_type == "partner" && defined(slug.current)].slug.current')
  return [
    ...HOMES.flatMap((home) => [
      ...plain(home),
      ...partners.flatMap((partner) => [linkHref(home, partner), scanHref(home, partner)]),
    ]),
    publicRoutes.business.path,
    '/unsubscribe',
    '/no-such-page',
  ]
}
