import { leadsServices } from '#leads/runtime.ts'
import { unsubscribe } from '#leads/unsubscribe.ts'

const handle = async (request: Request) => unsubscribe(request, await leadsServices().catch(() => null))

export { handle as GET, handle as POST }
