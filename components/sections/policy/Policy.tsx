import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { Container } from '#components/ui/Layout.tsx'
import { cookieTablePlace } from '#lib/policies/cookieTablePlace.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'
import { CookieTable } from './CookieTable.tsx'
import { EffectiveDate } from './EffectiveDate.tsx'
import { LastUpdated } from './LastUpdated.tsx'
import type { DatedDocument } from './LastUpdated.tsx'
import { PolicySection } from './PolicySection.tsx'
import { TableOfContents } from './TableOfContents.tsx'

interface PolicyProps {
  content: PolicyText & DatedDocument
  /** What stands under the dates: where other versions are found. */
  children: ReactNode
}

/** A legal document: when it was finished and from when it applies, what it says in brief, a table of contents and its sections. */
export function Policy({ content, children }: PolicyProps) {
  const tablePlace = cookieTablePlace(content.sections.map(({ id }) => stegaClean(id)))
  return (
    <article className="policy surface-white">
      <Container className="policy-columns">
        <div className="policy-head">
          <h1>{content.title}</h1>
          <p>
            <LastUpdated document={content} />
          </p>
          <EffectiveDate document={content} />
          {children}
        </div>
        <ul className="policy-summary">
          {content.summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <TableOfContents sections={content.sections} />
        <div className="policy-text">
          {content.sections.map((section, index) => (
            <PolicySection key={section._key} content={section}>
              {content.cookieTable && index === tablePlace && <CookieTable content={content.cookieTable} />}
            </PolicySection>
          ))}
        </div>
      </Container>
    </article>
  )
}
