import { leadsRoute } from '#lib/leads/http/route.ts'
import { unsubscribe } from '#lib/leads/http/unsubscribe.ts'

const handle = leadsRoute(unsubscribe)

export { handle as GET, handle as POST }
