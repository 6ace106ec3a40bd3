import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { hashSecret, createSecret } from './secrets.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

export const SESSION_IDLE_MS = 30 * DAY_MS
export const SESSION_MAX_MS = 90 * DAY_MS
export const AUTH_CODE_MS = 2 * MINUTE_MS
/** Minimum time between updates of `used_at`, so that not every read causes a write. */
const USE_UPDATE_MS = 60 * MINUTE_MS

export const DEVICE_COOKIE = 'known-browser'
/** A device is trusted for this long after its last sign-in. */
export const DEVICE_COOKIE_SECONDS = 365 * 24 * 3600

const sessionRow = z.object({ account_id: z.string(), created_at: z.number(), used_at: z.number() }).optional()
const accountRow = z.object({ account_id: z.string() }).optional()

/** Manages the sessions. @param onChange called when sessions end */
export function createSessions(database: DatabaseSync, now: () => number, onChange: () => void) {
  function start(accountId: string): string {
    const token = `sk${createSecret()}`
    const time = now()
    database
      .prepare('delete from sessions where used_at <= ? or created_at <= ?')
      .run(time - SESSION_IDLE_MS, time - SESSION_MAX_MS)
    database.prepare('insert into sessions values (?, ?, ?, ?)').run(hashSecret(token), accountId, time, time)
    database.prepare('update accounts set signed_in_at = ? where id = ?').run(time, accountId)
    return token
  }

  return {
    /** Creates the one-time code that the Studio exchanges for a session after signing in. */
    createAuthCode(accountId: string): string {
      const code = createSecret()
      database.prepare('delete from auth_codes where expires_at <= ?').run(now())
      database.prepare('insert into auth_codes values (?, ?, ?)').run(hashSecret(code), accountId, now() + AUTH_CODE_MS)
      return code
    },

    /** @returns the new session's token; undefined when the code is unknown, used or expired */
    exchangeAuthCode(code: string): string | undefined {
      const query = 'delete from auth_codes where code_digest = ? and expires_at > ? returning account_id'
      const accountId = accountRow.parse(database.prepare(query).get(hashSecret(code), now()))?.account_id
      return accountId === undefined ? undefined : start(accountId)
    },

    /**
     * Finds the account of a session that has not ended, and records its use.
     *
     * @param key digest of the session's token
     */
    getAccount(key: string): string | undefined {
      const time = now()
      const query = 'select account_id, created_at, used_at from sessions where token_digest = ?'
      const session = sessionRow.parse(database.prepare(query).get(key))
      if (!session || time >= session.used_at + SESSION_IDLE_MS || time >= session.created_at + SESSION_MAX_MS) {
        return undefined
      }
      if (time >= session.used_at + USE_UPDATE_MS) {
        database.prepare('update sessions set used_at = ? where token_digest = ?').run(time, key)
      }
      return session.account_id
    },

    end(token: string) {
      database.prepare('delete from sessions where token_digest = ?').run(hashSecret(token))
      onChange()
    },

    /** Ends all sessions of an account and discards its auth codes. */
    endAll(accountId: string) {
      database.prepare('delete from sessions where account_id = ?').run(accountId)
      database.prepare('delete from auth_codes where account_id = ?').run(accountId)
      onChange()
    },
  }
}

/** Manages the browsers that have signed in. They grant no access; failed sign-ins elsewhere do not lock them out. */
export function createTrustedDevices(database: DatabaseSync, now: () => number) {
  const getCutoff = () => now() - DEVICE_COOKIE_SECONDS * 1000
  return {
    isTrusted(device: string, email: string): boolean {
      const query = `select 1 from trusted_devices join accounts on accounts.id = account_id
         where device_digest = ? and email = ? and seen_at > ?`
      return database.prepare(query).get(hashSecret(device), email.trim().toLowerCase(), getCutoff()) !== undefined
    },

    /** Checks whether any account has signed in with this browser. */
    isTrustedByAny: (device: string): boolean =>
      database
        .prepare('select 1 from trusted_devices where device_digest = ? and seen_at > ?')
        .get(hashSecret(device), getCutoff()) !== undefined,

    /**
     * Records a sign-in.
     *
     * @param device the id sent by the browser; an unknown id is replaced
     * @returns the id to store in the browser
     */
    trust(device: string | undefined, accountId: string): string {
      database.prepare('delete from trusted_devices where seen_at <= ?').run(getCutoff())
      const query = database.prepare('select 1 from trusted_devices where device_digest = ?')
      const id = device !== undefined && query.get(hashSecret(device)) ? device : createSecret()
      database.prepare('insert or replace into trusted_devices values (?, ?, ?)').run(hashSecret(id), accountId, now())
      return id
    },
  }
}
