import { getDraftsClient } from '#lib/content/client.ts'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { env } from '#lib/env.ts'
import { contentLog } from '#lib/log.ts'
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

async function answer(respond: () => Promise<Response>): Promise<Response> {
  try {
    return await respond()
  } catch (error) {
    contentLog().error({ err: error }, 'A message preview failed. Check the content store and the leads database.')
    return new Response('The message cannot be shown right now. Try again in a moment.', { status: 503 })
  }
}

/** Shows a message or the 1-pager in its unpublished words, for the Studio's frame beside their form. */
export function GET(request: Request, { params }: Route): Promise<Response> {
  const secret = new URL(request.url).searchParams.get(previewSecretName)
  return answer(async () => {
    if (secret === null || !(await isPreviewSecret(secret))) return new Response(null, { status: 404 })
    const { services, messages, drafts } = await load()
    return messages.showMessage(request, (await params).message, services, drafts)
  })
}

/** Sends a message in its unpublished words to the signed-in person. */
export function POST(request: Request, { params }: Route): Promise<Response> {
  return answer(async () => {
    const { services, messages, drafts } = await load()
    return messages.sendTest(request, (await params).message, services, drafts, readStudioSession)
  })
}
