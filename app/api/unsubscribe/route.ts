import { leadsRoute } from '#lib/leads/runtime.ts'
import { unsubscribe } from '#lib/leads/unsubscribe.ts'

const handle = leadsRoute(unsubscribe)

export { handle as GET, handle as POST }
