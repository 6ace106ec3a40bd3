import { ClientError, createClient } from '@sanity/client'
import * as z from 'zod'
import { getConnection } from '#lib/content/connection.ts'
import { isCrossOrigin } from '../http/endpoint.ts'

export interface StaffMember {
  id: string
  email: string
  roles: readonly string[]
}

/** Returns the user of a Studio session, or null when it is invalid or has ended. */
export type ReadSession = (token: string) => Promise<StaffMember | null>

/** Returns the user who makes a request, or the status to refuse it with. @throws Error when the store is down */
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

/** {@link requireMember} for administrators, the only role that may see visitors' data. */
export async function requireStaff(...call: Parameters<typeof requireMember>): ReturnType<typeof requireMember> {
  const member = await requireMember(...call)
  return typeof member === 'number' || member.roles.includes('administrator') ? member : 403
}

const rolesSchema = z.object({ roles: z.array(z.object({ name: z.string() })) })

/** Reads the user of a token. Never cached, so that an ended session or a revoked role takes effect at once. */
export const readStudioSession: ReadSession = async (token) => {
  const client = createClient({ ...getConnection(), token, maxRetries: 0, timeout: 5_000 })
  try {
    const user = await client.users.getById('me')
    // API tokens have no email address. They grant access to content, not to leads.
    if (!user.email) return null
    const roles = rolesSchema.safeParse(user).data?.roles ?? []
    return { id: user.id, email: user.email, roles: roles.map(({ name }) => name) }
  } catch (error) {
    if (error instanceof ClientError && (error.statusCode === 401 || error.statusCode === 403)) return null
    throw error
  }
}
