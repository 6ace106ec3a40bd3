import { Container } from '#components/ui/Layout.tsx'
import { formatDay } from '#lib/content/format.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { today } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { standingOf } from '#lib/policies/standing.ts'
import { PolicyDates } from './PolicyDates.tsx'
import { VersionLinks, type ListedVersion } from './VersionLinks.tsx'

interface PolicyHistoryProps {
  home: SitePrefix
  policy: PolicyRoute
  title: string
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** Marks the version in force, with its end date, since a cached page may be shown past that day. */
function VersionMark({ version, versions }: { version: ListedVersion; versions: readonly ListedVersion[] }) {
  const standing = standingOf(version, versions, today())
  if (standing.is !== 'current') return null
  const { until } = standing
  const mark =
    until === undefined
      ? translate('legal.inForce')
      : translate('legal.inForceUntil', { date: formatDay(until, defaultLocale) })
  return <p className="version-mark">{mark}</p>
}

/** Every version of a legal document with its date and changes, newest first. */
export function PolicyHistory({ home, policy, title, versions }: PolicyHistoryProps) {
  return (
    <article className="policy surface-white">
      <Container className="policy-history">
        <div className="policy-head">
          <h1>{translate('legal.historyTitle', { title })}</h1>
          <p>{translate('legal.historyIntro')}</p>
        </div>
        <ol className="version-list" role="list" reversed>
          {versions.map((version, index) => (
            <li key={version.number}>
              <h2>{translate('legal.versionName', { number: version.number })}</h2>
              <VersionMark version={version} versions={versions} />
              <div className="version-date">
                <PolicyDates document={version} />
              </div>
              <p className="version-change">{version.changeSummary}</p>
              <VersionLinks
                home={home}
                policy={policy}
                number={version.number}
                earlier={versions[index + 1]?.number}
                newest={versions[0]?.number}
                to={['read', 'changes', 'sinceThen']}
              />
            </li>
          ))}
        </ol>
      </Container>
    </article>
  )
}
