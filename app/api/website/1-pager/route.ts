import { onePagerRoute } from '#lib/leads/http/onePager.ts'

export const dynamic = 'force-dynamic'

export const GET = onePagerRoute
