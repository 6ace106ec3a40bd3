import { hash, randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { toSearchText } from '#lib/searchText.ts'
import type { LeadForm } from '#lib/forms.ts'
import { enqueue } from './outbox.ts'
import type { Channel, Lead, LeadsTables, LeadStatus, NewLead } from './schema.ts'

export type LeadInput = Omit<
  NewLead,
  'id' | 'email_key' | 'search_text' | 'status' | 'submissions' | 'created_at' | 'updated_at' | 'suspected_at'
>

/** Returns the key of an address, regardless of case: each form has one record per address. */
export const toEmailKey = (email: string) => email.trim().toLowerCase()

/** Returns the digest that identifies an address where the address itself must not be stored. */
export const hashEmail = (email: string) => hash('sha256', toEmailKey(email))

const SEARCHED_COLUMNS = [
  'email',
  'name',
  'company',
  'partner',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'referrer_host',
] as const satisfies readonly (keyof Lead)[]

const createSearchText = (lead: Partial<Pick<Lead, (typeof SEARCHED_COLUMNS)[number]>>): string =>
  toSearchText(
    SEARCHED_COLUMNS.map((column) => lead[column])
      .filter(Boolean)
      .join(' '),
  )

const createRow = (input: LeadInput, time: string) => ({
  ...input,
  email_key: toEmailKey(input.email),
  search_text: createSearchText(input),
  updated_at: time,
})

/**
 * Returns the columns by which a later request of an address updates its record. What it does not know of where its visit
 * came from stays: a partner's customer may later type our address. A campaign is replaced as a whole.
 */
function createUpdate({ landing_variant, partner, split, referrer_host, ...row }: ReturnType<typeof createRow>) {
  const { utm_source, utm_medium, utm_campaign, ...others } = row
  const hasCampaign = utm_source ?? utm_medium ?? utm_campaign
  return {
    ...others,
    ...(landing_variant && { landing_variant }),
    ...(partner && { partner }),
    ...(split && { split }),
    ...(referrer_host && { referrer_host }),
    ...(hasCampaign && { utm_source, utm_medium, utm_campaign }),
  }
}

const createIdentity = (time: string) => ({ id: randomUUID(), submissions: 1, created_at: time })

/**
 * Stores a lead, its consent and its deliveries, or updates the record of the same address and form.
 *
 * @returns the record's id
 */
export async function saveLead(db: Kysely<LeadsTables>, input: LeadInput, channels: readonly Channel[], now: Date) {
  const time = now.toISOString()
  const fields = createRow(input, time)
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .insertInto('leads')
      .values({ ...fields, ...createIdentity(time), status: 'new' })
      .onConflict((conflict) =>
        conflict.columns(['form', 'email_key']).doUpdateSet((expression) => ({
          ...createUpdate(fields),
          suspected_at: null,
          // A request without suspicion also clears that of an earlier one. What staff had closed is to be answered again.
          status: expression
            .case()
            .when('leads.status', 'in', ['suspected', 'closed'])
            .then<LeadStatus>('new')
            .else(expression.ref('leads.status'))
            .end(),
          submissions: expression('leads.submissions', '+', 1),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    const search_text = createSearchText(lead)
    if (search_text !== lead.search_text)
      await transaction.updateTable('leads').set({ search_text }).where('id', '=', lead.id).execute()
    await recordConsent(transaction, input, time)
    await enqueue(transaction, lead.id, channels, now)
    return lead.id
  })
}

/**
 * Keeps a request that looks like a bot's for staff. Of an address with a record only its time is kept. It sends nothing
 * and counts as no consent.
 *
 * @returns the record's id
 */
export async function saveSuspectedLead(db: Kysely<LeadsTables>, input: LeadInput, now: Date) {
  const time = now.toISOString()
  const { id } = await db
    .insertInto('leads')
    .values({ ...createRow(input, time), ...createIdentity(time), status: 'suspected' })
    .onConflict((conflict) => conflict.columns(['form', 'email_key']).doUpdateSet({ suspected_at: time }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Records what a person agreed to with a request. */
async function recordConsent(
  transaction: Kysely<LeadsTables>,
  { email, form, consent_version, locale, source_page }: LeadInput,
  time: string,
): Promise<void> {
  const consent = { form, consent_version, locale, source_page, created_at: time }
  await transaction
    .insertInto('consents')
    .values({ ...consent, email_digest: hashEmail(email) })
    .execute()
}

/**
 * Takes the suspicion from a lead: staff vouch for it, so its consent is recorded and its deliveries are sent.
 *
 * @returns whether there was such a lead
 */
export async function releaseLead(
  db: Kysely<LeadsTables>,
  id: string,
  status: LeadStatus,
  listChannels: (form: LeadForm) => readonly Channel[],
  now: Date,
): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lead = await transaction
      .updateTable('leads')
      .set({ status })
      .where('id', '=', id)
      .where('status', '=', 'suspected')
      .returningAll()
      .executeTakeFirst()
    if (!lead) return false
    await recordConsent(transaction, lead, lead.created_at)
    await enqueue(transaction, id, listChannels(lead.form), now)
    return true
  })
}

export function findLead(db: Kysely<LeadsTables>, id: string): Promise<Lead | undefined> {
  return db.selectFrom('leads').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Finds leads by their ids. A lead is missing when it was deleted on request, with its deliveries. */
export async function findLeads(db: Kysely<LeadsTables>, ids: readonly string[]): Promise<ReadonlyMap<string, Lead>> {
  const leads = await db.selectFrom('leads').selectAll().where('id', 'in', ids).execute()
  return new Map(leads.map((lead) => [lead.id, lead]))
}

/** Sets the status of a lead, and forgets a suspected request, which staff have seen. @returns false when it is deleted */
export async function setLeadStatus(db: Kysely<LeadsTables>, id: string, status: LeadStatus): Promise<boolean> {
  const result = await db
    .updateTable('leads')
    .set({ status, suspected_at: null })
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** Deletes leads with their deliveries. @returns the ids of the deliveries */
async function deleteLeads(transaction: Kysely<LeadsTables>, leads: readonly Pick<Lead, 'id'>[]): Promise<string[]> {
  if (leads.length === 0) return []
  const ids = leads.map(({ id }) => id)
  const deliveries = await transaction.selectFrom('deliveries').select('id').where('lead_id', 'in', ids).execute()
  await transaction.deleteFrom('leads').where('id', 'in', ids).execute()
  return deliveries.map(({ id }) => id)
}

const selectOfPerson = (db: Kysely<LeadsTables>, leadId: string) =>
  db
    .selectFrom('leads')
    .select('id')
    .where('email_key', '=', (eb) => eb.selectFrom('leads').select('email_key').where('id', '=', leadId))

/**
 * Deletes all leads of a lead's address, with their deliveries. Consents stay.
 *
 * @returns the ids of the deliveries; undefined when the lead did not exist
 */
export function deletePerson(db: Kysely<LeadsTables>, id: string): Promise<string[] | undefined> {
  return db.transaction().execute(async (transaction) => {
    const leads = await selectOfPerson(transaction, id).execute()
    return leads.length === 0 ? undefined : deleteLeads(transaction, leads)
  })
}

/**
 * Removes an address from the waitlist, with the deliveries. If its lead was deleted, an entry since then is found by the
 * time of its latest consent, which has the digest.
 *
 * @param leadId of any lead of the address, also a deleted one
 * @returns the ids of the deliveries
 */
export function leaveWaitlist(db: Kysely<LeadsTables>, leadId: string, digest: string): Promise<string[]> {
  const form: LeadForm = 'android-waitlist'
  return db.transaction().execute(async (transaction) => {
    const consents = transaction.selectFrom('consents').select('created_at').where('email_digest', '=', digest)
    const entries = await transaction
      .selectFrom('leads')
      .select(['id', 'email'])
      .where('form', '=', form)
      .where((eb) =>
        eb.or([
          eb('id', 'in', selectOfPerson(transaction, leadId)),
          eb('updated_at', 'in', consents.where('form', '=', form)),
        ]),
      )
      .execute()
    return deleteLeads(
      transaction,
      entries.filter(({ email }) => hashEmail(email) === digest),
    )
  })
}
