import { getDraftsClient } from '#lib/content/client.ts'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { env } from '#lib/env.ts'
import { leadsServices } from '#lib/leads/runtime.ts'
import { readStudioSession } from '#lib/leads/staff/session.ts'

type Route = RouteContext<'/api/messages/[message]'>

/** Mails and PDFs are rendered by large packages. */
async function load() {
  const [services, messages, { mailSettings }, { loadMailContent }] = await Promise.all([
    leadsServices(),
    import('#lib/leads/http/messages.ts'),
    import('#lib/leads/createChannels.ts'),
    import('#lib/leads/mail/loadContent.ts'),
  ])
  const settings = mailSettings(services, env())
  const drafts = {
    ...settings,
    loadContent: (locale) => loadMailContent(locale, getDraftsClient()),
  } satisfies typeof settings
  return { services, messages, drafts }
}

/** A message or the 1-pager as it is written, for the Studio's frame beside their form. */
export async function GET(request: Request, { params }: Route): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(previewSecretName)
  if (secret === null || !(await isPreviewSecret(secret))) return new Response(null, { status: 404 })
  const { services, messages, drafts } = await load()
  return messages.showMessage(request, (await params).message, services, drafts)
}

/** Sends a message as it is written to the person at the Studio. */
export async function POST(request: Request, { params }: Route): Promise<Response> {
  const { services, messages, drafts } = await load()
  return messages.sendTest(request, (await params).message, services, drafts, readStudioSession)
}
