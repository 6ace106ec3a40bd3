import { ClientError, createClient } from '@sanity/client'
import { getConnection } from '#lib/content/connection.ts'
import { isCrossOrigin } from '../http/caller.ts'

/** A person who is signed in to the Studio. */
export interface StaffMember {
  id: string
  email: string
  roles: readonly string[]
}

/** Who a Studio session belongs to, or null when it is not valid (any more). */
export type ReadSession = (token: string) => Promise<StaffMember | null>

/**
 * The person with a role in the Studio who makes a call, or the status that refuses it.
 *
 * @throws Error when the session cannot be read
 */
export async function requireMember(
  request: Request,
  siteUrl: string,
  readSession: ReadSession,
): Promise<StaffMember | 401 | 403> {
  if (isCrossOrigin(request, siteUrl)) return 403
  const token = /^Bearer (\S+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  const member = token === undefined ? null : await readSession(token)
  if (!member) return 401
  return member.roles.length > 0 ? member : 403
}

/** {@link requireMember} for administrators alone: nobody else may see visitors' data. */
export async function requireStaff(...call: Parameters<typeof requireMember>): ReturnType<typeof requireMember> {
  const member = await requireMember(...call)
  return typeof member === 'number' || member.roles.includes('administrator') ? member : 403
}

/**
 * Asks the content store whose session a token is: the embedded store, or Sanity's cloud. Nothing is remembered, so a
 * session that was ended or a role that was taken away counts at once.
 *
 * @throws Error when the store does not answer
 */
export const readStudioSession: ReadSession = async (token) => {
  const client = createClient({ ...getConnection(), token, maxRetries: 0, timeout: 5_000 })
  try {
    const user = await client.users.getById('me')
    // Tokens of programs have no address; they have rights to content, not to what visitors sent.
    if (!user.email) return null
    const roles = 'roles' in user && Array.isArray(user.roles) ? user.roles.map(parseRoleName) : []
    return { id: user.id, email: user.email, roles }
  } catch (error) {
    if (error instanceof ClientError && (error.statusCode === 401 || error.statusCode === 403)) return null
    throw error
  }
}

function parseRoleName(role: unknown): string {
  return typeof role === 'object' && role !== null && 'name' in role ? String(role.name) : ''
}
