import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { enqueue } from './outbox.ts'
import type { Channel, Lead, LeadsDatabase, LeadStatus, NewLead } from './schema.ts'

/** What a form brings: its fields and where they come from. */
export type LeadInput = Omit<
  NewLead,
  'id' | 'email_key' | 'search_text' | 'status' | 'submissions' | 'created_at' | 'updated_at'
>

/** One record per form and address, whatever the case it was typed in. */
export function toEmailKey(email: string): string {
  return email.trim().toLowerCase()
}

/** A text without case and accents, so that a search for "quebec" finds "Québec" in both databases. */
export function toSearchText(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}

/**
 * Stores a lead together with what must follow from it, in one transaction. The same address in the same form updates
 * its record.
 *
 * @param channels what must follow
 * @param now time of the request
 * @returns the record's id
 */
export async function saveLead(
  db: Kysely<LeadsDatabase>,
  input: LeadInput,
  channels: readonly Channel[],
  now: Date,
): Promise<string> {
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
    await enqueue(transaction, id, channels, now)
    return id
  })
}

export function findLead(db: Kysely<LeadsDatabase>, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
}

/** @returns whether there is such a lead */
export async function setLeadStatus(db: Kysely<LeadsDatabase>, id: string, status: LeadStatus): Promise<boolean> {
  const result = await db.updateTable('leads').set({ status }).where('id', '=', id).executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Removes a person's record and everything that waits for it. @returns whether there was such a lead */
export async function deleteLead(db: Kysely<LeadsDatabase>, id: string): Promise<boolean> {
  const result = await db.deleteFrom('leads').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}
