import { formRoute } from '#lib/leads/http/route.ts'

export const { GET, POST, PUT, PATCH, DELETE } = formRoute('demo')
