import { isImmutable, IMMUTABLE_TYPES, OWN_TYPES, type OwningRole } from '#lib/roles/ownership.ts'
import { ROLE_LABELS, type Role as RoleName } from '#lib/roles/roles.ts'
import {
  ALL_GRANT,
  type Grant,
  READ_GRANT,
  RELEASE_GRANT,
  type Role,
  SYSTEM_TYPE_PREFIXES,
} from '#store/accounts/roles.ts'
import { IMAGE_ASSET } from '#store/assets/assetNames.ts'

/** Creates the grants of a role that writes documents of its own types and reads the rest. */
const createOwnerGrants = (role: OwningRole): Grant[] => [
  READ_GRANT,
  RELEASE_GRANT,
  { documents: { types: OWN_TYPES[role].filter((type) => !isImmutable(type)) }, permissions: ['create', 'update'] },
  { documents: { types: OWN_TYPES[role].filter(isImmutable) }, permissions: ['create'] },
]

const createRole = <Name extends RoleName>(name: Name, grants: readonly Grant[]): Role & { name: Name } => ({
  name,
  ...ROLE_LABELS[name],
  grants,
})

/** The rights of each role. The store enforces them and the Studio reads them. */
export const roles = {
  administrator: createRole('administrator', [ALL_GRANT]),
  editor: createRole('editor', [
    READ_GRANT,
    {
      documents: { exceptTypesStarting: [...SYSTEM_TYPE_PREFIXES, ...IMMUTABLE_TYPES] },
      permissions: ['create', 'update'],
    },
    { documents: { types: IMMUTABLE_TYPES }, permissions: ['create'] },
    { documents: { types: [IMAGE_ASSET] }, permissions: ['create', 'update'] },
    RELEASE_GRANT,
  ]),
  marketer: createRole('marketer', createOwnerGrants('marketer')),
  legal: createRole('legal', createOwnerGrants('legal')),
  partnerManager: createRole('partnerManager', createOwnerGrants('partnerManager')),
  viewer: createRole('viewer', [READ_GRANT]),
} as const satisfies { [Name in RoleName]: Role }
