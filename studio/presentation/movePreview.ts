import { defaultLocale } from '#lib/i18n/locales.ts'
import { findFormatProblem } from '#lib/landingPages/path.ts'
import { getPathLocale, toLocalizedPath } from '#lib/links/homeLinks.ts'
import { isUnder, NO_ORIGIN } from '#lib/links/path.ts'

/**
 * Computes where the preview of a landing page, or of a page below it, is after the page's path has changed.
 *
 * @param preview path or address that the preview shows
 * @param from path of the landing page before
 * @returns undefined when the preview shows something else, or the new path is not complete
 */
export function movePreview(preview: string, from: string, to: string): string | undefined {
  const { pathname, search } = new URL(preview, NO_ORIGIN)
  const shown = toLocalizedPath(pathname, defaultLocale)
  if (from === to || !isUnder(shown, from) || findFormatProblem(to) !== undefined) return undefined
  return toLocalizedPath(to + shown.slice(from.length), getPathLocale(pathname)) + search
}
