import { randomUUID } from 'node:crypto'
import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import type { LeadForm } from '#lib/forms.ts'
import { getErrorCode } from '#lib/log.ts'
import { formFields, type LeadField } from '../contracts.ts'
import { createLeadsLog } from '../log.ts'
import { composeTeamMail, composeVisitorMail, type MailSettings } from '../mail/channels.ts'
import { IncompleteContent, type MailContent } from '../mail/content.ts'
import { isMessage, type Message, ONE_PAGER_PDF, TEAM_NOTICE } from '../mail/preview.ts'
import { isTooLong } from '../pdf/renderOnePager.ts'
import type { LeadsServices } from '../services.ts'
import { type ReadSession, requireMember } from '../staff/session.ts'
import { toColumns } from '../database/answers.ts'
import type { Lead } from '../database/schema.ts'

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

/** Runs a request; if it fails, explains to the editor why the message cannot be rendered. */
export async function withMessageErrors(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    if (error instanceof IncompleteContent) {
      const message = 'A text is missing or not finished. The form marks it; the preview appears once it is there.'
      return new Response(message, { status: 422, headers })
    }
    const code = getErrorCode(error)
    createLeadsLog().error({ code }, 'A message could not be shown or sent. Check the content store and the database.')
    return new Response('The message cannot be shown right now. Try again in a moment.', { status: 503, headers })
  }
}

const exampleAnswers: Partial<Record<LeadField, string>> = {
  name: 'Alex Tremblay',
  company: 'Example Credit Union',
  leadsPerMonth: '500-1500',
  lenderType: 'a-lender',
  type: 'credit-union',
}

function createExampleLead(form: LeadForm, email: string, { locale }: MailContent): Lead {
  const time = new Date().toISOString()
  const answers = formFields[form].map(({ name }) => [name, exampleAnswers[name]])
  return {
    id: 'example',
    form,
    ...toColumns({ ...Object.fromEntries(answers), email }),
    email_key: email,
    status: 'new',
    source_page: '/',
    landing_variant: null,
    split: null,
    partner: null,
    utm_source: null,
    utm_medium: null,
    utm_campaign: null,
    referrer_host: null,
    source_home: '/',
    consent_version: '',
    locale,
    search_text: '',
    submissions: 1,
    created_at: time,
    updated_at: time,
    suspected_at: null,
  }
}

/** Composes a message for an example request. Its unsubscribe links are signed with a random secret and do nothing. */
function composeExampleMail(message: Message, email: string, content: MailContent, settings: MailSettings) {
  const isNotice = message === TEAM_NOTICE
  const lead = createExampleLead(isNotice ? 'demo' : message, email, content)
  const compose = isNotice ? composeTeamMail : composeVisitorMail
  return compose(lead, content, { ...settings, secret: randomUUID() })
}

/** Renders a message or the 1-pager for an editor, from the content that {@link MailSettings.loadContent} reads. */
export async function showMessage(request: Request, name: string, settings: MailSettings): Promise<Response> {
  if (name !== ONE_PAGER_PDF && !isMessage(name)) return new Response(null, { status: 404 })
  const content = await settings.loadContent(parseUrlLocale(request.url))
  if (name === ONE_PAGER_PDF) {
    const pdf = await settings.renderOnePager(content, settings.siteUrl)
    if (isTooLong(pdf)) {
      const message = 'The 1-pager has too many words for one page. Shorten its sections.'
      return new Response(message, { status: 422, headers })
    }
    return new Response(new Uint8Array(pdf), { headers: { ...headers, 'content-type': 'application/pdf' } })
  }
  const withoutPdf = { ...settings, renderOnePager: () => Promise.resolve(Buffer.alloc(0)) }
  const { html } = await composeExampleMail(name, content.site.contacts.supportEmail, content, withoutPdf)
  return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}

/**
 * Sends an example of a message to the caller's own address, in the language of the request's URL. Limited as mails to
 * that address are.
 */
export async function sendTest(
  request: Request,
  name: string,
  services: LeadsServices,
  settings: MailSettings,
  readSession: ReadSession,
): Promise<Response> {
  const member = await requireMember(request, services.siteUrl, readSession)
  if (typeof member === 'number') return new Response(null, { status: member })
  if (!isMessage(name)) return new Response(null, { status: 404 })
  if ((await services.limits.consume('email', member.email)) > 0) return new Response(null, { status: 429 })
  const content = await settings.loadContent(parseUrlLocale(request.url))
  const mail = await composeExampleMail(name, member.email, content, settings)
  await settings.transport.send(randomUUID(), { ...mail, to: member.email, subject: `Test: ${mail.subject}` })
  return Response.json({ to: member.email, sendsMail: services.sendsMail }, { headers })
}
