import { type NextRequest, NextResponse } from 'next/server'
import { DRAFT_MODE_COOKIE } from '#lib/nextInternals.ts'
import {
  arePathsKnown,
  findDraftLanding,
  findPreviewedLanding,
  findPublishedLanding,
  findRedirect,
  isUnpublished,
} from '#lib/content/publishedRoutes.ts'
import { getPreviewPerspective } from '#lib/content/previewAddress.ts'
import { env } from '#lib/env.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { QUERY_HEADER } from '#lib/links/originalQuery.ts'
import { findLowerCasePage, getRouteKind } from '#lib/links/routeKind.ts'
import { localeHomes, getPathLocale, getPageHref, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { LANGUAGE_VARY, getLanguageRedirect } from '#lib/links/languageRedirect.ts'
import { ERROR_PAGE_PATH, RETRY_SOON } from '#lib/links/errorPage.ts'
import { UNKNOWN_PATH } from '#lib/links/routes.ts'
import { normalizePath, withQuery } from '#lib/links/path.ts'
import { parsePolicyPath } from '#lib/links/policies.ts'
import { checkShareUrl } from '#lib/shares/open.ts'
import { SHARE_ENDED_PATH } from '#lib/shares/paths.ts'

/**
 * All paths but those of programs, some files and the home page, whose responses content cannot change here. Next needs a
 * literal; `lib/links/routeKind.ts` has the complete list of programs and files.
 */
export const config = {
  matcher: [
    '/((?!(?:api|lake|studio|sharing-image|_next|\\.well-known)(?:/|$)|(?:robots\\.txt|sitemap\\.xml|icon\\.svg|favicon\\.ico)?$).*)',
  ],
}

/** Returns whether no page, file or API route is at a path. Malformed paths are left to Next. */
function isUnknown(pathname: string): boolean {
  const path = normalizePath(pathname)
  return path !== undefined && getRouteKind(path) === undefined
}

/** Returns the query, as the client sent it where the front door says how. Without it a forged header is ignored. */
const getQuery = ({ headers, nextUrl }: NextRequest) =>
  (env().FRONT_DOOR ? headers.get(QUERY_HEADER) : null) ?? nextUrl.search

/** Returns the one path of a page or file that a path with capitals or a trailing slash stands for; undefined for others. */
function findCanonicalPath(pathname: string): string | undefined {
  const lower = findLowerCasePage(pathname)
  if (lower !== undefined || pathname === '/' || !pathname.endsWith('/')) return lower
  const path = normalizePath(pathname)
  // A malformed path could lead to another site.
  return path !== undefined && getRouteKind(path) !== undefined ? pathname.slice(0, -1) : undefined
}

/** Shows the prerendered not-found page in the language of the path, without changing the URL. */
async function notFound({ nextUrl, url }: NextRequest): Promise<NextResponse> {
  const local = getPageHref(localeHomes[getPathLocale(nextUrl.pathname)], UNKNOWN_PATH)
  const path = (await isUnpublished(local)) ? UNKNOWN_PATH : local
  return NextResponse.rewrite(new URL(path, url), { status: 404 })
}

/** Asks to come again, as a link in a mail or a printed code may be in the content that cannot be read yet. */
function answerUnread({ nextUrl, url }: NextRequest): NextResponse {
  const page = getPageHref(localeHomes[getPathLocale(nextUrl.pathname)], ERROR_PAGE_PATH)
  return NextResponse.rewrite(new URL(page, url), { status: 503, headers: RETRY_SOON })
}

/** Passes what is sent to a path on. Sanity's preview posts server actions to the path of the page that it shows. */
async function answerSent(request: NextRequest): Promise<NextResponse> {
  const { cookies, nextUrl, url } = request
  const { pathname, search } = nextUrl
  const isAction = cookies.has(DRAFT_MODE_COOKIE) && isUnknown(pathname)
  const landing = isAction
    ? await findPreviewedLanding(pathname, getPreviewPerspective(cookies)).catch(() => undefined)
    : undefined
  return landing === undefined ? NextResponse.next() : NextResponse.rewrite(new URL(landing + search, url))
}

/** Leads to the landing page of a path, or on from one that is over; undefined for any other path. */
async function answerLanding(request: NextRequest, headers: HeadersInit) {
  const { cookies, nextUrl, url } = request
  const { pathname, search } = nextUrl
  const draft = cookies.has(DRAFT_MODE_COOKIE)
    ? await findDraftLanding(pathname, getPreviewPerspective(cookies)).catch(() => undefined)
    : undefined
  const answer = draft === undefined ? await findPublishedLanding(pathname) : { rendered: draft }
  if (answer === undefined) return undefined
  if ('rendered' in answer) {
    const isMissing = draft === undefined && (await isUnpublished(pathname))
    return isMissing ? redirectToEnglish(request) : NextResponse.rewrite(new URL(answer.rendered + search, url))
  }
  const target = new URL(withQuery(answer.redirect, getQuery(request)), url)
  return NextResponse.redirect(target, { status: answer.permanent ? 308 : 307, headers })
}

/**
 * Redirects from a page that is not offered in the language of its path to the English one: links in mails and printed
 * codes have to work whatever is published. A version of a policy has no other language.
 */
async function redirectToEnglish(request: NextRequest): Promise<NextResponse> {
  const { pathname } = request.nextUrl
  const path = toLocalizedPath(pathname, defaultLocale)
  if (parsePolicyPath(path)?.version || (await isUnpublished(path))) return notFound(request)
  return NextResponse.redirect(new URL(withQuery(path, getQuery(request)), request.url), 307)
}

/**
 * Leads a path below a language to the redirect that has none: links in French texts are below French, and only content
 * knows what they lead to. The redirect counts its own uses.
 */
async function answerUnknown(request: NextRequest): Promise<NextResponse> {
  const path = toLocalizedPath(request.nextUrl.pathname, defaultLocale)
  const isRedirected = path !== request.nextUrl.pathname && (await findRedirect(path)) !== undefined
  if (isRedirected) return NextResponse.redirect(new URL(withQuery(path, getQuery(request)), request.url), 307)
  return (await arePathsKnown()) ? notFound(request) : answerUnread(request)
}

/** Renders a shared draft, unless the front door has it in the state of the content (`server/sharedDrafts.ts`). */
function answerShare({ headers }: NextRequest, state: string): NextResponse {
  const etag = `"${state}"`
  if (headers.get('if-none-match') === etag) return new NextResponse(null, { status: 304, headers: { etag } })
  return NextResponse.next({ headers: { etag } })
}

/**
 * Applies editors' redirects (307, permanent 308), language redirects and content-driven 404s before rendering. A 404
 * thrown by a page would be empty until scripts run.
 */
export async function proxy(request: NextRequest): Promise<NextResponse> {
  const { pathname, searchParams } = request.nextUrl
  // A form or API call must not be redirected.
  if (request.method !== 'GET' && request.method !== 'HEAD') return answerSent(request)

  const search = getQuery(request)
  // Without this header browsers keep a permanent redirect even after an editor has changed it.
  const headers = { 'cache-control': 'no-cache' }
  const destination = await findRedirect(pathname)
  if (destination) {
    const address = new URL(withQuery(destination.href, search), request.url)
    return NextResponse.redirect(address, { status: destination.permanent ? 308 : 307, headers })
  }
  const canonical = findCanonicalPath(pathname)
  const local = getLanguageRedirect(canonical ?? pathname, (name) => request.headers.get(name))
  if (local !== undefined && !(await isUnpublished(local))) {
    const response = NextResponse.redirect(new URL(withQuery(local, search), request.url), 307)
    response.headers.set('vary', LANGUAGE_VARY)
    return response
  }
  if (canonical !== undefined) {
    return NextResponse.redirect(new URL(withQuery(canonical, search), request.url), { status: 308, headers })
  }
  if (isUnknown(pathname)) return (await answerLanding(request, headers)) ?? answerUnknown(request)
  if (!request.cookies.has(DRAFT_MODE_COOKIE) && (await isUnpublished(pathname))) return redirectToEnglish(request)
  const share = await checkShareUrl(pathname, searchParams)
  if (share?.isEnded)
    return NextResponse.rewrite(new URL(SHARE_ENDED_PATH + request.nextUrl.search, request.url), { status: 404 })
  return share?.state === undefined ? NextResponse.next() : answerShare(request, share.state)
}
