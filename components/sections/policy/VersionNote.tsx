import { translate } from '#lib/i18n/translate.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { VersionLinks } from './VersionLinks.tsx'
import type { ListedVersion } from './listedVersion.ts'

interface VersionNoteProps {
  home: HomeLink
  policy: PolicyRoute
  version: ListedVersion
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** Tells the reader of a kept text which version it is, whether it still applies and what changed in it. */
export function VersionNote({ home, policy, version, versions }: VersionNoteProps) {
  const { number, changeSummary } = version
  const place = versions.indexOf(version)
  const name = translate('legal.versionName', { number })
  return (
    <>
      <p>{`${name}: ${changeSummary}`}</p>
      {place > 0 && <p className="version-note">{translate('legal.earlierNote')}</p>}
      <VersionLinks
        home={home}
        policy={policy}
        number={number}
        earlier={versions[place + 1]?.number}
        to={['current', 'changes', 'history']}
      />
    </>
  )
}
