import { listSplitPaths } from '#lib/content/publishedRoutes.ts'
import { env } from '#lib/env.ts'
import { GET as respondNotFound } from '../[[...path]]/route.ts'

export const dynamic = 'force-dynamic'

/** Lists the paths that are split now, for the front door, which lets no visitor ask. */
export async function GET(): Promise<Response> {
  if (!env().FRONT_DOOR) return respondNotFound()
  return Response.json(await listSplitPaths(), { headers: { 'cache-control': 'no-store' } })
}
