import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translator.ts'
import { isRecord } from '#lib/isRecord.ts'
import type * as z from 'zod/mini'
import { contracts, isMessageKey, MESSAGE_KEYS } from '../contracts.ts'
import type { Cell } from '#lib/counts/cell.ts'
import { findPlace, getLanguage, getVariant } from '#lib/counts/place.ts'
import { hasStaffCookie } from '#lib/counts/staffCookie.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { getFormPath } from '#lib/formPages.ts'
import { HONEYPOT_FIELD, type LeadForm } from '#lib/forms.ts'
import { parseSide } from '#lib/landingPages/splitCookie.ts'
import { listChannels } from '../channels.ts'
import { classifyRequest } from '../limits.ts'
import { getErrorCode } from '#lib/log.ts'
import type { LeadsServices } from '../services.ts'
import { toColumns } from '../database/answers.ts'
import { saveLead, saveSuspectedLead } from '../database/leads.ts'
import {
  getClientIp,
  getLocale,
  getPostedPage,
  getSource,
  isCrossOrigin,
  isFormPost,
  isReopenedForm,
  readBody,
  type Refusal,
  respondAccepted,
  respondError,
} from './endpoint.ts'
import { redirectTo, respondToFormPost } from './formPost.ts'
import { getOrigin, type Origin } from './origin.ts'

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

/**
 * Handles a form's requests: stores the lead with its deliveries, and only then confirms, in the page's language. Scripts
 * send and get JSON; a form that the browser posts itself is answered with a page, and its address leads to that form.
 */
export const register = (form: LeadForm, request: Request, services: LeadsServices): Promise<Response> =>
  withRequestLocale(getLocale(request), async () => {
    const page = getPostedPage(request)
    if (page !== undefined && isReopenedForm(request)) return redirectTo(getFormPath(form, page))
    const { refusal, submitted } = await registerLead(form, request, services)
    if (page !== undefined) return respondToFormPost({ form, page, submitted, refusal }, services)
    return refusal ? respondError(refusal.code, refusal) : respondAccepted()
  })

interface Outcome {
  /** Undefined when the request was accepted. */
  refusal?: Refusal
  /** The request's body. */
  submitted?: unknown
}

async function registerLead(form: LeadForm, request: Request, services: LeadsServices): Promise<Outcome> {
  if (request.method !== 'POST') return { refusal: { code: 'method_not_allowed', headers: { allow: 'POST' } } }
  if (isCrossOrigin(request, services.siteUrl)) return { refusal: { code: 'cross_origin' } }

  const address = getClientIp(request)
  const tooManyCalls = await services.limits.consume('calls', address)
  if (tooManyCalls > 0) return { refusal: refuseTooMany(tooManyCalls) }

  const body = await readBody(request)
  if ('error' in body) return { refusal: { code: body.error } }
  const submitted = body.value
  const { data: fields, error: mistake } = contracts[form].safeParse(submitted)
  if (!fields)
    return { submitted, refusal: { code: 'validation_failed', fields: describeIssues(form, mistake.issues) } }

  const now = services.now()
  const honeypot = isFormPost(request) && isRecord(submitted) ? submitted[HONEYPOT_FIELD] : undefined
  const visitor = classifyRequest(request, services.secret, now, honeypot)
  const suspected = visitor === 'bot'
  const wait =
    (await services.limits.consume(suspected ? 'unknown' : visitor, address)) ||
    (suspected ? 0 : await services.limits.consume('email', toMailbox(fields.email)))
  if (wait > 0) return { submitted, refusal: refuseTooMany(wait) }

  const source = getSource(request)
  const consentVersion = await services.consentVersion(source.locale)
  const split = await services.findSplitSide(source.source_page, request.headers.get('cookie'))
  const origin = await findOrigin(request, split, services)
  const input = {
    ...toColumns(fields),
    form,
    ...source,
    ...origin,
    split: split || null,
    consent_version: consentVersion,
  }
  try {
    const { db } = services.database
    const id = suspected
      ? await saveSuspectedLead(db, input, now)
      : await saveLead(db, input, listChannels(form, services.hasWebhook), now)
    services.log.info({ form, id, suspected }, 'Request stored')
  } catch (error) {
    services.log.error({ form, code: getErrorCode(error) }, 'A request could not be stored. Check the database.')
    return { submitted, refusal: { code: 'unavailable' } }
  }
  if (suspected) return {}
  services.wake()
  if (!hasStaffCookie(request.headers.get('cookie')))
    services.visits?.add(createSentCell(source.source_page, origin, split, now))
  return {}
}

/**
 * Finds where a visit came from. A partner's landing page has its forms on it, so that no link page is between.
 *
 * @param split the side that the page of the form showed, or an empty text
 */
async function findOrigin(
  request: Request,
  split: string,
  { siteUrl, findLandingPartner }: LeadsServices,
): Promise<Origin> {
  const origin = getOrigin(request, siteUrl)
  if (origin.partner !== null) return origin
  const shown = parseSide(split)
  const landings = [shown?.side === 'b' ? shown.variant : null, origin.landing_variant].filter((path) => path !== null)
  const partners = await Promise.all(landings.map((path) => findLandingPartner(path)))
  return { ...origin, partner: partners.find((partner) => partner !== undefined) ?? null }
}

/** Creates the cell that a sent form is counted in: of its page, with what the visit came from. */
const createSentCell = (page: string, origin: Origin, split: string, now: Date): Cell => ({
  day: getToday(now),
  event: 'form-sent',
  page: findPlace(page)?.page ?? '',
  language: getLanguage(page),
  variant: getVariant(page),
  partner: origin.partner ?? '',
  source: origin.utm_source ?? '',
  medium: origin.utm_medium ?? '',
  campaign: origin.utm_campaign ?? '',
  split,
})

const refuseTooMany = (seconds: number): Refusal => ({
  code: 'rate_limited',
  headers: { 'retry-after': String(seconds) },
})
