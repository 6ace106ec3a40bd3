import type { Context } from 'hono'
import { arrivalOf } from '../accounts/arrival.ts'
import type { LakeContext } from '../http/context.ts'
import { apiError } from '../http/errors.ts'
import type { Strangers } from './strangers.ts'

/** After how many seconds a visitor for whom there was no room may ask again. */
const LATER = '60'

/**
 * Lets a caller open an event stream.
 *
 * @returns what is to be called when the stream has ended
 * @throws 429 when too many listen without a token, 405 for `HEAD`: nobody would read the stream, so it would never end
 */
export type Admit = (c: Context<LakeContext>) => () => void

export function admission(strangers: Strangers): Admit {
  return (c) => {
    if (c.req.method === 'HEAD') throw apiError(405, 'An event stream can only be asked for by GET.', { allow: 'GET' })
    if (c.var.identity.role !== null) return () => {}
    const leave = strangers.enter(arrivalOf(c).address)
    if (!leave) throw apiError(429, 'Too many listen here without a token. Try again later.', { 'retry-after': LATER })
    return leave
  }
}
