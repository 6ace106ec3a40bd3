/** Schemes whose addresses are programs or documents of their own, whoever clicks them. */
const RUNNING = /^(javascript|data|vbscript|blob|file):/i

/** Fields that hold an address, in whatever part of a document. */
const ADDRESS = /^(href|path)$|Url$/

/** Why such a link is refused, in words for the person who wrote it. */
export const MAY_NOT_RUN = 'A link may not run a program or carry one: whoever clicks it would run it.'

/** Whether a browser would run a link or open what it carries; blanks within do not hide it from a browser either. */
export const runs = (target: string): boolean => RUNNING.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))

/** The links of a document, or of a part of it, that would run, as paths of their fields. */
export function runningLinks(part: unknown, at = ''): string[] {
  if (Array.isArray(part)) return part.flatMap((item, index) => runningLinks(item, `${at}[${index}]`))
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([name, value]) => {
    const path = at === '' ? name : `${at}.${name}`
    if (typeof value === 'string') return ADDRESS.test(name) && runs(value) ? [path] : []
    return runningLinks(value, path)
  })
}
