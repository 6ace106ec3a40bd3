import { leadsRoute } from '#leads/runtime.ts'
import { createResultsApp } from '#leads/staff/resultsApp.ts'
import { readStudioSession } from '#leads/staff/session.ts'

const respond = leadsRoute((request, services) => createResultsApp(services, readStudioSession).fetch(request))

export { respond as DELETE, respond as GET, respond as POST }
