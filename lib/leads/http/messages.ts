import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { defaultLocale, isLocale } from '#lib/i18n/locales.ts'
import { getErrorCode } from '../log.ts'
import type { MailSettings } from '../mail/channels.ts'
import { composeExampleMail } from '../mail/example.ts'
import { isMessage, LANGUAGE_PARAMETER, ONE_PAGER_PDF } from '../mail/preview.ts'
import { isTooLong } from '../pdf/renderOnePager.ts'
import type { LeadsServices } from '../services.ts'
import { type ReadSession, requireMember } from '../staff/session.ts'

const headers = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' }

const getLocale = (request: Request) => {
  const language = new URL(request.url).searchParams.get(LANGUAGE_PARAMETER)
  return isLocale(language) ? language : defaultLocale
}

/** Explains to an editor why a message cannot be rendered. */
function respondToProblem(error: unknown, { log }: LeadsServices): Response {
  if (error instanceof z.ZodError) {
    const words = 'A text is missing or not finished. The form marks it; the preview appears once it is there.'
    return new Response(words, { status: 422, headers })
  }
  log.error({ code: getErrorCode(error) }, 'Message could not be rendered')
  return new Response('The message cannot be shown right now. Try again in a moment.', { status: 503, headers })
}

/** Renders a message or the 1-pager for an editor, from the content that {@link MailSettings.loadContent} reads. */
export async function showMessage(request: Request, name: string, services: LeadsServices, settings: MailSettings) {
  if (name !== ONE_PAGER_PDF && !isMessage(name)) return new Response(null, { status: 404 })
  try {
    const content = await settings.loadContent(getLocale(request))
    if (name === ONE_PAGER_PDF) {
      const pdf = await settings.renderOnePager(content, settings.siteUrl)
      if (isTooLong(pdf)) {
        const words = 'The 1-pager has too many words for one page. Shorten its sections.'
        return new Response(words, { status: 422, headers })
      }
      return new Response(new Uint8Array(pdf), { headers: { ...headers, 'content-type': 'application/pdf' } })
    }
    const withoutPdf = { ...settings, renderOnePager: () => Promise.resolve(Buffer.alloc(0)) }
    const { html } = await composeExampleMail(name, content.site.contacts.supportEmail, content, withoutPdf)
    return new Response(html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
  } catch (error) {
    return respondToProblem(error, services)
  }
}

/** Sends a test message to the signed-in user. */
export async function sendTest(
  request: Request,
  name: string,
  services: LeadsServices,
  settings: MailSettings,
  readSession: ReadSession,
): Promise<Response> {
  try {
    const member = await requireMember(request, services.siteUrl, readSession)
    if (typeof member === 'number') return new Response(null, { status: member })
    if (!isMessage(name)) return new Response(null, { status: 404 })
    if ((await services.limits.exceeded('email', member.email)) !== null) return new Response(null, { status: 429 })
    const mail = await composeExampleMail(name, member.email, await settings.loadContent(getLocale(request)), settings)
    await settings.transport.send(randomUUID(), { ...mail, to: member.email, subject: `Test: ${mail.subject}` })
    return Response.json({ to: member.email, sendsMail: services.sendsMail }, { headers })
  } catch (error) {
    return respondToProblem(error, services)
  }
}
