import type { PolicyVersionsQueryResult } from '#lib/content/sanity.types.ts'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { comparisonPath, historyPath, versionPath, type PolicyRoute } from '#lib/links/policies.ts'
import { publicRoutes } from '#lib/links/routes.ts'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { standingOf } from '#lib/policies/standing.ts'

/** A version in a list; before one is stored, the text in force. */
export type ListedVersion = Omit<PolicyVersionsQueryResult[number], '_type' | 'earlierEffectiveDate'> & {
  _type: string
}

interface VersionLinksProps {
  home: SitePrefix
  policy: PolicyRoute
  /** The version the links belong to. */
  number: number
  /** The version before it. */
  earlier: number | undefined
  /** The newest version, to compare with it. */
  newest?: number
  /** The links to show. */
  to: readonly ('newest' | 'read' | 'changes' | 'sinceThen' | 'history')[]
}

/** Links from a version to the newest text, its own text, its changes and the history. */
export function VersionLinks({ home, policy, number, earlier, newest, to }: VersionLinksProps) {
  const links = {
    newest: { path: publicRoutes[policy].path, label: translate('legal.newestVersion') },
    read: { path: versionPath(policy, number), label: translate('legal.readVersion', { number }) },
    changes: earlier !== undefined && {
      path: comparisonPath(policy, number, earlier),
      label: translate('legal.changesSince', { number: earlier }),
    },
    // `changes` already compares adjacent versions.
    sinceThen: newest !== undefined &&
      newest - number > 1 && {
        path: comparisonPath(policy, newest, number),
        label: translate('legal.compareWithNewest', { number }),
      },
    history: { path: historyPath(policy), label: translate('legal.allVersions') },
  }
  return (
    <ul className="version-links" role="list">
      {to.map((name) => {
        const link = links[name]
        return (
          link && (
            <li key={name}>
              <a href={pageHref(home, link.path)}>{link.label}</a>
            </li>
          )
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

/** Says that a version no longer applies, or until when it does. */
function standingNote(version: ListedVersion, versions: readonly ListedVersion[]): string | undefined {
  const standing = standingOf(version, versions, today())
  if (standing.is === 'past') return translate('legal.earlierNote')
  if (standing.is !== 'current' || standing.until === undefined) return undefined
  return translate('legal.stillNote', { date: formatDay(standing.until, defaultLocale) })
}

/** Names a stored version, its state and its changes. */
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
