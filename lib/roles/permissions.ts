import { type Role, ROLE_NAMES } from './roles.ts'
import { listChangeableTypes } from './ownership.ts'

/** What Sanity's cloud calls its own roles, and how one of a project's own may be written there. */
const CLOUD_NAMES: ReadonlyMap<string, Role> = new Map([
  ['developer', 'editor'],
  ['contributor', 'editor'],
  ['partner-manager', 'partnerManager'],
])

/** What the Studio offers to a user, by their roles. */
export interface Standing {
  /** Looks after people and leads. */
  administers: boolean
  /** Asks the store questions by hand. */
  queries: boolean
  /** Has documents of some type to change. */
  changes: boolean
  mayChange: (type: string) => boolean
}

/**
 * Custom roles of Sanity's cloud restrict what their users may change by themselves, so the Studio hides nothing from
 * them; the embedded store has no custom roles.
 */
const findRole = (name: string): Role => ROLE_NAMES.find((role) => role === name) ?? CLOUD_NAMES.get(name) ?? 'editor'

/**
 * What the Studio offers a person. It shapes what is seen; what is allowed the store decides on every call.
 *
 * @param user who is signed in, with roles as the embedded store or Sanity's cloud names them
 */
export function permissionsFor(user: { roles: readonly { name: string }[] } | null | undefined): Standing {
  const names = user?.roles.map(({ name }) => name) ?? []
  const changeable = names.map((name) => listChangeableTypes(findRole(name)))
  return {
    administers: names.includes('administrator'),
    queries: names.some((name) => name === 'administrator' || name === 'developer'),
    changes: changeable.some((types) => types.length > 0),
    mayChange: (type) => changeable.some((types) => types === 'all' || types.includes(type)),
  }
}
