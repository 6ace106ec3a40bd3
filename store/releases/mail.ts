import { STUDIO_PATH } from '#lib/links/path.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { DocumentStore } from '../documents/sqliteStore.ts'
import type { SiteRules } from '../mutate/pending.ts'
import type { StudioMail } from '../studioMail.ts'
import type { Release } from './release.ts'

interface MailOptions {
  accounts: Pick<Accounts, 'people'>
  mail: Pick<StudioMail, 'send' | 'formatTime' | 'getAddress'>
  store: Pick<DocumentStore, 'get' | 'listVersionIds'>
  rules: Pick<SiteRules, 'describe'>
  siteUrl: string
}

/** Creates the mailer for releases that could not be published. The Studio shows the reason too: no retries. */
export function createReleaseMail({ accounts, mail, store, rules, siteUrl }: MailOptions) {
  /** Names a release, or the document of a scheduled draft, whose release has no title of its own. */
  function describe({ name, metadata }: Release): { title: string; address: string } {
    const [id = ''] = metadata.cardinality === 'one' ? store.listVersionIds(name) : []
    const document = store.get(id)
    if (document) return { title: rules.describe(document), address: mail.getAddress(id, document._type) }
    return { title: `“${metadata.title || name}”`, address: new URL(`${STUDIO_PATH}/releases/${name}`, siteUrl).href }
  }

  return async (release: Release, reason: string) => {
    const { name, publishAt, scheduledBy = '' } = release
    const account = accounts.people.get(scheduledBy)
    // The author of a disabled account cannot set another time.
    const informed = account?.disabled === false ? [account] : accounts.people.listWithRole('administrator')
    const { title, address } = describe(release)
    const time = publishAt === undefined ? '' : `: ${mail.formatTime(Date.parse(publishAt))}`
    const text = `${accounts.people.getAuthor(scheduledBy).name} set a time to publish ${title}${time}. Nothing of it was published.

Why: ${reason}

Open it in the Studio, correct it, then publish it or set another time:
${address}
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
