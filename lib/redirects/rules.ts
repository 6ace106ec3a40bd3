import { describeTooLong } from '#lib/content/problems.ts'
import { describeDocument } from '#lib/content/walkContent.ts'
import type { LandingPathKind } from '#lib/landingPages/path.ts'
import { describeNotLinkable, findPageProblem, isOwnAddress, MALFORMED_PATH } from '#lib/links/linkProblem.ts'
import { endsInvisibly, INVISIBLE_REFUSED, isWritable, normalizePath, parseTarget } from '#lib/links/path.ts'
import { listUrls } from '#lib/links/urls.ts'
import { isLinkable, getRedirectKey, getRouteKind } from '#lib/links/routeKind.ts'

export interface Redirect {
  from: string
  to: string
}

interface RedirectProblem {
  field: keyof Redirect
  message: string
}

const MAX_LENGTH = 2000

export const MAX_NOTE_LENGTH = 300

/** Redirects of an import. They are published in one transaction, whose size the store limits. */
export const MAX_IMPORTED = 2_000

/** Characters without a width, which no visitor types. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/u

function findSourceProblem(from: string): string | undefined {
  if (from.length > MAX_LENGTH) return describeTooLong(MAX_LENGTH)
  if (/^\w+:|^[/\\]{2}/.test(from)) return 'Write the path only, without the name of the site: /spring-offer.'
  if (!from.startsWith('/')) return 'Begin with a slash: /spring-offer.'
  if (/[?#]/.test(from)) return 'Leave out what begins with “?” or “#”. What a visitor has there is kept.'
  if (!isWritable(from)) return 'Leave out spaces and backslashes.'
  const path = normalizePath(from)
  if (path === undefined) return MALFORMED_PATH
  if (INVISIBLE.test(path)) return 'Leave out the invisible character, which came with pasted text. Type the path anew.'
  const owner = getRouteKind(path)
  if (owner === 'program') return `“${from}” is used by the site itself. Choose another path.`
  return owner && `“${from}” is a ${owner} of this site. A redirect cannot stand in its place.`
}

/**
 * Finds the problem of a redirect's target by itself. A missing page does not stop a published redirect, but it cannot
 * be published ({@link findRedirectProblem}).
 */
function findTargetProblem(to: string, siteUrl?: string): string | undefined {
  if (to.length > MAX_LENGTH) return describeTooLong(MAX_LENGTH)
  const target = parseTarget(to)
  if (!target) return 'Write a path of this site, such as /support, or an address that begins with https://.'
  if (target.path === undefined) {
    return isOwnAddress(target.href, siteUrl)
      ? 'This is an address of this very site. Write its path only, such as /support.'
      : undefined
  }
  return isLinkable(target.path) ? undefined : describeNotLinkable(to)
}

/** Returns the key of the redirect that an address may lead to; undefined for other sites and existing pages. */
export const getKey = (address: string) => getRedirectKey(normalizePath(address.split(/[?#]/, 1)[0] ?? ''))

/** The published redirects without an earlier state of the one in question, found by the keys of their ends. */
export interface OtherRedirects {
  findFrom: (key: string) => Redirect | undefined
  findTo: (key: string) => Redirect | undefined
  findLandingPath?: (key: string) => LandingPathKind | undefined
}

/** Makes a list of redirects searchable. */
export function indexRedirects(
  redirects: readonly Redirect[],
  landingPaths?: ReadonlyMap<string, LandingPathKind>,
): OtherRedirects {
  const byEnd = (end: keyof Redirect) => Map.groupBy(redirects, (redirect) => getKey(redirect[end]))
  const [from, to] = [byEnd('from'), byEnd('to')]
  return {
    findFrom: (key) => from.get(key)?.[0],
    findTo: (key) => to.get(key)?.[0],
    findLandingPath: (key) => landingPaths?.get(key),
  }
}

/**
 * Finds the problem of a redirect among the published ones. Redirects do not chain: neither end may be an end of another
 * redirect, and the target page and anchor must exist.
 */
export function findRedirectProblem(
  redirect: Redirect,
  others: OtherRedirects,
  siteUrl?: string,
): RedirectProblem | undefined {
  const wrongSource = findSourceProblem(redirect.from)
  if (wrongSource !== undefined) return { field: 'from', message: wrongSource }
  const wrongTarget = findTargetProblem(redirect.to, siteUrl)
  if (wrongTarget !== undefined) return { field: 'to', message: wrongTarget }
  if (endsInvisibly(redirect.to)) return { field: 'to', message: INVISIBLE_REFUSED }

  const [from, to] = [getKey(redirect.from), getKey(redirect.to)]
  if (from === to) return { field: 'to', message: 'The redirect leads to itself. Enter another target.' }
  if (from !== undefined && others.findLandingPath?.(from) === 'present') {
    return { field: 'from', message: `“${redirect.from}” is a landing page. A redirect cannot stand in its place.` }
  }
  const same = from === undefined ? undefined : others.findFrom(from)
  if (same) {
    return { field: 'from', message: `Another redirect leads from “${same.from}” to “${same.to}”. Change that one.` }
  }
  const next = to === undefined ? undefined : others.findFrom(to)
  if (next) {
    const circle = getKey(next.to) === from
    const message = circle
      ? `“${next.from}” is redirected back to “${next.to}”: this would be a redirect loop.`
      : `“${next.from}” is itself redirected. Write where it leads: ${next.to}`
    return { field: 'to', message }
  }
  const before = from === undefined ? undefined : others.findTo(from)
  if (before) {
    const message = `The redirect from “${before.from}” leads here. Let it lead to ${redirect.to} first, then publish this.`
    return { field: 'from', message }
  }
  const isLanding = to !== undefined && others.findLandingPath?.(to) !== undefined
  const deadEnd = redirect.to.startsWith('/') && !isLanding ? findPageProblem(redirect.to) : undefined
  return deadEnd === undefined ? undefined : { field: 'to', message: deadEnd }
}

/** A stored redirect, in which fields may be missing. */
export type RedirectRow = { [field in keyof Redirect]: string | null } & { permanent: boolean | null }

export interface Destination {
  href: string
  permanent: boolean
}

/**
 * Returns the effective redirects by the key of their source path. Stored rows may predate the rules or bypass the
 * Studio: invalid, repeated and chained ones are ignored, so a visitor is redirected once at most.
 *
 * @param rows published redirects, oldest first
 */
export function createRedirectTable(rows: readonly RedirectRow[], siteUrl?: string): ReadonlyMap<string, Destination> {
  const valid = rows.flatMap(({ from, to, permanent }) => {
    if (from === null || to === null) return []
    if (findSourceProblem(from) !== undefined || findTargetProblem(to, siteUrl) !== undefined) return []
    const [source, target] = [getKey(from), parseTarget(to)]
    return source !== undefined && target ? [{ source, target, permanent: permanent === true }] : []
  })
  const sources = new Set(valid.map(({ source }) => source))
  const table = new Map<string, Destination>()
  for (const { source, target, permanent } of valid) {
    const onward = getRedirectKey(target.path)
    const isChained = onward !== undefined && sources.has(onward)
    if (!isChained && !table.has(source)) table.set(source, { href: target.href, permanent })
  }
  return table
}

/** Types whose documents link to pages of this site. Links of former versions need no redirect. */
export const LINKING_TYPES = ['siteSettings', 'faq', 'legalPolicy', 'landingPage'] as const

const list = new Intl.ListFormat('en-CA')

/** The redirects that each document links to; a document is replaced when it changes. */
const linkKeys = new WeakMap<object, ReadonlySet<string | undefined>>()

function listLinkKeys(document: { _type: string }) {
  const keys = linkKeys.get(document) ?? new Set(listUrls(document).map(({ url }) => getKey(url)))
  linkKeys.set(document, keys)
  return keys
}

/**
 * Describes the links that would be dead without a redirect, or returns null.
 *
 * @param from source path of the redirect to be removed
 * @param isRedirected returns whether another redirect has the key
 * @param listLinking lists the published documents of {@link LINKING_TYPES}
 */
export function findNeededProblem(
  from: string,
  isRedirected: (key: string) => boolean,
  listLinking: () => readonly { _type: string }[],
) {
  const key = getKey(from)
  if (key === undefined || isRedirected(key)) return null
  const linking = listLinking().filter((document) => listLinkKeys(document).has(key))
  if (linking.length === 0) return null
  const names = list.format(linking.map(describeDocument))
  return `Links lead to “${from}” in ${names}. Let them lead elsewhere and publish that first.`
}
