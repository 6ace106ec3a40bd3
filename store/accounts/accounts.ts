import type { Settings } from '#lib/env.ts'
import { unauthorized } from '../http/errors.ts'
import { accessFor } from './access.ts'
import { Changes } from './changes.ts'
import { openAccountsDatabase } from './database.ts'
import { FirstRun } from './first-run.ts'
import { Invitations } from './invitations.ts'
import type { AccountLinks } from './links.ts'
import { accountLinks } from './links.ts'
import { PasswordResets } from './password-resets.ts'
import { PasswordHasher, type ScryptCost } from './password.ts'
import type { Account, NewAccount } from './people.ts'
import { People } from './people.ts'
import { TrustedDevices } from './trusted-devices.ts'
import { Preferences } from './preferences.ts'
import { Previews } from './previews.ts'
import { digest, sameSecret } from './secrets.ts'
import { Sessions } from './sessions.ts'
import type { Access, Identity } from './types.ts'

const ANONYMOUS: Identity = { id: '<anonymous>', name: 'Anonymous', email: '', role: null, kind: 'anonymous' }

const READER: Identity = { id: 'token-read', name: 'Site (reading)', email: '', role: 'viewer', kind: 'token' }
const WRITER: Identity = { id: 'token-write', name: 'Site (writing)', email: '', role: 'administrator', kind: 'token' }

const personOf = ({ id, name, email, role }: Account): Identity => ({ id, name, email, role, kind: 'person' })

/** Accounts, sessions and the tokens of the settings: everything that says who calls. */
export interface Accounts {
  readonly people: People
  readonly sessions: Sessions
  readonly firstRun: FirstRun
  readonly preferences: Preferences
  readonly previews: Previews
  readonly browsers: TrustedDevices
  readonly links: AccountLinks
  /**
   * Calls the listener whenever somebody's rights changed: what is open in a session may have to end.
   *
   * @returns what ends the listening
   */
  onChange(listener: () => void): () => void
  /**
   * Who a call's `Authorization` header says it is. Without one, or with one that is meant for a proxy in front, such as
   * `Basic`: anonymous.
   * @throws 401 when a token is given and stands for nobody, so that a caller learns that its session ended
   */
  identify(authorization: string | undefined): Identity
  /**
   * What a person may do at this moment, for what is done in their name later, such as a publish at a set time:
   * no more than a visitor once the account is disabled or gone.
   */
  accessOf(accountId: string): Access
  /**
   * Whose a preview of the site is: undefined once that person has signed out, or the account is disabled.
   *
   * @param preview by its own key, or by the secret it can be opened with
   */
  previewerOf(preview: { key: string } | { secret: string }): Account | undefined
  /**
   * The one-time address at which the first administrator's account is made, valid for 30 minutes. An older link stops
   * working. Null once there is an account.
   */
  mintFirstRunLink(): string | null
  /** Makes the first account, if the link's secret is valid and nobody was faster. */
  createFirst(secret: string, account: Omit<NewAccount, 'role'>): Promise<Account | undefined>
  /** Keeps an account from being used and ends its sessions, and the links it handed out, at once. */
  disable(accountId: string): void
  close(): void
}

type AccountSettings = Pick<
  Settings,
  | 'DATA_DIR'
  | 'SITE_URL'
  | 'SANITY_API_READ_TOKEN'
  | 'SANITY_API_WRITE_TOKEN'
  | 'STUDIO_ADMIN_EMAIL'
  | 'STUDIO_ADMIN_PASSWORD'
>

/**
 * Opens the accounts and makes the administrator whom the settings name.
 *
 * @param options given by tests: `now`, the time in Unix milliseconds, and the cost of a password's hash
 */
export async function openAccounts(
  settings: AccountSettings,
  { now = Date.now, passwordCost }: { now?: () => number; passwordCost?: ScryptCost } = {},
): Promise<Accounts> {
  const database = openAccountsDatabase(settings.DATA_DIR)
  const changes = new Changes()
  const people = new People(database, now, changes, new PasswordHasher(passwordCost))
  const sessions = new Sessions(database, now, changes)
  const firstRun = new FirstRun(database, now)
  const previews = new Previews(database, now)

  const enabled = (accountId: string | undefined) => {
    const account = accountId === undefined ? undefined : people.get(accountId)
    return account?.disabled ? undefined : account
  }

  const bearer = (token: string): Identity | undefined => {
    const { SANITY_API_WRITE_TOKEN: writeToken, SANITY_API_READ_TOKEN: readToken } = settings
    if (writeToken && sameSecret(token, writeToken)) return WRITER
    if (readToken && sameSecret(token, readToken)) return READER
    const session = digest(token)
    const account = enabled(sessions.accountOf(session))
    return account && { ...personOf(account), session }
  }

  const linkTo = (page: 'first-run' | 'invitation' | 'reset', token: string) =>
    `${settings.SITE_URL}/lake/v1/auth/${page}?${new URLSearchParams({ token })}`

  const links = accountLinks({
    people,
    sessions,
    invitations: new Invitations(database, now),
    resets: new PasswordResets(database, now),
    linkTo,
  })
  await ensureAdministrator({ people, sessions, links }, settings)

  return {
    people,
    sessions,
    links,
    firstRun,
    preferences: new Preferences(database),
    previews,
    browsers: new TrustedDevices(database, now),
    onChange: (listener) => changes.on(listener),
    identify(authorization) {
      if (!authorization || !/^Bearer(?:\s|$)/i.test(authorization)) return ANONYMOUS
      const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
      const identity = token && bearer(token)
      if (!identity) throw unauthorized()
      return identity
    },
    accessOf(accountId) {
      const account = enabled(accountId)
      return accessFor(account ? personOf(account) : ANONYMOUS)
    },
    previewerOf(preview) {
      const session = 'key' in preview ? previews.sessionOf(preview.key) : previews.writerOf(preview.secret)
      return session === undefined ? undefined : enabled(sessions.accountOf(session))
    },
    mintFirstRunLink() {
      if (people.count() > 0) return null
      return linkTo('first-run', firstRun.mint())
    },
    async createFirst(secret, account) {
      const allowed = () => people.count() === 0 && firstRun.isValid(secret)
      if (!allowed()) return undefined
      const created = await people.add({ ...account, role: 'administrator' }, allowed)
      if (created) firstRun.discard()
      return created
    },
    disable(accountId) {
      links.discardResetOf(accountId)
      links.discardIssuedBy(accountId)
      people.setDisabled(accountId, true)
      sessions.endAllOf(accountId)
    },
    close: () => database.close(),
  }
}

/**
 * Makes or repairs the administrator named by STUDIO_ADMIN_EMAIL; a changed password ends that account's sessions, and
 * the link to a new one.
 */
async function ensureAdministrator(
  { people, sessions, links }: Pick<Accounts, 'people' | 'sessions' | 'links'>,
  settings: AccountSettings,
) {
  const { STUDIO_ADMIN_EMAIL: address, STUDIO_ADMIN_PASSWORD: password } = settings
  if (!address || !password) return
  const email = address.toLowerCase()
  const existing = people.all().find((account) => account.email === email)
  if (!existing) {
    await people.add({ email, name: 'Administrator', password, role: 'administrator' })
    return
  }
  if (existing.role !== 'administrator') people.change(existing.id, { role: 'administrator', name: existing.name })
  if (existing.disabled) people.setDisabled(existing.id, false)
  if (await people.withPassword(email, password)) return
  await people.setPassword(existing.id, password)
  sessions.endAllOf(existing.id)
  links.discardResetOf(existing.id)
}
