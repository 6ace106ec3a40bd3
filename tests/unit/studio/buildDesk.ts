import { createMockAuthStore, createSourceFromConfig, type CurrentUser } from 'sanity'
import { createStructureBuilder } from 'sanity/structure'
import { schemaTypes } from '#schemas/index.ts'
import { createClient } from '#studio/connection/studioClient.ts'
import { structure } from '#studio/desk/structure.ts'

const projectId = 'local'
const dataset = 'production'
const client = createClient({ projectId, dataset, apiVersion: '2025-02-19', useCdn: false })

/** Builds the desk of a user with a role. */
export async function buildDesk(role: string) {
  const currentUser: CurrentUser = {
    id: 'ada',
    name: 'Ada',
    email: 'ada@homie.example',
    role,
    roles: [{ name: role, title: role }],
  }
  const auth = createMockAuthStore({ client, currentUser })
  const schema = { types: schemaTypes }
  const source = await createSourceFromConfig({ name: role, projectId, dataset, schema, auth })
  const S = createStructureBuilder({ source, perspectiveStack: [] })
  return structure(S, { ...S.context, currentUser })
}
