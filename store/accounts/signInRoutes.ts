import { randomUUID } from 'node:crypto'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { csrf } from 'hono/csrf'
import { HTTPException } from 'hono/http-exception'
import { z } from 'zod'
import { isUnder, STORE_PATH, STUDIO_PATH } from '#lib/links/path.ts'
import type { StoreContext, StoreDependencies } from '../http/context.ts'
import { toErrorResponse } from '../http/errors.ts'
import { limitBody } from '../http/input.ts'
import { accountsLog } from './accounts.ts'
import { ResetRequests, SignInAttempts } from './attempts.ts'
import { getClientInfo, isOwnOrigin } from './clientInfo.ts'
import {
  accountForm,
  forgottenForm,
  forgottenSent,
  listFirstProblems,
  type LinkFormProps,
  type Markup,
  passwordForm,
  sendNotice,
  sendPage,
  signInForm,
} from './pages.ts'
import type { LinkKind } from './links.ts'
import { type Account, newAccount } from './people.ts'
import { findRole } from './roles.ts'
import { DEVICE_COOKIE, DEVICE_COOKIE_SECONDS } from './sessions.ts'

const MAX_FORM_MEGABYTES = 1 / 64

const DISABLED = 'This account is disabled. Ask an administrator of the Studio to enable it.'

const isStudioPath = (path: string) => isUnder(path, STUDIO_PATH)

/** Also checks the path with decoded slashes: a proxy may decode them, and other pages may be open redirects. */
const isStudioUrl = ({ origin, pathname }: URL) =>
  isStudioPath(pathname) && isStudioPath(new URL(origin + pathname.replaceAll(/%2f|%5c/gi, '/')).pathname)

const text = z.string().max(1000).catch('')
const form = z.object({ origin: text, token: text, email: text, name: text, current: text, password: text })

/** Parses a URL-encoded form. Fields of other bodies are empty. */
const readForm = async (c: Context<StoreContext>) =>
  form.parse(Object.fromEntries(new URLSearchParams(await c.req.text())))

function retryMessage(seconds: number) {
  const minutes = Math.ceil(seconds / 60)
  return `Too many attempts. Try again in ${minutes === 1 ? 'a minute' : `${minutes} minutes`}.`
}

interface LinkPage<Link, Values> {
  kind: LinkKind
  title: string
  values: z.ZodType<Values>
  find: (token: string) => Link | undefined
  render: (link: Link, props: LinkFormProps) => Markup
  /**
   * Returns undefined when `useLink` returns false: another request has used the link meanwhile. To be called inside the
   * database transaction of the change.
   */
  submit: (link: Link, values: Values, useLink: () => boolean) => Promise<Account | undefined>
  /** The notice for a used, expired or unknown link; equal for all, so that it reveals nothing. */
  expired: () => readonly [title: string, text: string]
}

/** Creates the pages for signing in and for one-time links, served here so that the Studio never sees a password. */
export function signInRoutes({
  accounts,
  settings,
  mail,
  rules: { roles },
}: Pick<StoreDependencies, 'accounts' | 'settings' | 'mail' | 'rules'>) {
  const { people, links } = accounts
  const attempts = new SignInAttempts()
  const resetRequests = new ResetRequests()
  const studioUrl = settings.SITE_URL + STUDIO_PATH
  const isOwn = (origin: string, c: Context) => isOwnOrigin(origin, settings.SITE_URL, c.env.incoming)

  /** Parses the URL of the Studio to return to; undefined when it is on another site. */
  const parseDestination = (c: Context<StoreContext>, address: string) => {
    const url = URL.parse(address)
    return url && isOwn(url.origin, c) && isStudioUrl(url) ? url : undefined
  }

  function enterStudio(c: Context<StoreContext>, account: Account, destination?: URL) {
    setCookie(c, DEVICE_COOKIE, accounts.devices.trust(getCookie(c, DEVICE_COOKIE), account.id), {
      path: STORE_PATH,
      httpOnly: true,
      sameSite: 'Strict',
      secure: settings.SITE_URL.startsWith('https:'),
      maxAge: DEVICE_COOKIE_SECONDS,
    })
    const studioOfOrigin = (c.req.header('origin') ?? '') + STUDIO_PATH
    const url = new URL(destination ?? parseDestination(c, studioOfOrigin) ?? studioUrl)
    url.hash = `sid=${accounts.sessions.createAuthCode(account.id)}`
    return c.redirect(url.href, 303)
  }

  const sendForeignOrigin = (c: Context<StoreContext>) =>
    sendNotice(
      c,
      400,
      'This sign-in link is not from here',
      `Signing in works only from the Studio at ${studioUrl}. Open it there and try again. ` +
        'If the site has a new address, set SITE_URL to it and start the site again.',
    )

  const routes = new Hono<StoreContext>().onError((error, c) => {
    const status = error instanceof HTTPException ? error.status : 500
    if (status === 413) return sendNotice(c, 413, 'Too much text', 'Go back and enter less.')
    if (status !== 403) return toErrorResponse(error, c)
    const advice = `Open the Studio at ${studioUrl} and sign in from there.`
    return sendNotice(c, 403, 'This form was not sent from here', advice)
  })

  async function checkPassword(c: Context<StoreContext>, email: string, password: string) {
    const device = getCookie(c, DEVICE_COOKIE)
    const trustedDevice = device !== undefined && accounts.devices.isTrusted(device, email) ? device : undefined
    const attempt = { address: getClientInfo(c.env.incoming).address, email, trustedDevice }
    const seconds = await attempts.wait(attempt)
    if (seconds > 0) {
      c.header('retry-after', String(seconds))
      return { status: 429, error: retryMessage(seconds) } as const
    }
    const account = await people.withPassword(email, password)
    if (!account) {
      return { status: 422, error: 'No account has this e-mail and password. Check both and try again.' } as const
    }
    // Only who knows the password learns that the account exists.
    if (account.disabled) return { status: 422, error: DISABLED } as const
    await attempts.reset(attempt)
    return { account }
  }

  for (const path of [
    '/auth/login/*',
    '/auth/password',
    '/auth/forgotten',
    '/auth/first-run',
    '/auth/invitation',
    '/auth/reset',
    '/auth/mailed-reset',
  ])
    routes.use(path, csrf({ origin: isOwn }), limitBody(MAX_FORM_MEGABYTES))

  routes
    .get('/auth/login/local', (c) => {
      const origin = c.req.query('origin') ?? ''
      if (!parseDestination(c, origin)) return sendForeignOrigin(c)
      return sendPage(c, 200, 'Sign in', signInForm({ origin, email: '' }))
    })
    .post('/auth/login/local', async (c) => {
      const { origin, email, password } = await readForm(c)
      const destination = parseDestination(c, origin)
      if (!destination) return sendForeignOrigin(c)
      const { account, status, error } = await checkPassword(c, email, password)
      if (!account) return sendPage(c, status, 'Sign in: not done', signInForm({ origin, email, error }))
      return enterStudio(c, account, destination)
    })
    .get('/auth/password', (c) => sendPage(c, 200, 'Change your password', passwordForm({ email: '' })))
    .post('/auth/password', async (c) => {
      const { email, current, password } = await readForm(c)
      const sendForm = (status: 422 | 429, problems: { error?: string; problem?: string | undefined }) =>
        sendPage(c, status, 'Change your password: not done', passwordForm({ email, ...problems }))
      const checked = newAccount.pick({ password: true }).safeParse({ password })
      if (!checked.success) return sendForm(422, { problem: listFirstProblems(checked.error)['password'] })
      const { account, status, error } = await checkPassword(c, email, current)
      if (!account) return sendForm(status, { error })
      await accounts.changePassword(account.id, password)
      accountsLog().info({ account: account.id }, 'Password changed')
      return enterStudio(c, account)
    })

  async function mailResetLink(email: string) {
    const link = (await resetRequests.mayMail(email)) ? accounts.createMailedResetLink(email) : undefined
    if (!link) return
    const { account, url } = link
    accountsLog().info({ account: account.id }, 'Password reset link requested')
    const text = `A new password was requested for your account in the Studio of ${settings.SITE_URL}. Choose it here, within half an hour:

${url}

The link works once, and your present password works until then. If you did not request this, do nothing: nothing has changed.
`
    const message = { to: account.email, subject: 'Choose a new password for the Studio', text }
    await mail.send(`reset-${randomUUID()}`, message, 'A link for a new password was not mailed. Check SMTP_URL.')
  }

  routes
    .get('/auth/forgotten', (c) => sendPage(c, 200, 'Forgot your password?', forgottenForm({ email: '' })))
    .post('/auth/forgotten', async (c) => {
      const values = await readForm(c)
      const sendForm = (status: 422 | 429, problems: { error?: string; problem?: string | undefined }) =>
        sendPage(c, status, 'Forgot your password?: not done', forgottenForm({ email: values.email, ...problems }))
      const checked = newAccount.pick({ email: true }).safeParse(values)
      if (!checked.success) return sendForm(422, { problem: listFirstProblems(checked.error)['email'] })
      const seconds = await resetRequests.wait(getClientInfo(c.env.incoming).address)
      if (seconds > 0) {
        c.header('retry-after', String(seconds))
        return sendForm(429, { error: retryMessage(seconds) })
      }
      const { email } = checked.data
      // After the response, whose time would reveal whether the account exists.
      setImmediate(() => void mailResetLink(email))
      return sendPage(c, 200, 'Look into your mail', forgottenSent(email))
    })

  function addLinkPage<Link, Values>(page: LinkPage<Link, Values>) {
    const path = `/auth/${page.kind}`
    const sendExpired = (c: Context<StoreContext>) => sendNotice(c, 410, ...page.expired())
    routes
      .get(path, (c) => {
        const token = c.req.query('token') ?? ''
        const link = page.find(token)
        if (!link) return sendExpired(c)
        return sendPage(c, 200, page.title, page.render(link, { token, email: '', name: '', problems: {} }))
      })
      .post(path, async (c) => {
        const values = await readForm(c)
        const link = page.find(values.token)
        if (!link) return sendExpired(c)
        const checked = page.values.safeParse(values)
        if (!checked.success) {
          const content = page.render(link, { ...values, problems: listFirstProblems(checked.error) })
          return sendPage(c, 422, `${page.title}: not done`, content)
        }
        const account = await page.submit(link, checked.data, () => links.use(page.kind, values.token))
        return account ? enterStudio(c, account) : sendExpired(c)
      })
  }

  addLinkPage({
    kind: 'first-run',
    title: 'Make your account',
    values: newAccount.omit({ role: true }),
    find: (token) => (people.isEmpty() ? links.find('first-run', token) : undefined),
    render: (_, props) => accountForm(props),
    submit: (_, values, useLink) =>
      people.add({ ...values, role: 'administrator' }, () => people.isEmpty() && useLink()),
    expired: () => [
      'This link no longer works',
      people.isEmpty()
        ? 'It is used once and within 30 minutes. Start the site again to get a new one.'
        : `An account was made already. Open ${studioUrl} and sign in.`,
    ],
  })
  addLinkPage({
    kind: 'invitation',
    title: 'Make your account',
    values: newAccount.pick({ name: true, password: true }),
    find: (token) => links.find('invitation', token),
    render: ({ subject: email, role }, props) =>
      accountForm({ ...props, email }, role === null ? undefined : (findRole(roles, role) ?? undefined)),
    async submit({ subject: email, role }, values, useLink) {
      const account = role ? await people.add({ ...values, email, role }, useLink) : undefined
      if (account) accountsLog().info({ account: account.id, role }, 'Invitation accepted')
      return account
    },
    expired: () => [
      'This invitation no longer works',
      'It works once and within seven days. Ask an administrator of the Studio for a new one.',
    ],
  })
  for (const kind of ['reset', 'mailed-reset'] as const) {
    addLinkPage({
      kind,
      title: 'Choose a new password',
      values: newAccount.pick({ password: true }),
      find: (token) => accounts.findAccountToReset(kind, token),
      render: ({ email }, { token, problems }) => passwordForm({ token, email, problem: problems['password'] }),
      async submit(account, { password }, useLink) {
        if (!(await accounts.changePassword(account.id, password, useLink))) return undefined
        accountsLog().info({ account: account.id }, 'New password chosen')
        return account
      },
      expired: () => [
        'This link no longer works',
        kind === 'reset'
          ? 'It works once and within a day. Ask an administrator of the Studio for a new one.'
          : 'It works once and within half an hour. Ask for a new one where you sign in.',
      ],
    })
  }
  return routes
}
