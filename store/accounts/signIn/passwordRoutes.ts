import { randomUUID } from 'node:crypto'
import { Hono } from 'hono'
import { getErrorCode } from '#lib/log.ts'
import type { StoreContext } from '../../http/context.ts'
import type { StoreDependencies } from '../../dependencies.ts'
import { accountsLog } from '../accounts.ts'
import { ResetRequests } from '../attempts.ts'
import { getClientInfo } from '../clientInfo.ts'
import { newAccount } from '../people.ts'
import { forgottenForm, forgottenSent, listFirstProblems, passwordForm } from './forms.ts'
import type { SignInPages } from './pages.ts'
import { type CheckPassword, retryMessage } from './passwordCheck.ts'
import { readForm } from './readForm.ts'
import type { StudioEntry } from './studioEntry.ts'

/** Creates the pages on which people change a password, or request a new one by mail. */
export function passwordRoutes(
  { accounts, settings, mail }: Pick<StoreDependencies, 'accounts' | 'settings' | 'mail'>,
  { sendPage }: SignInPages,
  { enterStudio }: StudioEntry,
  checkPassword: CheckPassword,
) {
  const resetRequests = new ResetRequests()

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

  const logFailure = (error: unknown) =>
    accountsLog().error(
      { code: getErrorCode(error) },
      'A link for a new password was not created. Check the free space of the data folder.',
    )

  return new Hono<StoreContext>()
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
      setImmediate(() => void mailResetLink(email).catch(logFailure))
      return sendPage(c, 200, 'Check your mail', forgottenSent(email))
    })
}
