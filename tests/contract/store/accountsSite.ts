import { mkdtemp, readdir, readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Hono } from 'hono'
import { z } from 'zod'
import { readSettings } from '#lib/env.ts'
import type { Role } from '#lib/roles/roles.ts'
import type { StoreContext } from '#store/http/context.ts'
import { openSiteStore } from '#rules/open.ts'
import { removeFolder } from '#tests/support/temporaryFolder.ts'

export const SITE_URL = 'http://homie.example'
export const WRITE_TOKEN = 'accounts-write-token-0123456789'
export const READ_TOKEN = 'accounts-read-token-0123456789'
export const PASSWORD = 'four words in a row'

const authCode = /^#sid=(.+)$/

/** The one-time code in the redirect after a sign-in, which the Studio exchanges for a token. */
export function getSid(response: Response): string {
  const sid = authCode.exec(new URL(response.headers.get('location') ?? 'none:').hash)?.[1]
  if (!sid) throw new Error(`Expected a redirect with a sid, got ${response.status}.`)
  return sid
}

type Limits = Pick<NonNullable<Parameters<typeof openSiteStore>[1]>, 'queryTimeoutMs' | 'socketLimits'>

/** The store in this process, with its own data folder and a clock that a test can advance. */
export async function openSite(given: Record<string, string> = {}, limits: Limits = {}) {
  const folder = given.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'homie-accounts-')))
  let ahead = 0
  const settings = readSettings({
    DATA_DIR: folder,
    SITE_URL,
    SANITY_API_WRITE_TOKEN: WRITE_TOKEN,
    SANITY_API_READ_TOKEN: READ_TOKEN,
    ...given,
  })
  const { store, accounts, database, releaseTimer, added, url, close } = await openSiteStore(settings, {
    now: () => Date.now() + ahead,
    // The real cost takes half a second per hash; `unit/store/password.test.ts` tests it.
    passwordCost: { N: 16, r: 8, p: 1 },
    ...limits,
    // Under its own address the store has its paths as they are; the site serves it below `/lake`.
    mount: (app) => new Hono<StoreContext>().route('/', app).route('/lake', app),
  })

  let stopped: Promise<void> | undefined
  const stop = () => (stopped ??= close())

  const fetchPath = (path: string, init: RequestInit = {}) => fetch(url + path, { redirect: 'manual', ...init })

  /** Calls the API with a token, or anonymously. */
  async function call(path: string, { token, json, ...init }: RequestInit & { token?: string; json?: unknown } = {}) {
    const headers = new Headers(init.headers)
    if (token) headers.set('authorization', `Bearer ${token}`)
    const body = json === undefined ? init.body : JSON.stringify(json)
    return fetchPath(`/v2025-02-19${path}`, { ...init, headers, body })
  }

  /** Sends a sign-in page's form as a browser on `from` would. */
  function submit(path: string, fields: Record<string, string>, from = SITE_URL, headers: Record<string, string> = {}) {
    return fetchPath(`/v1${path}`, {
      method: 'POST',
      headers: { origin: from, ...headers },
      body: new URLSearchParams(fields),
    })
  }

  function signIn(email: string, password = PASSWORD, headers: Record<string, string> = {}) {
    return submit('/auth/login/local', { origin: `${SITE_URL}/studio`, email, password }, SITE_URL, headers)
  }

  async function getToken(response: Response): Promise<string> {
    const fetched = await call(`/auth/fetch?sid=${getSid(response)}`)
    return z.object({ token: z.string() }).parse(await fetched.json()).token
  }

  return {
    url,
    folder,
    settings,
    store,
    ruleReminder: added.ruleReminder,
    healthMail: added.healthMail,
    releaseTimer,
    call,
    fetchPath,
    submit,
    signIn,
    tokenOf: getToken,
    /** The mails in the data folder, their quoted-printable decoded as far as the texts need it. */
    async readMails(): Promise<string[]> {
      const files = await readdir(join(folder, 'mail')).catch(() => [])
      const mails = await Promise.all(files.map((file) => readFile(join(folder, 'mail', file), 'utf8')))
      return mails.map((mail) => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    },
    accessOf: (accountId: string) => accounts.getAccess(accountId),
    /** The path of a first-run link on this server; null when there is an account. */
    firstLink: () => accounts.createFirstRunLink()?.replace(`${settings.SITE_URL}/lake/v1`, '') ?? null,
    /** Advances the clock of the accounts, in milliseconds. */
    pass: (duration: number) => {
      ahead += duration
    },
    /** Advances the clock by two hours, and publishes the releases that are due by then. */
    comeDue: () => {
      ahead += 2 * 3_600_000
      releaseTimer.wake()
    },
    /** Leaves the content database no room to grow, until the function that this returns is called. */
    fillDisk: () => {
      const pages = Number(database.prepare('pragma page_count').get()?.page_count)
      database.exec(`pragma max_page_count = ${pages}`)
      return () => database.exec('pragma max_page_count = 1000000')
    },
    /** Lets nothing be written to the content database, until the function that this returns is called. */
    makeReadOnly: () => {
      database.exec('pragma query_only = on')
      return () => database.exec('pragma query_only = off')
    },
    /** Adds an account and answers its id. */
    async add(role: Role, email = `${role}@example.test`): Promise<string> {
      const added = await accounts.people.add({
        email: email.toLowerCase(),
        name: `A ${role}`,
        password: PASSWORD,
        role,
      })
      return z.object({ id: z.string() }).parse(added).id
    },
    setPassword: (id: string) => accounts.changePassword(id, 'another long password'),
    /** Stops serving; the data folder stays. */
    stop,
    async close() {
      await stop()
      await removeFolder(folder)
    },
  }
}

export type Site = Awaited<ReturnType<typeof openSite>>
