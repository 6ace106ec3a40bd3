import { formTokenRoute } from '#lib/leads/http/route.ts'

export const dynamic = 'force-dynamic'

export const GET = formTokenRoute
