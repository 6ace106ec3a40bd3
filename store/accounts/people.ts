import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { inTransaction } from '#lib/sqlite.ts'
import { password, type PasswordHasher } from './secrets.ts'

/** Returns an email address as accounts have it: one person may write it in several ways. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

export const newAccount = z.object({
  email: z
    .string()
    .overwrite(normalizeEmail)
    .max(254, 'This email address is too long.')
    .pipe(z.email('Enter an email address such as name@example.com.')),
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters for the name.'),
  password,
  role: z.string(),
})

type NewAccount = z.infer<typeof newAccount>

export const toIso = (milliseconds: number) => new Date(milliseconds).toISOString()

const accountRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role: z.string(),
    created_at: z.number(),
    disabled_at: z.number().nullable(),
    signed_in_at: z.number().nullable(),
  })
  .transform(({ created_at, disabled_at, signed_in_at, ...account }) => ({
    ...account,
    createdAt: toIso(created_at),
    /** A disabled account keeps its name in the history but cannot sign in. */
    disabled: disabled_at !== null,
    lastSignInAt: signed_in_at === null ? null : toIso(signed_in_at),
  }))

export type Account = z.output<typeof accountRow>

const credentials = z.object({ id: z.string(), password: z.string() }).optional()
const applied = z.object({ applied_password: z.string().nullable() }).optional()

/** Orders accounts by name as people look for them: by code point É comes after Z, and a after Z. */
const sortByName = (accounts: readonly Account[]): Account[] =>
  accounts.toSorted((one, other) => one.name.localeCompare(other.name, 'en') || (one.id < other.id ? -1 : 1))

/** Manages the accounts. @param onChange called after every change of rights */
export function createPeople(database: DatabaseSync, now: () => number, onChange: () => void, hasher: PasswordHasher) {
  const sql = database.createTagStore()

  const get = (id: string): Account | undefined =>
    accountRow.optional().parse(sql.get`select * from accounts where id = ${id}`)

  const listActive = (): Account[] =>
    sortByName(accountRow.array().parse(sql.all`select * from accounts where disabled_at is null`))

  return {
    get,
    listActive,
    /** Lists the active accounts of a role, or administrators where there are none. */
    listWithRole(name: string) {
      const active = listActive()
      const wanted = active.filter(({ role }) => role === name)
      return wanted.length > 0 ? wanted : active.filter(({ role }) => role === 'administrator')
    },

    getAuthor: (id: string) => ({ id, name: get(id)?.name ?? 'A former member' }),

    all: (): Account[] =>
      sortByName(accountRow.array().parse(sql.all`select * from accounts where removed_at is null`)),

    isEmpty: () => sql.get`select 1 from accounts` === undefined,

    hasEmail: (email: string) => sql.get`select 1 from accounts where email = ${email}` !== undefined,

    /** Finds the account, disabled or not, of this address and password. */
    async findByPassword(address: string, plain: string): Promise<Account | undefined> {
      const email = normalizeEmail(address)
      const stored = credentials.parse(
        sql.get`select id, password from accounts where email = ${email} and removed_at is null`,
      )
      const matches = await hasher.matches(plain, stored?.password)
      return matches && stored ? get(stored.id) : undefined
    },

    /**
     * @param isAllowed called after the slow hashing, in the database transaction of the insert
     * @returns undefined when the email address is taken or `isAllowed` returns false
     */
    async add(account: NewAccount, isAllowed: () => boolean = () => true): Promise<Account | undefined> {
      const hash = await hasher.hash(account.password)
      const { email, name, role: assigned } = account
      return inTransaction(database, () => {
        if (!isAllowed()) return undefined
        const id = `u-${randomUUID()}`
        const { changes } = sql.run`insert into accounts (id, email, name, role, password, created_at)
          values (${id}, ${email}, ${name}, ${assigned}, ${hash}, ${now()}) on conflict do nothing`
        return changes === 0 ? undefined : get(id)
      })
    },

    setRights(id: string, { role: assigned, disabled }: Pick<Account, 'role' | 'disabled'>) {
      const disabledAt = disabled ? now() : null
      sql.run`update accounts set role = ${assigned}, disabled_at = ${disabledAt} where id = ${id}`
      onChange()
    },

    /** Removes a disabled account for good: its address, password, devices and preferences. Its name stays in the history. */
    remove: (id: string) =>
      inTransaction(database, () => {
        // The address is unique and free again, the id takes its place.
        sql.run`update accounts set removed_at = ${now()}, email = ${id}, password = '', applied_password = null
          where id = ${id} and disabled_at is not null`
        sql.run`delete from trusted_devices where account_id = ${id}`
        sql.run`delete from preferences where owner = ${id}`
      }),

    /** Returns whether this password is the one that the settings set last. */
    async isApplied(id: string, plain: string): Promise<boolean> {
      const hash = applied.parse(sql.get`select applied_password from accounts where id = ${id}`)?.applied_password
      return typeof hash === 'string' && hasher.matches(plain, hash)
    },

    /** Notes that the account's password is the one of the settings. */
    setApplied: (id: string) => void sql.run`update accounts set applied_password = password where id = ${id}`,

    async setPassword(id: string, plain: string, isAllowed: () => boolean): Promise<boolean> {
      const hash = await hasher.hash(plain)
      return inTransaction(
        database,
        () => isAllowed() && sql.run`update accounts set password = ${hash} where id = ${id}`.changes > 0,
      )
    },
  }
}
