import { describeTooLong, REQUIRED } from '#lib/content/problems.ts'
import { getLanguage } from '#lib/content/languages.ts'
import { defaultLocale, locales } from '#lib/i18n/locales.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'
import { isReservedFolder } from '#lib/links/routeKind.ts'
import { isRecord } from '#lib/isRecord.ts'

const MAX_PATH_LENGTH = 80

const PART = '[a-z0-9]+(?:-[a-z0-9]+)*'
const PATH = new RegExp(`^/${PART}(?:/${PART})?$`)

/** A landing page, in which fields may be missing. */
type LandingPageDocument = object | null | undefined

/** Returns the path of a landing page. French documents have none: theirs is that of the English one, below `/fr`. */
export function getLandingPath(document: LandingPageDocument): string | undefined {
  const path = isRecord(document) ? document['path'] : undefined
  return typeof path === 'string' && path !== '' && getLanguage(document) === defaultLocale ? path : undefined
}

/** Lists the former paths of a landing page, which redirect to it. */
export function listFormerPaths(document: LandingPageDocument): string[] {
  const paths: unknown = isRecord(document) ? document['formerPaths'] : undefined
  return Array.isArray(paths) ? paths.filter((path) => typeof path === 'string') : []
}

/** Lists the paths that lead to a landing page, present and former. */
export function listLandingPaths(document: LandingPageDocument): string[] {
  const path = getLandingPath(document)
  return [...(path === undefined ? [] : [path]), ...listFormerPaths(document)]
}

/** A former path redirects to its landing page. */
export type LandingPathKind = 'present' | 'former'

/** Indexes the paths of landing pages, in every language. */
export function indexLandingPaths(pages: readonly object[]): ReadonlyMap<string, LandingPathKind> {
  const index = (kind: LandingPathKind, paths: readonly string[]) =>
    paths.flatMap((path) => locales.map((locale) => [toLocalizedPath(path, locale), kind] as const))
  const present = pages.map(getLandingPath).filter((path) => path !== undefined)
  // A page may be where another one was.
  return new Map([...index('former', pages.flatMap(listFormerPaths)), ...index('present', present)])
}

/**
 * Computes the former paths of a landing page, so that links to them still work.
 *
 * @param isTaken returns whether another published page has a path
 */
export function computeFormerPaths(
  document: object,
  before: LandingPageDocument,
  isTaken: (path: string) => boolean,
): string[] {
  return [...new Set([...listLandingPaths(before), ...listFormerPaths(document)])].filter((path) => !isTaken(path))
}

/** Finds the problem of a path by itself. */
export function findFormatProblem(path: string): string | undefined {
  if (path.length > MAX_PATH_LENGTH) return describeTooLong(MAX_PATH_LENGTH)
  if (!PATH.test(path)) {
    return 'Begin with a slash, then small letters, digits and single dashes: /spring or /spring/toronto.'
  }
  // Pages of the site are below a landing page with a home of its own.
  const reserved = path.split('/').find((folder) => folder !== '' && isReservedFolder(folder))
  return reserved && `“/${reserved}” is used by the site itself. Choose another path.`
}

/** The published documents beside a landing page. */
export interface OtherPaths {
  /** Finds another landing page by a path, present or former. */
  findPage: (path: string) => object | undefined
  /** Returns whether a redirect leads from a path. */
  hasRedirect: (path: string) => boolean
}

/** Finds the problem of a landing page's path; undefined if it is valid. */
export function findLandingPathProblem(document: object, others: OtherPaths): string | undefined {
  if (getLanguage(document) !== defaultLocale) return undefined
  const path = getLandingPath(document)
  if (path === undefined) return REQUIRED
  const malformed = findFormatProblem(path)
  if (malformed !== undefined) return malformed
  const other = others.findPage(path)
  if (other !== undefined) {
    return getLandingPath(other) === path
      ? `Another landing page is at “${path}”. Choose another path.`
      : `“${path}” was the path of another landing page, and links to it still lead there. Choose another path.`
  }
  return others.hasRedirect(path) ? `A redirect leads away from “${path}”. Remove it first.` : undefined
}
