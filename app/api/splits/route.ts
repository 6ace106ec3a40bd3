import { listSplitPaths } from '#lib/content/publishedRoutes.ts'
import { env } from '#lib/env.ts'

export const dynamic = 'force-dynamic'

/** Lists the paths that are split now, for the front door, which lets no visitor ask. */
export async function GET(): Promise<Response> {
  const headers = { 'cache-control': 'no-store' }
  if (!env().FRONT_DOOR) return Response.json({ error: 'There is nothing at this address.' }, { status: 404, headers })
  return Response.json(await listSplitPaths(), { headers })
}
