import { anchorProblem, pageProblem } from './pageProblem.ts'
import { MAY_NOT_RUN, isExecutableUrl } from './executableUrl.ts'

/** What is there to be linked to, beside the pages of the site. */
export interface LinkSurroundings {
  /** Anchors of the page the link stands on. */
  anchors: readonly string[]
  /** Paths that redirects lead from, as `pathKey` makes them. */
  redirects: ReadonlySet<string>
}

/** Tokens the site fills in with an address. */
const ADDRESS_TOKENS: ReadonlySet<string> = new Set(['{blogUrl}'])

const forms = '#anchor, /path, https://…, mailto:… or tel:…'

/** What is wrong with the address of another site. */
function webProblem(target: string): string | undefined {
  const url = URL.canParse(target) ? new URL(target) : undefined
  if (url?.username) return 'Take the name before the “@” out: it hides which site the link leads to.'
  if (url?.hostname.includes('.')) return undefined
  return 'This web address is not complete. Copy it from the browser, such as https://example.com/page.'
}

/**
 * What is wrong with a link, in words for the person who wrote it.
 *
 * @param target as it is written: an anchor of the page, a path of the site, another address, or a token for one
 * @returns undefined for a link that leads somewhere
 */
export function linkProblem(target: string, linkContext: LinkSurroundings): string | undefined {
  if (isExecutableUrl(target)) return `${MAY_NOT_RUN} Write ${forms}.`
  if (/[\s\p{Cc}]/u.test(target)) return 'Take the blanks out: an address has none.'
  if (ADDRESS_TOKENS.has(target)) return undefined
  if (target.startsWith('#')) return anchorProblem(target.slice(1), linkContext.anchors, 'This page')
  if (/^[/\\]{2}|\\/.test(target)) return 'Two slashes lead to another site in disguise. Begin with https://.'
  if (target.startsWith('/')) return pageProblem(target, linkContext.redirects)
  if (/^http:/i.test(target)) return 'Write https:// with an “s”: without it others can read along and change the page.'
  if (/^https:/i.test(target)) return webProblem(target)
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

/** What is wrong with a link that may lead to a page of this site only, in words; undefined when nothing is. */
export function pageLinkProblem(path: string, linkContext: LinkSurroundings): string | undefined {
  if (path.startsWith('/')) return linkProblem(path, linkContext)
  return 'Only pages of this site: write the path, beginning with a slash, such as /privacy.'
}
