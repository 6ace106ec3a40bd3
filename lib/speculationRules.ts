import { editionHomes } from '#lib/editions.ts'
import { getFormPath, getSentPath } from '#lib/formPages.ts'
import { LEAD_FORMS } from '#lib/forms.ts'
import { programs } from '#lib/links/path.ts'
import { getLinkHref, getScanHref, redirectPagePrefixes, unsubscribePaths } from '#lib/links/routes.ts'

const PATH = '/speculation-rules.json'

/** Response header by which a page names its rules; the value is a string in quotes (RFC 9651). */
export const SPECULATION_RULES_HEADER = ['speculation-rules', `"${PATH}"`] as const

/** Media type without which browsers ignore the rules. */
export const SPECULATION_RULES_TYPE = 'application/speculationrules+json'

/** Paths whose request or scripts have an effect, such as a redirect or a count, or that hold a secret. */
const EXCLUDED_PATHS = [
  ...programs.flatMap((path) => [path, `${path}/*`]),
  ...redirectPagePrefixes.map((prefix) => `${prefix}*`),
  ...unsubscribePaths.map((path) => `${path}*`),
  // Below landing pages, as deep as they may be.
  ...['/*', '/*/*'].flatMap((home) => [
    `${home}${getLinkHref('/', '')}*`,
    `${home}${getScanHref('/', '')}*`,
    `${home}${getFormPath('demo', '/').replace('demo', '*')}`,
  ]),
  ...editionHomes.flatMap((home) => LEAD_FORMS.flatMap((form) => [getFormPath(form, home), getSentPath(form, home)])),
]

/** Main links, which a visitor probably follows. */
const MAIN_LINKS = '#site-header a, #site-menu a, .footer a'

/** Links that leave the page, other than those to a place on it or by which a visitor chooses or leaves a language. */
const OTHER_PAGE = {
  not: { selector_matches: '[href^="#"], [data-privacy-choices], .language-switch, [rel~="nofollow"]' },
}

const isPage = { and: [{ href_matches: '/*' }, { not: { href_matches: [...new Set(EXCLUDED_PATHS)] } }, OTHER_PAGE] }

/**
 * Speculation rules (WICG Speculation Rules): pages are fetched when a pointer rests on a link, and those of the main
 * links rendered. Browsers ignore them when the visitor saves data.
 */
export const speculationRules = {
  prerender: [{ where: { and: [{ selector_matches: MAIN_LINKS }, isPage] }, eagerness: 'moderate' }],
  prefetch: [{ where: isPage, eagerness: 'moderate' }],
}
