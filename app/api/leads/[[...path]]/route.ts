import { leadsRoute } from '#leads/runtime.ts'
import { createStaffApp } from '#leads/staff/app.ts'
import { readStudioSession } from '#leads/staff/session.ts'

const handle = leadsRoute((request, services) => createStaffApp(services, readStudioSession).fetch(request))

export { handle as GET, handle as PATCH, handle as DELETE, handle as POST }
