import { env } from '#lib/env.ts'
import { answerLaunch } from '#lib/launch/settings.ts'
import { readStudioSession } from '#lib/leads/staff/session.ts'

/** What the Studio's launch checklist shows of the server's settings. */
export const GET = (request: Request): Promise<Response> => answerLaunch(request, env(), readStudioSession)
