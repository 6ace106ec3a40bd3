import fc from 'fast-check'
import { evaluate, parse } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { roles } from '#rules/roles.ts'
import { createAccess, createAccessControlList, type Identity } from '#store/accounts/roles.ts'

const identities: Identity[] = [null, ...Object.values(roles)].flatMap((role) =>
  (['person', 'token'] as const).map((kind) => ({ id: 'u', name: 'U', email: '', role, kind })),
)

const names = fc.constantFrom(
  'page',
  'faq',
  'legalPolicy',
  'partner',
  'system.group',
  'systematic',
  'sanity.imageAsset',
  'sanity.previewUrlSecret',
)
const ids = fc.constantFrom('a', 'drafts.a', 'versions.r.a', 'a.b', 'drafts.a.b', 'draftsa', '_.groups.x')

/** What the Studio does with the list: see `grantsPermissionOn` in the package `sanity`. */
async function studioAllows(identity: Identity, permission: string, document: { _id: string; _type: string }) {
  const matches = createAccessControlList(identity).map(async ({ filter, permissions }) => {
    const value = await evaluate(parse(`*[${filter}]`), { dataset: [document], identity: identity.id })
    const found: unknown = await value.get()
    return Array.isArray(found) && found.length === 1 && permissions.some((granted) => granted === permission)
  })
  return (await Promise.all(matches)).includes(true)
}

describe('permissions sent to the Studio', () => {
  it('is what the store enforces, for every caller and document', async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...identities), ids, names, async (identity, _id, _type) => {
        const document = { _id, _type, _rev: 'r', _createdAt: '', _updatedAt: '' }
        const access = createAccess(identity)
        expect(await studioAllows(identity, 'read', document)).toBe(access.canRead(document))
        expect(await studioAllows(identity, 'create', document)).toBe(
          access.getDenialReason('create', document) === null,
        )
        expect(await studioAllows(identity, 'update', document)).toBe(
          access.getDenialReason('update', document) === null,
        )
      }),
      { numRuns: 300 },
    )
  })
})

describe('a role that writes', () => {
  it.each(ROLE_NAMES)(
    'reads every document but the secrets of others’ previews, so that no denial tells it of one it may not see: %s',
    (name) => {
      const access = createAccess({ id: 'u', name: 'U', email: '', role: roles[name], kind: 'person' })
      const document = { _rev: 'r', _createdAt: '', _updatedAt: '', _id: 'drafts.any.at-all', _type: 'system.group' }
      expect(access.canRead(document)).toBe(true)
    },
  )
})

describe('the reason of a denial', () => {
  it.each([
    [null, 'Sign in to publish content.'],
    [roles.viewer, 'The role Viewer may not publish documents of type “page”. An administrator can change your role.'],
  ] as const)('tells a role what to do', (role, words) => {
    const access = createAccess({ id: 'u', name: 'U', email: '', role, kind: 'person' })
    expect(access.getDenialReason('publish', { _id: 'page', _type: 'page' })).toBe(words)
  })
})
