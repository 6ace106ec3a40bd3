import { pageProblem } from '#lib/links/pageProblem.ts'
import { isWritable, normalizePath } from './path.ts'
import { isLinkable, redirectKey, routeKind } from './routeKind.ts'
import { readTarget } from './target.ts'

/** A redirect as it is written. */
export interface Redirect {
  from: string
  to: string
}

/** What is wrong with a redirect, in words for the person who wrote it, and in which field. */
export interface RedirectProblem {
  field: keyof Redirect
  message: string
}

const MOST_CHARACTERS = 2000

const taken = {
  page: (path: string) => `“${path}” is a page of this site. A redirect cannot stand in its place.`,
  program: (path: string) => `“${path}” belongs to the programs behind the site. Choose another path.`,
  file: (path: string) => `“${path}” is a file of this site. A redirect cannot stand in its place.`,
}

/** What is wrong with the path a redirect leads from, whatever else there is. */
export function sourceProblem(from: string): string | undefined {
  if (from.length > MOST_CHARACTERS) return `Use at most ${MOST_CHARACTERS} characters.`
  if (/^\w+:|^[/\\]{2}/.test(from)) return 'Write the path only, without the name of the site: /spring-offer.'
  if (!from.startsWith('/')) return 'Begin with a slash: /spring-offer.'
  if (/[?#]/.test(from)) return 'Leave out what begins with “?” or “#”. What a visitor has there is kept.'
  if (!isWritable(from)) return 'Leave out spaces and backslashes.'
  const path = normalizePath(from)
  if (path === undefined) return 'This path is not written correctly: check percent signs, dots and double slashes.'
  const owner = routeKind(path)
  return owner && taken[owner](from)
}

/**
 * What is wrong with the place a redirect leads to, whatever else there is. A page that is not there is no reason to
 * stop a redirect in force; it is one not to publish it ({@link redirectProblem}).
 *
 * @param siteUrl this site's own address
 */
export function targetProblem(to: string, siteUrl?: string): string | undefined {
  if (to.length > MOST_CHARACTERS) return `Use at most ${MOST_CHARACTERS} characters.`
  const target = readTarget(to)
  if (!target) return 'Write a path of this site, such as /support, or an address that begins with https://.'
  if (target.path === undefined) {
    const own = siteUrl !== undefined && new URL(target.href).host === new URL(siteUrl).host
    return own ? 'This is an address of this very site. Write its path only, such as /support.' : undefined
  }
  return isLinkable(target.path) ? undefined : `Nobody can visit “${to}”: it belongs to the programs behind the site.`
}

const sourceKey = ({ from }: Redirect) => redirectKey(normalizePath(from))
const targetKey = ({ to }: Redirect) => redirectKey(readTarget(to)?.path)

/**
 * What is wrong with a redirect beside those that are published. A visitor is led once, never on and on: neither end
 * of a redirect may be an end of another one's way, and where it leads there must be a page and the section named.
 *
 * @param others the published redirects without an earlier state of this one
 * @param siteUrl this site's own address
 */
export function redirectProblem(
  redirect: Redirect,
  others: readonly Redirect[],
  siteUrl?: string,
): RedirectProblem | undefined {
  const wrongSource = sourceProblem(redirect.from)
  if (wrongSource !== undefined) return { field: 'from', message: wrongSource }
  const wrongTarget = targetProblem(redirect.to, siteUrl)
  if (wrongTarget !== undefined) return { field: 'to', message: wrongTarget }

  const [from, to] = [sourceKey(redirect), targetKey(redirect)]
  if (from === to) return { field: 'to', message: 'This leads back to where it begins. Write another place.' }
  const same = others.find((other) => sourceKey(other) === from)
  if (same) {
    return { field: 'from', message: `Another redirect leads from “${same.from}” to “${same.to}”. Change that one.` }
  }
  const next = to === undefined ? undefined : others.find((other) => sourceKey(other) === to)
  if (next) {
    const circle = targetKey(next) === from
    const message = circle
      ? `“${next.from}” is redirected back to “${next.to}”: visitors would go round in a circle.`
      : `“${next.from}” is itself redirected. Write where it leads: ${next.to}`
    return { field: 'to', message }
  }
  const before = others.find((other) => targetKey(other) === from)
  if (before) {
    const message = `The redirect from “${before.from}” leads here. Let it lead to ${redirect.to} first, then publish this.`
    return { field: 'from', message }
  }
  const deadEnd = redirect.to.startsWith('/') ? pageProblem(redirect.to) : undefined
  return deadEnd === undefined ? undefined : { field: 'to', message: deadEnd }
}
