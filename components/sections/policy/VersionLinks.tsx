import type { PolicyVersionsQueryResult } from '#lib/content/sanity.types.ts'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { comparisonPath, historyPath, versionPath, type PolicyRoute } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { standingOf } from '#lib/policies/standing.ts'

/** What a list says of a version; before anything is kept, of the text in force, which is then the first one. */
export type ListedVersion = Omit<PolicyVersionsQueryResult[number], '_type' | 'earlierEffectiveDate'> & {
  _type: string
}

interface VersionLinksProps {
  home: SitePrefix
  policy: PolicyRoute
  /** The version these links are about. */
  number: number
  /** The number of the version before it. */
  earlier: number | undefined
  /** The number of the newest version, where it is offered to compare with that. */
  newest?: number
  /** Which of the pages of a history the links are not on already. */
  to: readonly ('newest' | 'read' | 'changes' | 'sinceThen' | 'history')[]
}

/** Where to go from a version: to the newest text, its own, what changed in it, all versions. */
export function VersionLinks({ home, policy, number, earlier, newest, to }: VersionLinksProps) {
  const links = {
    newest: { path: publicRoutes[policy].path, label: translate('legal.newestVersion') },
    read: { path: versionPath(policy, number), label: translate('legal.readVersion', { number }) },
    changes:
      earlier === undefined
        ? undefined
        : {
            path: comparisonPath(policy, number, earlier),
            label: translate('legal.changesSince', { number: earlier }),
          },
    // What the newest text changed in the version before it is offered beside the former.
    sinceThen:
      newest === undefined || newest - number < 2
        ? undefined
        : {
            path: comparisonPath(policy, newest, number),
            label: translate('legal.compareWithNewest', { number }),
          },
    history: { path: historyPath(policy), label: translate('legal.allVersions') },
  }
  return (
    <ul className="version-links" role="list">
      {to.flatMap((name) => {
        const link = links[name]
        if (link === undefined) return []
        return (
          <li key={name}>
            <a href={pageHref(home, link.path)}>{link.label}</a>
          </li>
        )
      })}
    </ul>
  )
}

interface VersionNoteProps {
  home: SitePrefix
  policy: PolicyRoute
  version: ListedVersion
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** Whether a version no longer applies, or until when it does; undefined while nothing newer is to come. */
function standingNote(version: ListedVersion, versions: readonly ListedVersion[]): string | undefined {
  const standing = standingOf(version, versions, today())
  if (standing.is === 'past') return translate('legal.earlierNote')
  if (standing.is !== 'current' || standing.until === undefined) return undefined
  return translate('legal.stillNote', { date: formatDay(standing.until, defaultLocale) })
}

/** Tells the reader of a kept text which version it is, whether it still applies and what changed in it. */
export function VersionNote({ home, policy, version, versions }: VersionNoteProps) {
  const { number, changeSummary } = version
  const place = versions.indexOf(version)
  const note = standingNote(version, versions)
  return (
    <>
      <p>{translate('legal.versionSummary', { number, changeSummary })}</p>
      {note !== undefined && <p className="version-note">{note}</p>}
      <VersionLinks
        home={home}
        policy={policy}
        number={number}
        earlier={versions[place + 1]?.number}
        to={['newest', 'changes', 'history']}
      />
    </>
  )
}
