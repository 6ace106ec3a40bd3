import { type Role, ROLE_NAMES } from './roles.ts'
import { listChangeableTypes } from './ownership.ts'

/** Names of roles in Sanity's cloud: its own, and custom ones in its notation. */
const CLOUD_NAMES: ReadonlyMap<string, Role> = new Map([
  ['developer', 'editor'],
  ['contributor', 'editor'],
  ['partner-manager', 'partnerManager'],
])

export type Permissions = ReturnType<typeof getPermissions>

/** Sanity's cloud itself enforces custom roles, so the Studio hides nothing from them; the embedded store has none. */
const findRole = (name: string): Role => ROLE_NAMES.find((role) => role === name) ?? CLOUD_NAMES.get(name) ?? 'editor'

/**
 * Returns what the Studio shows to a user. The store decides what is allowed, on every call.
 *
 * @param user the signed-in user, with role names of the embedded store or of Sanity's cloud
 */
export function getPermissions(user: { roles: readonly { name: string }[] } | null | undefined) {
  const names = user?.roles.map(({ name }) => name) ?? []
  const changeable = names.map((name) => listChangeableTypes(findRole(name)))
  return {
    isAdministrator: names.includes('administrator'),
    canQuery: names.some((name) => name === 'administrator' || name === 'developer'),
    canChangeAny: changeable.some((types) => types.length > 0),
    canChange: (type: string) => changeable.some((types) => types === 'all' || types.includes(type)),
  }
}
