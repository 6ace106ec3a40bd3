import { leadsServices } from '#lib/leads/runtime.ts'
import { unsubscribe } from '#lib/leads/unsubscribe.ts'

const handle = async (request: Request) => unsubscribe(request, await leadsServices().catch(() => null))

export { handle as GET, handle as POST }
