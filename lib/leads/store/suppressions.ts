import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toEmailKey } from './leads.ts'
import type { LeadsDatabase } from './schema.ts'

/** Returns the digest that identifies an address where the address itself must not be stored. */
export function hashEmail(email: string): string {
  return createHash('sha256').update(toEmailKey(email)).digest('hex')
}

/** Stops all mail to an address. Idempotent. */
export async function suppress(db: Kysely<LeadsDatabase>, digest: string, now: Date): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_digest: digest, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_digest').doNothing())
    .execute()
}

/** Returns whether an address unsubscribed. */
export async function isSuppressed(db: Kysely<LeadsDatabase>, email: string): Promise<boolean> {
  const row = await db
    .selectFrom('suppressions')
    .select('email_digest')
    .where('email_digest', '=', hashEmail(email))
    .executeTakeFirst()
  return row !== undefined
}
