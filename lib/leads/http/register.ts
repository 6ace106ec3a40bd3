import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translator.ts'
import type * as z from 'zod/mini'
import { contracts, isMessageKey, type LeadRequests, MESSAGE_KEYS } from '../contracts.ts'
import type { LeadForm } from '../forms.ts'
import { classifyRequest } from '../limits.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import { saveLead } from '../store/leads.ts'
import type { Channel } from '../store/schema.ts'
import { getClientIp, respondError, getSource, isCrossOrigin, readJsonBody, respondAccepted } from './endpoint.ts'

const toColumns = (fields: LeadRequests['android-waitlist'] & Partial<LeadRequests['demo']>) => ({
  email: fields.email,
  name: fields.name ?? null,
  company: fields.company ?? null,
  leads_per_month: fields.leadsPerMonth ?? null,
  lender_type: fields.lenderType ?? null,
  business_type: fields.type ?? null,
  calculator: fields.calculator ?? null,
})

/** The team is notified of originators only: a waitlist entry needs no answer. */
const followUps: Record<LeadForm, readonly Channel[]> = {
  demo: ['visitor-mail', 'team-notice'],
  'one-pager': ['visitor-mail', 'team-notice'],
  'android-waitlist': ['visitor-mail'],
}

/** Drops case and tag of an address: `Ann+1@lender.example` and `ann+2@lender.example` are one mailbox. */
const toMailbox = (email: string) => email.toLowerCase().replace(/\+[^@]*/, '')

function describeIssues(form: LeadForm, issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const isNoObject = issues.some((issue) => issue.path.length === 0)
  const shown = isNoObject ? (contracts[form].safeParse({}).error?.issues ?? []) : issues
  return Object.fromEntries(
    shown.map(({ path, message }) => [
      String(path[0]),
      translate(isMessageKey(message) ? message : MESSAGE_KEYS.incomplete),
    ]),
  )
}

/** Handles a form's requests: stores the lead with its deliveries, and only then confirms, in the page's language. */
export const register = (form: LeadForm, request: Request, services: LeadsServices): Promise<Response> =>
  withRequestLocale(parsePreferredLocale(request.headers.get('accept-language')), () =>
    registerLead(form, request, services),
  )

async function registerLead(form: LeadForm, request: Request, services: LeadsServices): Promise<Response> {
  if (request.method !== 'POST') return respondError('method_not_allowed', { headers: { allow: 'POST' } })
  if (isCrossOrigin(request, services.siteUrl)) return respondError('cross_origin')

  const address = getClientIp(request)
  const tooManyCalls = await services.limits.consume('calls', address)
  if (tooManyCalls > 0) return respondTooMany(tooManyCalls)

  const body = await readJsonBody(request)
  if ('error' in body) return respondError(body.error)
  const { data: fields, error: mistake } = contracts[form].safeParse(body.value)
  if (!fields) return respondError('validation_failed', { fields: describeIssues(form, mistake.issues) })

  const now = services.now()
  const visitor = classifyRequest(request, services.secret, now)
  if (visitor === 'bot') {
    services.log.info({ form }, 'Bot request discarded')
    return respondAccepted()
  }
  const wait =
    (await services.limits.consume(visitor, address)) ||
    (await services.limits.consume('email', toMailbox(fields.email)))
  if (wait > 0) return respondTooMany(wait)

  const source = getSource(request)
  const consentVersion = await services.consentVersion(source.locale)
  const input = { ...toColumns(fields), form, ...source, consent_version: consentVersion }
  const channels: readonly Channel[] = services.hasWebhook ? [...followUps[form], 'webhook'] : followUps[form]
  try {
    const id = await saveLead(services.store.db, input, channels, now)
    services.log.info({ form, id }, 'Request stored')
  } catch (error) {
    services.log.error({ form, code: getErrorCode(error) }, 'A request could not be stored. Check the database.')
    return respondError('unavailable')
  }
  services.wake()
  return respondAccepted()
}

const respondTooMany = (seconds: number) =>
  respondError('rate_limited', { headers: { 'retry-after': String(seconds) } })
