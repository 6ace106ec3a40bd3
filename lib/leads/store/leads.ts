import { hash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toSearchText } from '#lib/searchText.ts'
import { enqueue } from './outbox.ts'
import type { Channel, Lead, LeadsDatabase, LeadStatus, NewLead } from './schema.ts'

export type LeadInput = Omit<
  NewLead,
  'id' | 'email_key' | 'search_text' | 'status' | 'submissions' | 'created_at' | 'updated_at'
>

/** Each form has one record per address, regardless of case. */
const toEmailKey = (email: string) => email.trim().toLowerCase()

/**
 * Stores a lead, its consent and its deliveries, or updates the record of the same address and form.
 *
 * @returns the record's id
 */
export async function saveLead(db: Kysely<LeadsDatabase>, input: LeadInput, channels: readonly Channel[], now: Date) {
  const time = now.toISOString()
  const fields = {
    ...input,
    email_key: toEmailKey(input.email),
    search_text: toSearchText([input.email, input.name, input.company].join(' ')),
    updated_at: time,
  }
  return db.transaction().execute(async (transaction) => {
    const { id } = await transaction
      .insertInto('leads')
      .values({ ...fields, id: randomUUID(), status: 'new', submissions: 1, created_at: time })
      .onConflict((conflict) =>
        conflict.columns(['form', 'email_key']).doUpdateSet((expression) => ({
          ...fields,
          submissions: expression('leads.submissions', '+', 1),
        })),
      )
      .returning('id')
      .executeTakeFirstOrThrow()
    const { form, consent_version, locale, source_page } = input
    const consent = { form, consent_version, locale, source_page, created_at: time }
    await transaction
      .insertInto('consents')
      .values({ ...consent, email_digest: hashEmail(input.email) })
      .execute()
    await enqueue(transaction, id, channels, now)
    return id
  })
}

export function findLead(db: Kysely<LeadsDatabase>, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function setLeadStatus(db: Kysely<LeadsDatabase>, id: string, status: LeadStatus): Promise<boolean> {
  const result = await db.updateTable('leads').set({ status }).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes all leads of a lead's address, with their deliveries. Consents stay. @returns whether the lead existed */
export async function deletePerson(db: Kysely<LeadsDatabase>, id: string): Promise<boolean> {
  const result = await db
    .deleteFrom('leads')
    .where('email_key', '=', (eb) => eb.selectFrom('leads').select('email_key').where('id', '=', id))
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Returns the digest that identifies an address where the address itself must not be stored. */
export const hashEmail = (email: string) => hash('sha256', toEmailKey(email))

/** Stops all mail to an address. Idempotent. */
export async function suppress(db: Kysely<LeadsDatabase>, digest: string, now: Date): Promise<void> {
  await db
    .insertInto('suppressions')
    .values({ email_digest: digest, created_at: now.toISOString() })
    .onConflict((conflict) => conflict.column('email_digest').doNothing())
    .execute()
}

export async function isSuppressed(db: Kysely<LeadsDatabase>, email: string): Promise<boolean> {
  const rows = db.selectFrom('suppressions').select('email_digest').where('email_digest', '=', hashEmail(email))
  return (await rows.executeTakeFirst()) !== undefined
}
