import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { type Role, ROLE_NAMES } from '#lib/roles/roles.ts'
import { tooLarge } from '../http/errors.ts'
import { inTransaction } from '../store/database.ts'
import { password, type PasswordHasher } from './secrets.ts'

export const role = z.enum(ROLE_NAMES)

export const newAccount = z.object({
  email: z
    .string()
    .trim()
    .toLowerCase()
    .max(254, 'This e-mail address is too long.')
    .pipe(z.email('Enter an e-mail address such as name@example.com.')),
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters for the name.'),
  password,
  role,
})

export type NewAccount = z.infer<typeof newAccount>

const toIso = (milliseconds: number) => new Date(milliseconds).toISOString()

const accountRow = z
  .object({
    id: z.string(),
    email: z.string(),
    name: z.string(),
    role,
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

const COLUMNS = 'id, email, name, role, created_at, disabled_at, signed_in_at'
const credentials = z.object({ id: z.string(), password: z.string() }).optional()

/** Manages the accounts. @param onChange called after every change of rights */
export function createPeople(database: DatabaseSync, now: () => number, onChange: () => void, hasher: PasswordHasher) {
  const get = (id: string): Account | undefined =>
    accountRow.optional().parse(database.prepare(`select ${COLUMNS} from accounts where id = ?`).get(id))

  return {
    get,

    all: (): Account[] =>
      accountRow.array().parse(database.prepare(`select ${COLUMNS} from accounts order by name, id`).all()),

    isEmpty: () => database.prepare('select 1 from accounts').get() === undefined,

    /** Finds the enabled account with this e-mail address and password. */
    async withPassword(address: string, plain: string): Promise<Account | undefined> {
      const query = database.prepare('select id, password from accounts where email = ?')
      const stored = credentials.parse(query.get(address.trim().toLowerCase()))
      const matches = await hasher.matches(plain, stored?.password)
      const account = matches && stored ? get(stored.id) : undefined
      return account?.disabled ? undefined : account
    },

    /**
     * @param isAllowed called after the slow hashing, in the database transaction of the insert
     * @returns undefined when the e-mail address is taken or `isAllowed` returns false
     */
    async add(account: NewAccount, isAllowed: () => boolean = () => true): Promise<Account | undefined> {
      const hash = await hasher.hash(account.password)
      const insert = database.prepare(
        `insert into accounts (id, email, name, role, password, created_at)
         values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
      )
      return inTransaction(database, () => {
        if (!isAllowed()) return undefined
        const id = `u-${randomUUID()}`
        const { changes } = insert.run(id, account.email, account.name, account.role, hash, now())
        return changes === 0 ? undefined : get(id)
      })
    },

    update(id: string, values: { role: Role; name: string }) {
      database.prepare('update accounts set role = ?, name = ? where id = ?').run(values.role, values.name, id)
      onChange()
    },

    setDisabled(id: string, disabled: boolean) {
      database.prepare('update accounts set disabled_at = ? where id = ?').run(disabled ? now() : null, id)
      onChange()
    },

    /**
     * @param isAllowed as for `add`
     * @returns whether the password was set
     */
    async setPassword(id: string, plain: string, isAllowed: () => boolean = () => true): Promise<boolean> {
      const hash = await hasher.hash(plain)
      const update = database.prepare('update accounts set password = ? where id = ?')
      return inTransaction(database, () => isAllowed() && update.run(hash, id).changes > 0)
    },

    remove(id: string) {
      database.prepare('delete from accounts where id = ?').run(id)
      onChange()
    },
  }
}

/** Characters per account. The Studio stores a few kilobytes. */
const MAX_PREFERENCES_LENGTH = 512 * 1024

const preferenceRow = z.object({ value: z.string().transform((text): unknown => JSON.parse(text)) }).optional()

/** Stores the Studio's settings per account, such as pane widths and recent searches. */
export const createPreferences = (database: DatabaseSync) => ({
  get(owner: string, key: string): unknown {
    const stored = database.prepare('select value from preferences where owner = ? and key = ?').get(owner, key)
    return preferenceRow.parse(stored)?.value ?? null
  },
  /** @throws 413 when the settings of the owner exceed the limit */
  set(owner: string, values: readonly { key: string; value: unknown }[]) {
    const put = database.prepare('insert or replace into preferences values (?, ?, ?)')
    const size = database.prepare('select sum(length(key) + length(value)) as size from preferences where owner = ?')
    inTransaction(database, () => {
      for (const { key, value } of values) put.run(owner, key, JSON.stringify(value))
      if (Number(size.get(owner)?.size) > MAX_PREFERENCES_LENGTH)
        throw tooLarge('Your settings of the Studio are full.')
    })
  },
})
