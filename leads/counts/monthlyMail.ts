import type { Kysely } from 'kysely'
import type { ResultsReader } from '#lib/counts/readers.ts'
import { formatDate, formatNumber } from '#lib/content/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translateGroup } from '#lib/i18n/translator.ts'
import { STUDIO_PATH } from '#lib/links/path.ts'
import { getErrorCode } from '#lib/log.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { MailTransport, Mailbox } from '#lib/mail/transport.ts'
import type { LeadsServices } from '../services.ts'
import { readResults } from '../staff/results.ts'
import type { ShownNumber } from '../staff/sums.ts'
import type { LeadsTables } from '../database/schema.ts'
import { HOUR_MS, MINUTE_MS } from '#lib/durations.ts'

const INTERVAL_MS = HOUR_MS

/** Days of a month on which the results of the one before are mailed: later they would come unexpectedly. */
const LAST_MAIL_DAY = 7

/** Time after which a mail counts as lost with the process that was sending it. */
const CLAIM_MS = 15 * MINUTE_MS

/** Returns the first and last day of the month before a day, all as ISO dates. */
export function getMonthBefore(day: string): { from: string; to: string } {
  const last = new Date(`${day.slice(0, 7)}-01T00:00:00Z`)
  last.setUTCDate(0)
  const to = last.toISOString().slice(0, 10)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** Claims a mail for this instance; false when another one has it, or it was sent. */
async function claim(db: Kysely<LeadsTables>, id: string, now: Date): Promise<boolean> {
  const lost = new Date(now.getTime() - CLAIM_MS).toISOString()
  const claimed_at = now.toISOString()
  const claimed = await db
    .insertInto('sent_mails')
    .values({ id, claimed_at, sent_at: null })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ claimed_at })
        .where('sent_mails.sent_at', 'is', null)
        .where('sent_mails.claimed_at', '<', lost),
    )
    .returning('id')
    .execute()
  return claimed.length > 0
}

type Results = Awaited<ReturnType<typeof readResults>>

const wasVisited = ({ total }: Results) => Object.values(total).some((value) => value !== 0)

/** Composes the mail of a month: ten lines of plain text. */
function composeResultsMail(results: Results, before: Results, month: string, locale: Locale, siteUrl: string) {
  const strings = translateGroup('resultsMail', locale)
  const show = (value: ShownNumber) => (value === '<5' ? strings.few : formatNumber(value, locale))
  const name = formatDate(`${month}T12:00:00Z`, locale, { month: 'long', year: 'numeric' })
  const line = (label: string, column: keyof Results['total']) =>
    fillPlaceholders(strings.line, { label, now: show(results.total[column]), before: show(before.total[column]) })
  const best = (label: string, rows: readonly { name: string }[]) =>
    fillPlaceholders(strings.best, { label, name: rows[0]?.name ?? strings.none })
  const text = [
    fillPlaceholders(strings.intro, { month: name, site: new URL(siteUrl).host }),
    line(strings.shown, 'shown'),
    line(strings.opened, 'opened'),
    line(strings.sent, 'sent'),
    line(strings.buyingPower, 'buyingPower'),
    line(strings.estimateUsed, 'estimateUsed'),
    best(strings.campaign, results.campaigns),
    best(strings.partner, results.partners),
    fillPlaceholders(strings.link, { address: new URL(`${STUDIO_PATH}/results`, siteUrl).href }),
    strings.stop,
  ].join('\n')
  return { subject: fillPlaceholders(strings.subject, { month: name }), text: `${text}\n` }
}

interface MonthlyMailOptions {
  transport: Pick<MailTransport, 'send'>
  loadSender: () => Promise<Mailbox>
  loadReaders: () => Promise<readonly ResultsReader[]>
}

/**
 * Creates the worker that mails the results of a month to those who want them, once, also with several instances and
 * after restarts. What fails is tried again the next hour.
 */
export function createMonthlyMail(
  { log, siteUrl, database }: Pick<LeadsServices, 'log' | 'siteUrl' | 'database'>,
  { transport, loadSender, loadReaders }: MonthlyMailOptions,
) {
  let isStopped = false

  /** Mails what is due. @param now the current time */
  async function check(now = new Date()): Promise<void> {
    const today = getToday(now)
    if (Number(today.slice(8)) > LAST_MAIL_DAY) return
    const readers = await loadReaders()
    if (readers.length === 0) return
    const month = getMonthBefore(today)
    const [results, before] = await Promise.all([
      readResults(database.db, month),
      readResults(database.db, getMonthBefore(month.from)),
    ])
    if (!wasVisited(results)) return
    const from = await loadSender()
    for (const { id: person, email, language } of readers) {
      if (isStopped) return
      const id = `results-${month.from.slice(0, 7)}-${person}`
      if (!(await claim(database.db, id, now))) continue
      try {
        const mail = composeResultsMail(results, before, month.from, language, siteUrl)
        await transport.send(id, { from, to: email, ...mail })
        await database.db.updateTable('sent_mails').set({ sent_at: now.toISOString() }).where('id', '=', id).execute()
      } catch (error) {
        log.error({ code: getErrorCode(error) }, 'A mail of results was not sent; it is tried again. Check SMTP_URL.')
      }
    }
  }

  const checkAndLog = () =>
    check().catch((error: unknown) =>
      log.error({ code: getErrorCode(error) }, 'The results were not mailed; this is tried again. See the code.'),
    )
  return {
    check,
    /** Checks now and every hour. @returns a function that stops it, after the mail that is being sent */
    start() {
      let checking = checkAndLog()
      const timer = setInterval(() => void (checking = checking.then(checkAndLog)), INTERVAL_MS).unref()
      return async () => {
        isStopped = true
        clearInterval(timer)
        await checking
      }
    },
  }
}
