import { Container } from '#components/ui/Layout.tsx'
import { translate } from '#lib/i18n/translate.ts'
import { pageHref, type HomeLink } from '#lib/links/homeLinks.ts'
import { comparisonPath } from '#lib/links/policies.ts'
import type { PolicyRoute } from '#lib/links/policies.ts'
import type { ComparedPart } from '#lib/policies/difference.ts'
import { ComparedText } from './ComparedText.tsx'
import { EffectiveDate } from './EffectiveDate.tsx'
import { LastUpdated } from './LastUpdated.tsx'
import { VersionLinks } from './VersionLinks.tsx'
import type { ListedVersion } from './listedVersion.ts'

interface PolicyComparisonProps {
  home: HomeLink
  policy: PolicyRoute
  title: string
  version: ListedVersion
  earlier: ListedVersion
  /** All versions, to compare with another one. */
  versions: readonly ListedVersion[]
  parts: readonly ComparedPart[]
}

/** What changed from one version of a legal document to a later one, and the way to compare it with others. */
export function PolicyComparison({ home, policy, title, version, earlier, versions, parts }: PolicyComparisonProps) {
  const { number } = version
  const others = versions.filter((other) => other.number !== number && other.number !== earlier.number)
  const pathTo = (other: ListedVersion) =>
    comparisonPath(policy, Math.max(number, other.number), Math.min(number, other.number))
  const compareWith = translate('legal.compareWith', { number })
  return (
    <article className="policy surface-white">
      <Container className="policy-history">
        <div className="policy-head">
          <h1>{translate('legal.comparisonTitle', { title, version: number, earlier: earlier.number })}</h1>
          <p>
            <LastUpdated document={version} />
          </p>
          <EffectiveDate document={version} />
          <p className="version-change">{version.changeSummary}</p>
          <VersionLinks home={home} policy={policy} number={number} earlier={undefined} to={['read', 'history']} />
          {others.length > 0 && (
            <nav className="version-choice" aria-label={compareWith}>
              <p>{compareWith}</p>
              <ul role="list">
                {others.map((other) => (
                  <li key={other.number}>
                    <a href={pageHref(home, pathTo(other))}>
                      {translate('legal.versionName', { number: other.number })}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
        <p className="comparison-key">
          {translate(parts.some(({ changed }) => changed) ? 'legal.comparisonKey' : 'legal.nothingChanged')}
        </p>
        <div className="policy-text compared">
          <ComparedText parts={parts} older={earlier} newer={version} />
        </div>
      </Container>
    </article>
  )
}
