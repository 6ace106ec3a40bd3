import { z } from 'zod'
import { getLanguage } from '#lib/content/languages.ts'
import { listPaths } from '#lib/editions.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { isRecord } from '#lib/isRecord.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { normalizePath } from '#lib/links/path.ts'
import { getLandingPath, listLandingPaths } from './path.ts'

/** The smallest and the largest share of visitors that get a landing page in place of another page. */
export const SPLIT_RANGE = [1, 99] as const

const splitSchema = z.object({
  /** English path of the page that the other visitors get. */
  path: z.string(),
  percentage: z.number().int().min(SPLIT_RANGE[0]).max(SPLIT_RANGE[1]),
  from: z.iso.date(),
  until: z.iso.date(),
})

/** How a landing page stands in for another page: for a percentage of its visitors, on certain days. */
export type SplitPlan = z.infer<typeof splitSchema>

/** Reads the plan of a split; undefined for one that is missing or not complete, which never runs. */
export const parseSplit = (value: unknown): SplitPlan | undefined => splitSchema.safeParse(value).data

/** Returns whether a split runs on a day. @param today as an ISO date */
export const isSplitOn = ({ from, until }: SplitPlan, today: string): boolean => from <= today && today <= until

/** English paths of the pages of the code that can be split. Legal texts and partners' links must be the same for all. */
const splittablePaths: ReadonlySet<string> = new Set(
  (['home', 'business', 'estimate', 'waitlist', 'support'] as const)
    .flatMap((name) => listPaths(name))
    .filter((path) => getPathLocale(path) === defaultLocale),
)

/** Returns whether a path is that of a page of the code that can be split. */
export const isSplittable = (path: string): boolean => splittablePaths.has(path)

const getSplit = (document: object): unknown => ('split' in document ? document.split : undefined)

/** The published landing pages beside one whose split is checked. */
export interface OtherPages {
  /** Finds another landing page by a path, present or former. */
  findPage: (path: string) => object | undefined
  /** Lists the other English landing pages that have a split. */
  listSplit: () => readonly object[]
}

interface SplitProblem {
  field: 'path' | 'until'
  message: string
}

const toPathProblem = (message: string): SplitProblem => ({ field: 'path', message })

const overlap = (one: SplitPlan, other: SplitPlan) => one.from <= other.until && other.from <= one.until

/**
 * Finds the problem of a landing page's split: its page must exist, be another one, and have no other split at that time.
 *
 * @returns undefined for a valid split and without one; other rules report missing fields
 */
export function findSplitProblem(document: object, others: OtherPages): SplitProblem | undefined {
  const split = getSplit(document)
  if (getLanguage(document) !== defaultLocale || !isRecord(split)) return undefined
  const { path: written, from, until } = split
  const wrong = typeof written === 'string' && written !== '' ? findPageProblem(document, written, others) : undefined
  if (wrong !== undefined) return toPathProblem(wrong)
  if (typeof from === 'string' && typeof until === 'string' && until <= from) {
    return { field: 'until', message: 'The last day must be after the first day.' }
  }
  const plan = parseSplit(split)
  return plan && findOverlapProblem(document, plan, others)
}

function findPageProblem(document: object, written: string, { findPage }: OtherPages): string | undefined {
  const path = normalizePath(written)
  if (path !== written)
    return 'Write the path alone: a slash, then small letters, without “?”, “#” or a slash at its end.'
  if (getPathLocale(path) !== defaultLocale) return 'Write the English path. Both languages are split.'
  if (listLandingPaths(document).includes(path)) {
    return 'A page cannot stand in for itself. Write the path of the page that the other visitors get.'
  }
  if ('ownHome' in document && document.ownHome === true) {
    return 'A page with a home of its own would keep its visitors away from the other page. Switch that off first.'
  }
  if (isSplittable(path) || findPage(path) !== undefined) return undefined
  return `“${path}” cannot be split. Write the path of a landing page, or one of ${[...splittablePaths].join(', ')}.`
}

function findOverlapProblem(document: object, plan: SplitPlan, { findPage, listSplit }: OtherPages) {
  /** Returns the present path of a page that a split names. */
  const resolve = (path: string) => getLandingPath(findPage(path)) ?? path
  const own = listLandingPaths(document)
  const page = resolve(plan.path)
  for (const other of listSplit()) {
    const theirs = parseSplit(getSplit(other))
    const otherPath = getLandingPath(other)
    if (theirs === undefined || otherPath === undefined || !overlap(plan, theirs)) continue
    const days = `from ${theirs.from} until ${theirs.until}`
    if (resolve(theirs.path) === page) {
      return toPathProblem(
        `“${otherPath}” already stands in for “${page}” ${days}. Choose other days, or end that first.`,
      )
    }
    if (otherPath === page) {
      return toPathProblem(
        `“${page}” itself stands in for “${theirs.path}” ${days}. Choose other days, or end that first.`,
      )
    }
    if (own.includes(theirs.path)) {
      return toPathProblem(`“${otherPath}” stands in for this page ${days}. Choose other days, or end that first.`)
    }
  }
  return undefined
}
