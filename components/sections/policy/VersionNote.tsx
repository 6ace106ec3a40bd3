import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { standingOf } from '#lib/policies/standing.ts'
import { VersionLinks } from './VersionLinks.tsx'
import type { ListedVersion } from './listedVersion.ts'

interface VersionNoteProps {
  home: HomeLink
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
