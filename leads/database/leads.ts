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

/** Each form has one record per address, regardless of case. */
const toEmailKey = (email: string) => email.trim().toLowerCase()

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

/** Returns the digest that identifies an address where the address itself must not be stored. */
export const hashEmail = (email: string) => hash('sha256', toEmailKey(email))

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
