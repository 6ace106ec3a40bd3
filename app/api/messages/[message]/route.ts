import { getDraftsClient } from '#lib/content/client.ts'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { env } from '#lib/env.ts'
import { sendTest, showMessage, withMessageErrors } from '#leads/http/messagePreviews.ts'
import { createMailSettings, type MailSettings } from '#leads/mail/channels.ts'
import { loadMailContent } from '#leads/mail/content.ts'
import { leadsServices } from '#leads/runtime.ts'
import type { LeadsServices } from '#leads/services.ts'
import { readStudioSession } from '#leads/staff/session.ts'

type Route = RouteContext<'/api/messages/[message]'>

const draftSettings = (services: LeadsServices): MailSettings => ({
  ...createMailSettings(services, env()),
  loadContent: (locale) => loadMailContent(locale, getDraftsClient()),
})

/** Renders the draft of a message or of the 1-pager, for the Studio's preview frame. */
export function GET(request: Request, { params }: Route): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(previewSecretName)
  return withMessageErrors(async () => {
    if (secret === null || !(await isPreviewSecret(secret))) return new Response(null, { status: 404 })
    return showMessage(request, (await params).message, draftSettings(await leadsServices()))
  })
}

export function POST(request: Request, { params }: Route): Promise<Response> {
  return withMessageErrors(async () => {
    const services = await leadsServices()
    return sendTest(request, (await params).message, services, draftSettings(services), readStudioSession)
  })
}
