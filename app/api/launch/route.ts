import { env } from '#lib/env.ts'
import { respondWithSettings } from '#leads/staff/launchSettings.ts'
import { readStudioSession } from '#leads/staff/session.ts'

/** Returns the server settings that the Studio's launch checklist shows. */
export const GET = (request: Request): Promise<Response> => respondWithSettings(request, env(), readStudioSession)
