import { Container } from '#components/ui/Layout.tsx'
import { formatDay } from '#lib/content/formatDay.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { getComparisonPath, getHistoryPath, getVersionPath, type PolicyRoute } from '#lib/links/policies.ts'
import { computeStatuses, getDeferredEffectiveDate, type PolicyDates, type VersionStatus } from '#lib/policies/dates.ts'
import type { PolicyVersionsQueryResult } from '#lib/content/sanity.types.ts'
import { pages } from '#lib/pages.ts'
import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'

interface PolicyHistoryProps {
  home: SitePrefix
  policy: PolicyRoute
  title: string
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** A legal document, or a version of one. */
export interface DatedDocument extends PolicyDates {
  _id: string
  _type: string
}

/** Renders the day of the last update, and the effective date if it is later. */
export async function PolicyDateLines({ document }: { document: DatedDocument }) {
  const dates = [
    { field: 'lastUpdated', day: document.lastUpdated, label: 'legal.lastUpdated' },
    { field: 'effectiveDate', day: getDeferredEffectiveDate(document), label: 'legal.effective' },
  ] as const
  return Promise.all(
    dates.map(
      async ({ field, day, label }) =>
        day !== undefined && (
          <p key={field}>
            <time dateTime={day} data-sanity={await dataAttribute(document, field)}>
              {translate(label, { date: formatDay(day, requestLocale()) })}
            </time>
          </p>
        ),
    ),
  )
}

/** Marks the current version, with its end date, since a cached page may be shown past that day; and one that never applied. */
function VersionMark({ status }: { status: VersionStatus | undefined }) {
  if (status?.status === 'replaced') return <p className="version-mark">{translate('legal.replaced')}</p>
  if (status?.status !== 'current') return null
  const date = status.until && formatDay(status.until, requestLocale())
  return <p className="version-mark">{date ? translate('legal.inForceUntil', { date }) : translate('legal.inForce')}</p>
}

/** Renders every version of a legal document with its date and changes, newest first. */
export function PolicyHistory({ title, ...page }: PolicyHistoryProps) {
  const statuses = computeStatuses(page.versions, getToday())
  const pending = findPending(page.versions, statuses)
  return (
    <article className="policy surface-white">
      <Container className="policy-history">
        <div className="policy-head">
          <h1>{translate('legal.historyTitle', { title })}</h1>
          <p>{translate('legal.historyIntro')}</p>
        </div>
        <ol className="version-list" role="list" reversed>
          {page.versions.map((version, index) => (
            <li key={version.number}>
              <h2>{translate('legal.versionName', { number: version.number })}</h2>
              <VersionMark status={statuses.get(version)} />
              <div className="version-date">
                <PolicyDateLines document={version} />
              </div>
              <p className="version-change">{version.changeSummary}</p>
              <VersionLinks
                {...page}
                version={version}
                earlier={page.versions[index + 1]?.number}
                pending={pending}
                to={['read', 'changes', 'sinceThen']}
              />
            </li>
          ))}
        </ol>
      </Container>
    </article>
  )
}

/** A version in a list; before one is stored, the current text. */
export type ListedVersion = Omit<PolicyVersionsQueryResult[number], '_type' | 'earlierEffectiveDate'> & {
  _type: string
  replaced?: boolean
}

/** Finds the version that will replace the present one. */
const findPending = (
  versions: readonly ListedVersion[],
  statuses: ReadonlyMap<ListedVersion, VersionStatus> = computeStatuses(versions, getToday()),
) => versions.find((version) => statuses.get(version)?.status === 'coming')

/** Returns the number of the version before a version. */
const getEarlierNumber = (version: ListedVersion, versions: readonly ListedVersion[]) =>
  versions[versions.indexOf(version) + 1]?.number

interface VersionLinksProps extends VersionNoteProps {
  /** Number of the version to compare with, for `changes`. */
  earlier?: number | undefined
  /** The version that will replace the present one, for `newest`. */
  pending?: ListedVersion | undefined
  to: readonly ('newest' | 'read' | 'changes' | 'sinceThen' | 'history')[]
}

/** Renders links from a version to the newest text, its own text, its changes and the history. */
export function VersionLinks({ home, policy, version, versions, earlier, pending, to }: VersionLinksProps) {
  const { number } = version
  const newest = versions[0]?.number ?? number
  const links = {
    // Until it applies, the newest text is not at the policy's own path.
    newest: pending !== version && {
      path: pending ? getVersionPath(policy, pending.number) : pages[policy].path,
      label: translate('legal.newestVersion'),
    },
    read: { path: getVersionPath(policy, number), label: translate('legal.readVersion', { number }) },
    changes: earlier !== undefined && {
      path: getComparisonPath(policy, number, earlier),
      label: translate('legal.changesSince', { number: earlier }),
    },
    // `changes` already compares adjacent versions.
    sinceThen: newest - number > 1 && {
      path: getComparisonPath(policy, newest, number),
      label: translate('legal.compareWithNewest', { number }),
    },
    history: { path: getHistoryPath(policy), label: translate('legal.allVersions') },
  }
  return (
    <ul className="version-links" role="list">
      {to.map((name) => {
        const link = links[name]
        return (
          link && (
            <li key={name}>
              <a href={getPageHref(home, link.path)}>{link.label}</a>
            </li>
          )
        )
      })}
    </ul>
  )
}

export interface VersionNoteProps extends Omit<PolicyHistoryProps, 'title'> {
  version: ListedVersion
}

/** Returns the note that a version no longer or never applies, or until when it does. */
function describeStatus(status: VersionStatus | undefined): string | undefined {
  if (status?.status === 'replaced') return translate('legal.replacedNote')
  if (status?.status === 'past') return translate('legal.earlierNote')
  const until = status?.until
  return until && translate('legal.stillNote', { date: formatDay(until, requestLocale()) })
}

/** Renders the number, status and changes of a stored version. */
export function VersionNote(props: VersionNoteProps) {
  const { version, versions } = props
  const { number, changeSummary } = version
  const statuses = computeStatuses(versions, getToday())
  const note = describeStatus(statuses.get(version))
  return (
    <>
      <p>{translate('legal.versionSummary', { number, changeSummary })}</p>
      {note !== undefined && <p className="version-note">{note}</p>}
      <VersionLinks
        {...props}
        earlier={getEarlierNumber(version, versions)}
        pending={findPending(versions, statuses)}
        to={['newest', 'changes', 'history']}
      />
    </>
  )
}
