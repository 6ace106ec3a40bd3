import { addressesIn } from './addresses.ts'

/** Schemes that browsers execute or open as a document. */
const RUNNING = /^(javascript|data|vbscript|blob|file):/i

/** Why such a link is refused, in words for the person who wrote it. */
export const MAY_NOT_RUN = 'A link may not run a program or carry one: whoever clicks it would run it.'

/** Whether a browser would run a link or open what it carries; blanks within do not hide it from a browser either. */
export const isExecutableUrl = (target: string): boolean => RUNNING.test(target.replaceAll(/[\s\p{Cc}]/gu, ''))

/** The links of a document that would run, as paths of their fields. */
export const runningLinks = (document: object): string[] =>
  addressesIn(document)
    .filter(({ address }) => isExecutableUrl(address))
    .map(({ field }) => field)
