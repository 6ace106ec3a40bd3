import { EventEmitter } from 'node:events'
import { join } from 'node:path'
import { STORE_PATH } from '#lib/links/path.ts'
import { createLazyLog } from '#lib/log.ts'
import { isSameSecret } from '#lib/security/signing.ts'
import { inTransaction } from '#lib/sqlite.ts'
import { sessionNotFound } from '../http/errors.ts'
import type { StoreSettings } from '../settings.ts'
import { openDatabase } from '../documents/database.ts'
import { type Access, createAccess, findRole, type Identity, type Roles } from './roles.ts'
import { accountMigrations } from './migrations.ts'
import { createLinks, type LinkKind } from './links.ts'
import { type Account, createPeople, normalizeEmail } from './people.ts'
import { createPreferences } from './preferences.ts'
import { createPreviews } from './previews.ts'
import { hashSecret, PasswordHasher, type ScryptCost } from './secrets.ts'
import { createSessions, createTrustedDevices } from './sessions.ts'

/** Entries identify accounts by id only, never by name or email address. */
export const accountsLog = createLazyLog('accounts')

const ANONYMOUS: Identity = { id: '<anonymous>', name: 'Anonymous', email: '', role: null, kind: 'anonymous' }

/**
 * Creates the administrator that the settings name, or gives the account of that address its password, role and access.
 * Each password is applied once, so that changes in the Studio outlast a restart.
 */
async function applyAdministrator(
  { STUDIO_ADMIN_EMAIL: address, STUDIO_ADMIN_PASSWORD: password }: StoreSettings,
  people: ReturnType<typeof createPeople>,
  changePassword: (accountId: string, password: string) => Promise<boolean>,
): Promise<void> {
  if (!address || !password) return
  const email = normalizeEmail(address)
  const existing = people.all().find((account) => account.email === email)
  const account = existing ?? (await people.add({ email, name: 'Administrator', password, role: 'administrator' }))
  if (!account || (await people.isApplied(account.id, password))) return
  people.setRights(account.id, { role: 'administrator', disabled: false })
  if (!(await people.findByPassword(email, password))) await changePassword(account.id, password)
  people.setApplied(account.id)
}

export type Accounts = Awaited<ReturnType<typeof openAccounts>>

/** Opens accounts, sessions and previews, and creates or restores the administrator named in the settings. */
export async function openAccounts(
  settings: StoreSettings,
  roles: Roles,
  now: () => number,
  passwordCost?: ScryptCost,
) {
  const { viewer, administrator } = roles
  const reader: Identity = { id: 'token-read', name: 'Site (reading)', email: '', role: viewer, kind: 'token' }
  const writer: Identity = { id: 'token-write', name: 'Site (writing)', email: '', role: administrator, kind: 'token' }

  const toIdentity = ({ id, name, email, role }: Account): Identity => ({
    id,
    name,
    email,
    role: findRole(roles, role),
    kind: 'person',
  })

  // A separate file, so that an export of content never contains accounts.
  const database = openDatabase(join(settings.DATA_DIR, 'accounts.sqlite'), accountMigrations)
  // Each open stream listens.
  const events = new EventEmitter().setMaxListeners(0)
  const notify = () => void events.emit('change')
  const people = createPeople(database, now, notify, new PasswordHasher(passwordCost))
  const sessions = createSessions(database, now, notify)
  const links = createLinks(database, now)
  const previews = createPreviews(database, now)

  const findEnabled = (accountId = '') => {
    const account = people.get(accountId)
    return account?.disabled ? undefined : account
  }

  function findIdentity(token: string): Identity | undefined {
    const { SANITY_API_WRITE_TOKEN: writeToken, SANITY_API_READ_TOKEN: readToken } = settings
    if (writeToken && isSameSecret(token, writeToken)) return writer
    if (readToken && isSameSecret(token, readToken)) return reader
    const session = hashSecret(token)
    const account = findEnabled(sessions.getAccount(session))
    return account && { ...toIdentity(account), session }
  }

  /**
   * Identifies the caller by an `Authorization` header. Without one, or with a scheme meant for a proxy such as
   * `Basic`, the caller is anonymous.
   * @throws 401 when the token is unknown, so that the client learns that its session has ended
   */
  function identify(authorization: string | undefined): Identity {
    if (!authorization || !/^Bearer(?:\s|$)/i.test(authorization)) return ANONYMOUS
    const token = /^Bearer +(\S+)$/i.exec(authorization)?.[1]
    const identity = token && findIdentity(token)
    if (!identity) throw sessionNotFound()
    return identity
  }

  const toUrl = (kind: LinkKind, token: string) =>
    `${settings.SITE_URL}${STORE_PATH}/v1/auth/${kind}?${new URLSearchParams({ token })}`

  /** Sets a password, ends all sessions of the account and discards its reset links. */
  const changePassword = (accountId: string, password: string, isAllowed = () => true) =>
    people.setPassword(accountId, password, () => {
      if (!isAllowed()) return false
      sessions.endAll(accountId)
      links.discardPasswordLinks(accountId)
      return true
    })

  await applyAdministrator(settings, people, changePassword)

  return {
    people,
    sessions,
    links,
    previews,
    preferences: createPreferences(database),
    devices: createTrustedDevices(database, now),
    changePassword,

    /** Calls the listener when the rights of an account change. Returns the function that unsubscribes it. */
    onChange(listener: () => void): () => void {
      events.on('change', listener)
      return () => void events.off('change', listener)
    },

    identify,

    /** Finds the caller of a long connection; undefined once the session has ended or the account is disabled. */
    findMember(authorization: string | undefined): Identity | undefined {
      try {
        const identity = identify(authorization)
        return identity.role === null ? undefined : identity
      } catch {
        return undefined
      }
    },

    /** Returns the current rights of an account, for background work; those of an anonymous caller once disabled. */
    getAccess(accountId: string): Access {
      const account = findEnabled(accountId)
      return createAccess(account ? toIdentity(account) : ANONYMOUS)
    },

    /** Finds the account of a preview; undefined once its session has ended or the account is disabled. */
    findPreviewer(preview: { key: string } | { secret: string }): Account | undefined {
      const session = previews.findSession(preview)
      return findEnabled(session && sessions.getAccount(session))
    },

    /** Creates a link for creating the first account; null once an account exists. */
    createFirstRunLink: () =>
      people.isEmpty() ? toUrl('first-run', links.create('first-run', { subject: '' }).token) : null,

    invite(email: string, role: string, issuer: string) {
      if (people.hasEmail(email)) return undefined
      const { id, token, expiresAt } = links.create('invitation', { subject: email, role, issuer })
      return { invitation: { id, email, role, expiresAt }, url: toUrl('invitation', token) }
    },

    createResetLink(accountId: string, issuer: string) {
      const { token, expiresAt } = links.create('reset', { subject: accountId, issuer })
      return { url: toUrl('reset', token), expiresAt }
    },

    /** Creates a link for a mail to the account's own address; undefined without an enabled account. */
    createMailedResetLink(email: string) {
      const account = people.listActive().find((each) => each.email === email)
      if (!account) return undefined
      const { token } = links.create('mailed-reset', { subject: account.id })
      return { account, url: toUrl('mailed-reset', token) }
    },

    findAccountToReset: (kind: LinkKind, token: string) => findEnabled(links.find(kind, token)?.subject),

    /** Changes role and state of an account. Its sessions and the links it issued end with the rights it had. */
    change: (current: Account, { role, disabled }: Pick<Account, 'role' | 'disabled'>) =>
      inTransaction(database, () => {
        const { id } = current
        people.setRights(id, { role, disabled })
        if (role !== current.role || disabled) {
          links.discardIssuedBy(id)
          sessions.endAll(id)
        }
        if (disabled) links.discardPasswordLinks(id)
      }),

    close: () => database.close(),
  }
}
