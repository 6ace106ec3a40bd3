import { randomUUID } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import type { Role } from '#lib/roles/roles.ts'
import type { Changes } from './changes.ts'
import { password, type PasswordHasher } from './password.ts'

export const role = z.enum(ROLE_NAMES)

/** An address as people type it; accounts are found by its lower-case form. */
const email = z
  .string()
  .trim()
  .toLowerCase()
  .max(254, 'This e-mail address is too long.')
  .pipe(z.email('Enter an e-mail address such as name@example.com.'))

export const newAccount = z.object({
  email,
  name: z.string().trim().min(1, 'Enter your name.').max(100, 'Use at most 100 characters for the name.'),
  password,
  role,
})

export type NewAccount = z.infer<typeof newAccount>

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString()

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
    createdAt: isoTime(created_at),
    /** A disabled account keeps its name on what it did; nobody signs in with it. */
    disabled: disabled_at !== null,
    lastSignInAt: signed_in_at === null ? null : isoTime(signed_in_at),
  }))

export type Account = z.output<typeof accountRow>

const COLUMNS = 'id, email, name, role, created_at, disabled_at, signed_in_at'
const count = z.object({ n: z.number() })

/** The accounts of people. */
export class People {
  readonly #database: DatabaseSync
  readonly #now: () => number
  readonly #changes: Changes
  readonly #hasher: PasswordHasher

  constructor(database: DatabaseSync, now: () => number, changes: Changes, hasher: PasswordHasher) {
    this.#database = database
    this.#now = now
    this.#changes = changes
    this.#hasher = hasher
  }

  get(id: string): Account | undefined {
    return accountRow.optional().parse(this.#database.prepare(`select ${COLUMNS} from accounts where id = ?`).get(id))
  }

  all(): Account[] {
    return accountRow.array().parse(this.#database.prepare(`select ${COLUMNS} from accounts order by name, id`).all())
  }

  count(): number {
    return count.parse(this.#database.prepare('select count(*) as n from accounts').get()).n
  }

  /** How many administrators can sign in. */
  administrators(): number {
    const row = this.#database
      .prepare(`select count(*) as n from accounts where role = 'administrator' and disabled_at is null`)
      .get()
    return count.parse(row).n
  }

  #stored(address: string) {
    const row = this.#database.prepare(`select id, password from accounts where email = ?`).get(address)
    return z.object({ id: z.string(), password: z.string() }).optional().parse(row)
  }

  /** The account with this address and password; takes as long when there is none. A disabled one is not found. */
  async withPassword(address: string, plain: string): Promise<Account | undefined> {
    const stored = this.#stored(address.trim().toLowerCase())
    const matches = await this.#hasher.matches(plain, stored?.password)
    const account = matches && stored ? this.get(stored.id) : undefined
    return account?.disabled ? undefined : account
  }

  /**
   * Adds an account.
   *
   * @param allowed asked at the moment of writing, after the slow hashing; when false nothing is added
   * @returns undefined when the address is taken or `allowed` says no
   */
  async add(account: NewAccount, allowed: () => boolean = () => true): Promise<Account | undefined> {
    const hash = await this.#hasher.hash(account.password)
    if (!allowed()) return undefined
    const id = `u-${randomUUID()}`
    const { changes } = this.#database
      .prepare(
        `insert into accounts (id, email, name, role, password, created_at)
         values (?, ?, ?, ?, ?, ?) on conflict do nothing`,
      )
      .run(id, account.email, account.name, account.role, hash, this.#now())
    return changes === 0 ? undefined : this.get(id)
  }

  /** Changes the role or name of an account. */
  change(id: string, to: { role: Role; name: string }) {
    this.#database.prepare('update accounts set role = ?, name = ? where id = ?').run(to.role, to.name, id)
    this.#changes.tell()
  }

  /** Keeps an account from being used, or lets it be used again. */
  setDisabled(id: string, disabled: boolean) {
    this.#database.prepare('update accounts set disabled_at = ? where id = ?').run(disabled ? this.#now() : null, id)
    this.#changes.tell()
  }

  /**
   * Sets a new password.
   *
   * @param allowed as with `add`
   * @returns whether it was set
   */
  async setPassword(id: string, plain: string, allowed: () => boolean = () => true): Promise<boolean> {
    const hash = await this.#hasher.hash(plain)
    if (!allowed()) return false
    return this.#database.prepare('update accounts set password = ? where id = ?').run(hash, id).changes > 0
  }

  /** Removes an account and, with it, its sessions. */
  remove(id: string) {
    this.#database.prepare('delete from accounts where id = ?').run(id)
    this.#changes.tell()
  }
}
