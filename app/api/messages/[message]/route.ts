import { getDraftsClient } from '#lib/content/client.ts'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { env } from '#lib/env.ts'
import { contentLog } from '#lib/log.ts'
import { leadsServices } from '#lib/leads/runtime.ts'
import { readStudioSession } from '#lib/leads/staff/session.ts'

type Route = RouteContext<'/api/messages/[message]'>

/** Imports the message renderers on demand, since they depend on large packages. */
async function loadRenderers() {
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

async function handleErrors(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    contentLog().error({ err: error }, 'A message preview failed. Check the content store and the leads database.')
    return new Response('The message cannot be shown right now. Try again in a moment.', { status: 503 })
  }
}

/** Renders the draft of a message or of the 1-pager, for the Studio's preview frame. */
export function GET(request: Request, { params }: Route): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(previewSecretName)
  return handleErrors(async () => {
    if (secret === null || !(await isPreviewSecret(secret))) return new Response(null, { status: 404 })
    const { services, messages, drafts } = await loadRenderers()
    return messages.showMessage(request, (await params).message, services, drafts)
  })
}

/** Sends the draft of a message to the signed-in user. */
export function POST(request: Request, { params }: Route): Promise<Response> {
  return handleErrors(async () => {
    const { services, messages, drafts } = await loadRenderers()
    return messages.sendTest(request, (await params).message, services, drafts, readStudioSession)
  })
}
