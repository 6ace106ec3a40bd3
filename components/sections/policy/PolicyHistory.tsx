import { Container } from '#components/ui/Layout.tsx'
import { today } from '#lib/i18n/timeZone.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import { standingOf } from '#lib/policies/standing.ts'
import { EffectiveDate } from './EffectiveDate.tsx'
import { LastUpdated } from './LastUpdated.tsx'
import { VersionLinks } from './VersionLinks.tsx'
import type { ListedVersion } from './listedVersion.ts'

interface PolicyHistoryProps {
  home: HomeLink
  policy: PolicyRoute
  /** Title of the text in force. */
  title: string
  /** Newest first. */
  versions: readonly ListedVersion[]
}

/** Every version of a legal document with its date and what changed in it, the newest first. */
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
              {standingOf(version, versions, today()).is === 'current' && (
                <p className="version-mark">{translate('legal.inForce')}</p>
              )}
              <div className="version-date">
                <p>
                  <LastUpdated document={version} />
                </p>
                <EffectiveDate document={version} />
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
