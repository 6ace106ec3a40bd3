import { type Context, Hono } from 'hono'
import type { z } from 'zod'
import type { StoreContext } from '../../http/context.ts'
import type { StoreDependencies } from '../../dependencies.ts'
import { accountsLog } from '../accounts.ts'
import type { LinkKind } from '../links.ts'
import { type Account, newAccount } from '../people.ts'
import { findRole } from '../roles.ts'
import { accountForm, listFirstProblems, type LinkFormProps, type Markup, passwordForm } from './forms.ts'
import type { SignInPages } from './pages.ts'
import { readForm } from './readForm.ts'
import type { StudioEntry } from './studioEntry.ts'

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

/** Creates the pages of one-time links: first account, invitation, new password. */
export function linkRoutes(
  { accounts, rules: { roles } }: Pick<StoreDependencies, 'accounts' | 'rules'>,
  { sendPage, sendNotice }: SignInPages,
  { enterStudio, studioUrl }: StudioEntry,
) {
  const { people, links } = accounts
  const routes = new Hono<StoreContext>()

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
