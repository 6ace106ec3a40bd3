import { hash, randomBytes, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { MAX_RESULTS_LINKS } from '#lib/counts/resultsLinks.ts'
import { isSameSecret } from '#lib/security/signing.ts'
import type { LeadsTables } from '../database/schema.ts'
import { DAY_MS } from '#lib/durations.ts'

/** A link to the results of one partner, as staff see it. Times are ISO 8601, UTC. */
export interface ResultsLink {
  id: string
  author: string
  created_at: string
  expires_at: string
}

const hashKey = (key: string) => hash('sha256', key)

/** Lists the active links to the results of a partner. @param partnerId published id of its document */
export const listResultsLinks = (db: Kysely<LeadsTables>, partnerId: string, now: Date): Promise<ResultsLink[]> =>
  db
    .selectFrom('results_links')
    .select(['id', 'author', 'created_at', 'expires_at'])
    .where('partner_id', '=', partnerId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('expires_at')
    .orderBy('id')
    .execute()

/**
 * Creates a link to the results of a partner.
 *
 * @returns its id and key, of which only the digest is stored; undefined when the partner has too many links
 */
export async function addResultsLink(
  db: Kysely<LeadsTables>,
  { partnerId, author, days }: { partnerId: string; author: string; days: number },
  now: Date,
): Promise<{ id: string; key: string } | undefined> {
  await db.deleteFrom('results_links').where('expires_at', '<=', now.toISOString()).execute()
  if ((await listResultsLinks(db, partnerId, now)).length >= MAX_RESULTS_LINKS) return undefined
  const [id, key] = [randomUUID(), randomBytes(32).toString('base64url')]
  await db
    .insertInto('results_links')
    .values({
      id,
      key_digest: hashKey(key),
      partner_id: partnerId,
      author,
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * DAY_MS).toISOString(),
    })
    .execute()
  return { id, key }
}

/** Revokes a link. @returns false when there is none */
export async function removeResultsLink(db: Kysely<LeadsTables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('results_links').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

/** Opens a link. @returns undefined when it has expired or was revoked, or the key is wrong */
export async function openResultsLink(
  db: Kysely<LeadsTables>,
  { id, key }: { id: string; key: string },
  now: Date,
): Promise<{ partnerId: string; expiresAt: string } | undefined> {
  const found = await db
    .selectFrom('results_links')
    .select(['key_digest', 'partner_id', 'expires_at'])
    .where('id', '=', id)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst()
  if (!found || !isSameSecret(hashKey(key), found.key_digest)) return undefined
  return { partnerId: found.partner_id, expiresAt: found.expires_at }
}
