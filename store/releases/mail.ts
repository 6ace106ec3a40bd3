import { STUDIO_PATH } from '#lib/links/path.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { StudioMail } from '../studioMail.ts'
import type { Release } from './release.ts'

interface MailOptions {
  accounts: Pick<Accounts, 'people'>
  mail: Pick<StudioMail, 'send' | 'formatTime'>
  siteUrl: string
}

/** Creates the mailer for releases that could not be published. The Studio shows the reason too: no retries. */
export function createReleaseMail({ accounts, mail, siteUrl }: MailOptions) {
  return async ({ name, metadata, publishAt, scheduledBy = '' }: Release, reason: string) => {
    const account = accounts.people.get(scheduledBy)
    // The author of a disabled account cannot set another time.
    const informed = account?.disabled === false ? [account] : accounts.people.listWithRole('administrator')
    const title = metadata.title || name
    const time = publishAt === undefined ? '' : `: ${mail.formatTime(Date.parse(publishAt))}`
    const text = `${accounts.people.getAuthor(scheduledBy).name} set a time to publish “${title}”${time}. Nothing of it was published.

Why: ${reason}

Open it in the Studio, correct it, then publish it or set another time:
${new URL(`${STUDIO_PATH}/releases/${name}`, siteUrl).href}
`
    const to = informed.map(({ email }) => email).join(', ')
    const failure = `The mail about the release ${name} was not sent. Check SMTP_URL.`
    await mail.send(
      `release-${name}-${Date.parse(publishAt ?? '')}`,
      { to, subject: `Not published: ${title}`, text },
      failure,
    )
  }
}
