import { editionHomes } from '#lib/editions.ts'
import { getPagePath } from './homeLinks.ts'
import { endsInvisibly, INVISIBLE_REFUSED, normalizePath } from './path.ts'
import { isLinkable, getRouteKind } from './routeKind.ts'
import { pageList, pages } from '#lib/pages.ts'
import { listAnchors, listMemberAnchors } from '#lib/sections.ts'
import { getAnchors } from '#lib/content/problems.ts'
import { isExecutableUrl, EXECUTABLE_LINK_REFUSED } from './urls.ts'

/** Anchors of the landing pages. */
export const landingAnchors = { personal: listAnchors('personal'), business: listAnchors('business') }

type LinkingDocument = { readonly _type: string; readonly [field: string]: unknown } | undefined

/** Lists the anchors of the page that shows a link. */
export function listLinkableAnchors(document: LinkingDocument, path: readonly unknown[]): readonly string[] {
  const list: unknown = document?.['sections']
  if (Array.isArray(list)) return document?._type === 'landingPage' ? listMemberAnchors(list) : getAnchors(list)
  const forBusiness =
    path.includes('businessMenu') || document?._type === 'businessPage' || document?.['audience'] === 'business'
  return forBusiness ? landingAnchors.business : landingAnchors.personal
}

const linkable = pageList
  .filter(({ inSitemap }) => inSitemap)
  .map(({ path }) => path)
  .join(', ')

export const MALFORMED_PATH = 'This path is not written correctly: check percent signs, dots and double slashes.'

/** Message for an address that is for programs, such as `/api`. */
export const describeNotLinkable = (address: string) => `Visitors cannot open “${address}”. Choose a page.`

const quoted = (anchors: readonly string[]) => anchors.map((anchor) => `#${anchor}`).join(', ')

/** Lists the anchors of a page; undefined for pages whose anchors are content. */
function listAnchorsAt(path: string): readonly string[] | undefined {
  if (editionHomes.some((home) => home === path)) return landingAnchors.personal
  return getPagePath(path) === pages.business.path ? landingAnchors.business : undefined
}

function findAnchorProblem(anchor: string, anchors: readonly string[], where: string): string | undefined {
  if (anchor === '') return 'Write the name of a section after the “#”, or lead to a page.'
  if (anchors.includes(anchor)) return undefined
  return `${where} has no section “#${anchor}”. It has ${quoted(anchors) || 'none to link to'}.`
}

/**
 * Finds the problem of a link to a path of this site: the page or file and the anchor must exist.
 *
 * @param redirects source paths of redirects, as `toPathKey` returns them; none to forbid redirects
 */
export function findPageProblem(target: string, redirects?: Pick<ReadonlySet<string>, 'has'>): string | undefined {
  const [address = '', anchor] = target.split('#', 2)
  const path = normalizePath(address.split('?', 1)[0] ?? '')
  if (path === undefined) return MALFORMED_PATH
  if (!isLinkable(path)) return describeNotLinkable(address)
  const key = path.toLowerCase()
  if (getRouteKind(path) === undefined && !redirects?.has(key)) {
    if (getRouteKind(key) === 'page') return `There is no page at “${address}”, with capitals. Write “${key}”.`
    const redirectHint = redirects ? ', or make a redirect for this path first' : ''
    return `There is no page at “${address}”. Lead to ${linkable}${redirectHint}.`
  }
  const anchors = listAnchorsAt(path)
  return anchor === undefined || anchors === undefined ? undefined : findAnchorProblem(anchor, anchors, address)
}

export interface LinkContext {
  anchors: readonly string[]
  /** Source paths of redirects, as `toPathKey` returns them. */
  redirects: Pick<ReadonlySet<string>, 'has'>
}

const ADDRESS_TOKENS: ReadonlySet<string> = new Set(['{blogUrl}'])

const forms = '#anchor, /path, https://…, mailto:… or tel:…'

function findWebProblem(target: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (url?.username) return 'Take the name before the “@” out: it hides which site the link leads to.'
  if (url?.hostname.includes('.')) return undefined
  return 'This web address is not complete. Copy it from the browser, such as https://example.com/page.'
}

/** Finds the problem of a link, as a message for editors; undefined for a valid link. */
export function findLinkProblem(target: string, linkContext: LinkContext): string | undefined {
  if (isExecutableUrl(target)) return `${EXECUTABLE_LINK_REFUSED} Write ${forms}.`
  if (/[\s\p{Cc}]/u.test(target)) return 'Remove the spaces: an address cannot contain any.'
  if (endsInvisibly(target)) return INVISIBLE_REFUSED
  if (ADDRESS_TOKENS.has(target)) return undefined
  if (target.startsWith('#')) return findAnchorProblem(target.slice(1), linkContext.anchors, 'This page')
  if (/^[/\\]{2}|\\/.test(target)) return '“//” or “\\” leads to another site. Begin with https:// if you mean one.'
  if (target.startsWith('/')) return findPageProblem(target, linkContext.redirects)
  if (/^http:/i.test(target)) return 'Write https:// with an “s”: without it others can read along and change the page.'
  if (/^https:/i.test(target)) return findWebProblem(target)
  if (/^mailto:/i.test(target)) {
    return /^mailto:[^\s@]+@[^\s@]+\.[^\s@]+$/i.test(target)
      ? undefined
      : 'Write an email address after “mailto:”, such as mailto:support@example.com.'
  }
  if (/^tel:/i.test(target)) {
    return /^tel:\+?[\d-]{3,}$/i.test(target) ? undefined : 'Write digits after “tel:”, such as tel:+15145550100.'
  }
  return `A link begins with #, /, https://, mailto: or tel:. Write ${forms}.`
}

/** Returns whether an address with a host leads to this site. @param siteUrl undefined where it is not known */
export const isOwnAddress = (href: string, siteUrl: string | undefined): boolean =>
  siteUrl !== undefined && URL.canParse(href) && new URL(href).host === new URL(siteUrl).host

/** Returns advice on the whole address of a page of this site, since a path keeps the visitor's language. */
export const adviseOnOwnAddress = (target: string, siteUrl: string | undefined): string | undefined =>
  isOwnAddress(target, siteUrl)
    ? 'This is an address of this very site. Write its path only, such as /support: then visitors stay in their language.'
    : undefined

/** Finds the problem of a link that must lead to a page of this site; undefined if it is valid. */
export function findPageLinkProblem(path: string, linkContext: LinkContext): string | undefined {
  if (path.startsWith('/')) return findLinkProblem(path, linkContext)
  return 'Only pages of this site: write the path, beginning with a slash, such as /privacy.'
}
