import { pathKey } from '#lib/redirects/path.ts'
import { mayLeadTo, takenBy } from '#lib/redirects/taken.ts'
import { landingAnchors } from './anchors.ts'
import { publicRoutes } from './routes.ts'

/** What is there to be linked to, beside the pages of the site. */
export interface LinkSurroundings {
  /** Anchors of the page the link stands on. */
  anchors: readonly string[]
  /** Paths that redirects lead from, as `pathKey` makes them. */
  redirects: ReadonlySet<string>
}

const forms = '#anchor, /path, https://…, mailto:… or tel:…'

/** Schemes whose addresses are programs or documents of their own, whoever clicks them. */
const RUNNING = /^(javascript|data|vbscript|blob|file):/i

const pages = Object.values(publicRoutes)
  .map(({ path }) => path)
  .filter((path) => !path.includes('{'))
  .join(', ')

const quoted = (anchors: readonly string[]) => anchors.map((anchor) => `#${anchor}`).join(', ')

/** Anchors of a page that are known; undefined for pages whose anchors are content. */
function anchorsAt(key: string): readonly string[] | undefined {
  if (key === '/' || key === '/lp1') return landingAnchors.personal
  return key === publicRoutes.business.path ? landingAnchors.business : undefined
}

function anchorProblem(anchor: string, anchors: readonly string[], where: string): string | undefined {
  if (anchor === '') return 'Write the name of a section after the “#”, or lead to a page.'
  if (anchors.includes(anchor)) return undefined
  return `${where} has no section “#${anchor}”. It has ${quoted(anchors) || 'none to link to'}.`
}

/** What is wrong with a link to a page of this site. */
function pathProblem(target: string, { redirects }: LinkSurroundings): string | undefined {
  const [address = '', anchor] = target.split('#', 2)
  const key = pathKey(address.split('?', 1)[0] ?? '')
  if (key === undefined) return 'This path is not written correctly: check percent signs, dots and double slashes.'
  if (!mayLeadTo(key)) return `Nobody can visit “${address}”: it belongs to the programs behind the site.`
  if (takenBy(key) === undefined && !redirects.has(key)) {
    return `There is no page at “${address}”. Lead to ${pages}, or make a redirect for this path first.`
  }
  const anchors = anchorsAt(key)
  return anchor === undefined || anchors === undefined ? undefined : anchorProblem(anchor, anchors, address)
}

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
export function linkProblem(target: string, surroundings: LinkSurroundings): string | undefined {
  if (RUNNING.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))) {
    return `A link may not run a program or carry one: whoever clicks it would run it. Write ${forms}.`
  }
  if (/[\s\p{Cc}]/u.test(target)) return 'Take the blanks out: an address has none.'
  if (/^\{\w+\}$/.test(target)) return undefined
  if (target.startsWith('#')) return anchorProblem(target.slice(1), surroundings.anchors, 'This page')
  if (/^[/\\]{2}|\\/.test(target)) return 'Two slashes lead to another site in disguise. Begin with https://.'
  if (target.startsWith('/')) return pathProblem(target, surroundings)
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
