import type { Context } from 'hono'
import { getCookie } from 'hono/cookie'
import type { StoreContext } from '../../http/context.ts'
import type { StoreDependencies } from '../../dependencies.ts'
import { SignInAttempts } from '../attempts.ts'
import { getClientInfo } from '../clientInfo.ts'
import { DEVICE_COOKIE } from '../sessions.ts'

const DISABLED = 'This account is disabled. Ask an administrator of the Studio to enable it.'

/** Returns the sentence for a caller who has to wait. @param seconds until the next attempt */
export function retryMessage(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

/** Creates the check of a password, which limits the attempts by address, account and device. */
export function createPasswordCheck({ accounts }: Pick<StoreDependencies, 'accounts'>) {
  const attempts = new SignInAttempts()

  return async function checkPassword(c: Context<StoreContext>, email: string, password: string) {
    const device = getCookie(c, DEVICE_COOKIE)
    const trustedDevice = device !== undefined && accounts.devices.isTrusted(device, email) ? device : undefined
    const attempt = { address: getClientInfo(c.env.incoming).address, email, trustedDevice }
    const seconds = await attempts.wait(attempt)
    if (seconds > 0) {
      c.header('retry-after', String(seconds))
      return { status: 429, error: retryMessage(seconds) } as const
    }
    const account = await accounts.people.findByPassword(email, password)
    if (!account) {
      return { status: 422, error: 'No account has this email and password. Check both and try again.' } as const
    }
    // Only who knows the password learns that the account exists.
    if (account.disabled) return { status: 422, error: DISABLED } as const
    await attempts.reset(attempt)
    return { account }
  }
}

export type CheckPassword = ReturnType<typeof createPasswordCheck>
