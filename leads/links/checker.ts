import type { Kysely } from 'kysely'
import { z } from 'zod'
import { getPublishedClient } from '#lib/content/client.ts'
import { postToStore } from '#lib/content/connection.ts'
import { editableTypes } from '#lib/roles/ownership.ts'
import { env } from '#lib/env.ts'
import type { BrokenLink } from '#lib/links/brokenLinks.ts'
import { listExternalLinks } from '#lib/links/externalLinks.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import type { LeadsTables } from '../database/schema.ts'
import { findLinkFailure } from './checkLink.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'

/** One link is checked at a time, and no site gets more than a request a minute. */
const INTERVAL_MS = MINUTE_MS

/** Time for which an address that worked, or failed, is not requested again. */
const WORKING_MS = 7 * DAY_MS
const FAILED_MS = DAY_MS

/** A server may be down for a moment: an address is reported when it failed this often, a day apart. */
const MIN_FAILURES = 2

/** Lists the addresses that failed again. */
export const listBrokenLinks = async (db: Kysely<LeadsTables>): Promise<BrokenLink[]> =>
  (
    await db
      .selectFrom('checked_links')
      .select(['url', 'failure'])
      .where('failures', '>=', MIN_FAILURES)
      .orderBy('url')
      .execute()
  ).flatMap(({ url, failure }) => (failure === null ? [] : [{ url, failure }]))

/** Claims the first address that is due, for one instance. */
async function claimDue(db: Kysely<LeadsTables>, urls: readonly string[], now: Date): Promise<string | undefined> {
  const rows = await db.selectFrom('checked_links').select(['url', 'checked_at', 'failures']).execute()
  const checked = new Map(rows.map((row) => [row.url, row]))
  const due = urls.find((url) => {
    const row = checked.get(url)
    return !row || Date.parse(row.checked_at) + (row.failures > 0 ? FAILED_MS : WORKING_MS) <= now.getTime()
  })
  if (due === undefined) return undefined
  const checked_at = now.toISOString()
  const before = checked.get(due)?.checked_at
  const claimed = await db
    .insertInto('checked_links')
    .values({ url: due, checked_at, failures: 0, failure: null })
    .onConflict((conflict) =>
      conflict
        .column('url')
        .doUpdateSet({ checked_at })
        .where('checked_links.checked_at', '=', before ?? ''),
    )
    .returning('url')
    .execute()
  return claimed[0]?.url
}

interface LinkCheckerOptions {
  loadLinks: () => Promise<readonly string[]>
  findFailure: (url: string) => Promise<string | undefined>
  /** Hands on all addresses that failed again. */
  report: (broken: readonly BrokenLink[]) => Promise<unknown>
}

/** Loads the addresses of other sites that published content links to. */
async function loadPublishedLinks(): Promise<readonly string[]> {
  const documents = await getPublishedClient().fetch<{ _type: string }[]>('*[_type in $types]', {
    types: editableTypes,
  })
  return [...new Set(documents.flatMap(listExternalLinks))]
}

/** Reports the addresses to the embedded store, which mails them; the owners in Sanity's cloud are not known. */
async function reportToStore(broken: readonly BrokenLink[]): Promise<void> {
  const { embedded, SANITY_DATASET } = env()
  if (embedded) await postToStore(`/data/broken-links/${SANITY_DATASET}`, { broken }, z.object({}))
}

/** Creates the worker that checks the links of published content, slowly, and remembers what failed. */
export function createLinkChecker(
  { log, siteUrl, database: { db } }: Pick<LeadsServices, 'log' | 'siteUrl' | 'database'>,
  options: Partial<LinkCheckerOptions> = {},
) {
  const {
    loadLinks = loadPublishedLinks,
    findFailure = (url) => findLinkFailure(url, { userAgent: `Mozilla/5.0 (compatible; link check of ${siteUrl})` }),
    report = reportToStore,
  } = options
  let links: readonly string[] = []
  let loadedAt = -Infinity

  /** Checks one address, if any is due. */
  async function checkNext(now: Date): Promise<void> {
    if (now.getTime() - loadedAt >= HOUR_MS) {
      links = await loadLinks()
      loadedAt = now.getTime()
      await db
        .deleteFrom('checked_links')
        .$if(links.length > 0, (query) => query.where('url', 'not in', links))
        .execute()
    }
    const url = await claimDue(db, links, now)
    if (url === undefined) return
    const failure = (await findFailure(url)) ?? null
    await db
      .updateTable('checked_links')
      .set((eb) => ({ failure, failures: failure === null ? 0 : eb('failures', '+', 1) }))
      .where('url', '=', url)
      .execute()
  }

  /** Checks one address, and reports all that failed again: the store may have been restarted. */
  async function check(now = new Date()): Promise<void> {
    await checkNext(now)
    await report(await listBrokenLinks(db))
  }

  return {
    check,
    /** Checks one address a minute. @returns a function that stops it */
    start() {
      const timer = setInterval(() => {
        check().catch((error: unknown) =>
          log.error({ code: getErrorCode(error) }, 'A link of the content was not checked. See the code.'),
        )
      }, INTERVAL_MS).unref()
      return () => clearInterval(timer)
    },
  }
}
