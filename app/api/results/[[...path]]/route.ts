import { leadsRoute } from '#leads/runtime.ts'
import { createResultsApp } from '#leads/staff/resultsApp.ts'
import { readStudioSession } from '#leads/staff/session.ts'

export const GET = leadsRoute((request, services) => createResultsApp(services, readStudioSession).fetch(request))
