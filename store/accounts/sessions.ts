import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { getErrorCode, storeLog } from '#lib/log.ts'
import { normalizeEmail } from './people.ts'
import { hashSecret, createSecret } from './secrets.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/durations.ts'

export const MAX_SESSION_IDLE_MS = 30 * DAY_MS
export const MAX_SESSION_MS = 90 * DAY_MS
export const AUTH_CODE_MS = 2 * MINUTE_MS
/** Minimum time between updates of `used_at`, so that not every read causes a write. */
const USE_UPDATE_MS = HOUR_MS

export const DEVICE_COOKIE = 'known-browser'
/** A device is trusted for this long after its last sign-in. */
export const DEVICE_COOKIE_SECONDS = 365 * 24 * 3600

const accountRow = z.object({ account_id: z.string() }).optional()
const sessionRow = z.object({ account_id: z.string(), used_at: z.number() }).optional()

/**
 * Manages the sessions and auth codes of accounts; only their digests are stored.
 *
 * @param onChange called after a session has ended
 */
export function createSessions(database: DatabaseSync, now: () => number, onChange: () => void) {
  const sql = database.createTagStore()

  function start(accountId: string): string {
    const token = `sk${createSecret()}`
    const time = now()
    sql.run`delete from sessions
      where used_at <= ${time - MAX_SESSION_IDLE_MS} or created_at <= ${time - MAX_SESSION_MS}`
    sql.run`insert into sessions values (${hashSecret(token)}, ${accountId}, ${time}, ${time})`
    sql.run`update accounts set signed_in_at = ${time} where id = ${accountId}`
    return token
  }

  /** Records that a session is used. On a full disk its owner stays signed in, and can read. */
  function recordUse(key: string, time: number): void {
    try {
      sql.run`update sessions set used_at = ${time} where token_digest = ${key}`
    } catch (error) {
      storeLog().error({ code: getErrorCode(error) }, 'The use of a session was not recorded. Check the data folder.')
    }
  }

  return {
    /** Creates the one-time code that the Studio exchanges for a session after signing in. */
    createAuthCode(accountId: string): string {
      const code = createSecret()
      sql.run`delete from auth_codes where expires_at <= ${now()}`
      sql.run`insert into auth_codes values (${hashSecret(code)}, ${accountId}, ${now() + AUTH_CODE_MS})`
      return code
    },

    /** @returns the new session's token; undefined when the code is unknown, used or expired */
    exchangeAuthCode(code: string): string | undefined {
      const row = sql.get`delete from auth_codes
        where code_digest = ${hashSecret(code)} and expires_at > ${now()} returning account_id`
      const found = accountRow.parse(row)
      return found && start(found.account_id)
    },

    /**
     * Finds the account of a session that has not ended, and records its use.
     *
     * @param key digest of the session's token
     */
    getAccount(key: string): string | undefined {
      const time = now()
      const row = sql.get`select account_id, used_at from sessions where token_digest = ${key}
        and used_at > ${time - MAX_SESSION_IDLE_MS} and created_at > ${time - MAX_SESSION_MS}`
      const session = sessionRow.parse(row)
      if (session && time >= session.used_at + USE_UPDATE_MS) recordUse(key, time)
      return session?.account_id
    },

    end(key: string) {
      sql.run`delete from sessions where token_digest = ${key}`
      onChange()
    },

    /** Ends all sessions of an account and discards its auth codes. */
    endAll(accountId: string) {
      sql.run`delete from sessions where account_id = ${accountId}`
      sql.run`delete from auth_codes where account_id = ${accountId}`
      onChange()
    },
  }
}

/** Manages the browsers that have signed in. They grant no access; failed sign-ins elsewhere do not lock them out. */
export function createTrustedDevices(database: DatabaseSync, now: () => number) {
  const sql = database.createTagStore()
  const getCutoff = () => now() - DEVICE_COOKIE_SECONDS * 1000

  const isTrustedByAny = (device: string): boolean =>
    sql.get`select 1 from trusted_devices
      where device_digest = ${hashSecret(device)} and seen_at > ${getCutoff()}` !== undefined

  return {
    isTrustedByAny,

    isTrusted: (device: string, email: string): boolean =>
      sql.get`select 1 from trusted_devices join accounts on accounts.id = account_id
        where device_digest = ${hashSecret(device)} and email = ${normalizeEmail(email)}
        and seen_at > ${getCutoff()}` !== undefined,

    /**
     * Records a sign-in.
     *
     * @param device the id sent by the browser; an unknown id is replaced
     * @returns the id to store in the browser
     */
    trust(device: string | undefined, accountId: string): string {
      sql.run`delete from trusted_devices where seen_at <= ${getCutoff()}`
      const id = device !== undefined && isTrustedByAny(device) ? device : createSecret()
      sql.run`insert or replace into trusted_devices values (${hashSecret(id)}, ${accountId}, ${now()})`
      return id
    },
  }
}
