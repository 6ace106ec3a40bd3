import { env } from '#lib/env.ts'
import { respondWithSettings } from '#lib/launch/settings.ts'
import { readStudioSession } from '#lib/leads/staff/session.ts'

/** Returns the server settings that the Studio's launch checklist shows. */
export const GET = (request: Request): Promise<Response> => respondWithSettings(request, env(), readStudioSession)
