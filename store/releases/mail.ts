import { STUDIO_PATH } from '#lib/links/path.ts'
import type { Accounts } from '../accounts/accounts.ts'
import type { DocumentStore } from '../documents/documentStore.ts'
import type { CommittedTransaction, DocumentChange } from '../documents/types.ts'
import type { SiteRules } from '../mutate/pending.ts'
import type { StudioMail } from '../studioMail.ts'
import { parseRelease, type Release } from './release.ts'

interface MailOptions {
  accounts: Pick<Accounts, 'people'>
  mail: Pick<StudioMail, 'send' | 'formatTime' | 'getAddress'>
  store: Pick<DocumentStore, 'get' | 'listVersionIds'>
  rules: Pick<SiteRules, 'describe'>
  siteUrl: string
}

/** Finds the release that lost its time with a reason by a change; undefined for other changes. */
function findStopped({ before, after }: DocumentChange) {
  const [was, is] = [parseRelease(before), parseRelease(after)]
  const reason = is?.error?.message
  return was?.state === 'scheduled' && is?.state === 'active' && reason !== undefined ? { was, reason } : undefined
}

/**
 * Creates the mailer for releases that could not be published, or lost their time. The Studio shows the reason too: no
 * retries.
 */
export function createReleaseMail({ accounts, mail, store, rules, siteUrl }: MailOptions) {
  /** Names a release, or the document of a scheduled draft, whose release has no title of its own. */
  function describe({ name, metadata }: Release): { title: string; address: string } {
    const [id = ''] = metadata.cardinality === 'one' ? store.listVersionIds(name) : []
    const document = store.get(id)
    if (document) return { title: rules.describe(document), address: mail.getAddress(id, document._type) }
    return { title: `“${metadata.title || name}”`, address: new URL(`${STUDIO_PATH}/releases/${name}`, siteUrl).href }
  }

  function send(release: Release, reason: string) {
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
    return mail.send(
      `release-${name}-${Date.parse(publishAt ?? '')}`,
      { to, subject: `Not published: ${title}`, text },
      failure,
    )
  }

  return ({ author, changes }: CommittedTransaction) => {
    for (const change of changes) {
      const stopped = findStopped(change)
      // Who stops an own schedule knows it.
      if (stopped && stopped.was.scheduledBy !== author) void send(stopped.was, stopped.reason)
    }
  }
}
