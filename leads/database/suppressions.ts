import type { Kysely } from 'kysely'
import { findLead, hashEmail, toEmailKey } from './leads.ts'
import type { Lead, LeadsTables } from './schema.ts'

/**
 * Stops all mail to an address, but for what it asks for later. An unsubscription keeps its first time until the address
 * asks for something again: the law counts days from it.
 */
export async function suppress(db: Kysely<LeadsTables>, digest: string, now: Date): Promise<void> {
  const created_at = now.toISOString()
  await db
    .insertInto('suppressions')
    .values({ email_digest: digest, created_at })
    .onConflict((conflict) =>
      conflict
        .column('email_digest')
        .doUpdateSet({ created_at })
        .where((eb) =>
          eb.exists(
            eb
              .selectFrom('consents')
              .select('consents.created_at')
              .whereRef('consents.email_digest', '=', 'suppressions.email_digest')
              .whereRef('consents.created_at', '>', 'suppressions.created_at'),
          ),
        ),
    )
    .execute()
}

/** Lets an address get mail again, when its owner asked the team for it. @returns whether it had unsubscribed */
export async function liftSuppression(db: Kysely<LeadsTables>, leadId: string): Promise<boolean> {
  const lead = await findLead(db, leadId)
  if (!lead) return false
  const result = await db
    .deleteFrom('suppressions')
    .where('email_digest', '=', hashEmail(lead.email))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Selects unsubscriptions with what their addresses asked for since then; null for nothing. */
const selectSuppressions = (db: Kysely<LeadsTables>) =>
  db
    .selectFrom('suppressions')
    .leftJoin('consents', (join) =>
      join
        .onRef('consents.email_digest', '=', 'suppressions.email_digest')
        .onRef('consents.created_at', '>', 'suppressions.created_at'),
    )

/** Returns whether the address of a digest has unsubscribed and asked for nothing since. */
export async function hasUnsubscribed(db: Kysely<LeadsTables>, digest: string): Promise<boolean> {
  const row = await selectSuppressions(db)
    .select('suppressions.created_at')
    .where('suppressions.email_digest', '=', digest)
    .where('consents.email_digest', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Returns which addresses unsubscribed after they last asked for something by a form. */
export async function findSuppressed(
  db: Kysely<LeadsTables>,
  leads: readonly Pick<Lead, 'email' | 'form'>[],
): Promise<ReadonlySet<string>> {
  if (leads.length === 0) return new Set()
  const rows = await selectSuppressions(db)
    .select(['suppressions.email_digest', 'consents.form'])
    .where('suppressions.email_digest', 'in', [...new Set(leads.map(({ email }) => hashEmail(email)))])
    .execute()
  const formsByDigest = Map.groupBy(rows, ({ email_digest }) => email_digest)
  return new Set(
    leads.flatMap(({ email, form }) => {
      const asked = formsByDigest.get(hashEmail(email))
      return asked && !asked.some((row) => row.form === form) ? [toSuppressionKey({ email, form })] : []
    }),
  )
}

/** Returns the key of an address and a form in the answer of {@link findSuppressed}. */
export const toSuppressionKey = ({ email, form }: Pick<Lead, 'email' | 'form'>) => `${form} ${toEmailKey(email)}`

/** Returns whether an address unsubscribed after it last asked for something by a form. */
export const isSuppressed = async (db: Kysely<LeadsTables>, lead: Pick<Lead, 'email' | 'form'>): Promise<boolean> =>
  (await findSuppressed(db, [lead])).size > 0
