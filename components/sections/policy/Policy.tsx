import { stegaClean } from '@sanity/client/stega'
import { Container } from '#components/ui/Layout.tsx'
import { formatDay } from '#lib/content/format.ts'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import { editAttribute } from '../editAttribute.ts'
import { CookieTable } from './CookieTable.tsx'
import { PolicySection } from './PolicySection.tsx'
import { TableOfContents } from './TableOfContents.tsx'

/** The section of the cookie policy after which the table of cookies stands. */
const COOKIE_TABLE_AFTER = 'list'

/** A legal document: its dates, what it says in brief, a table of contents and its sections. */
export async function Policy({ content }: { content: NonNullable<PolicyQueryResult> }) {
  const day = (date: string) => formatDay(stegaClean(date), defaultLocale)
  return (
    <article className="policy surface-white">
      <Container className="policy-columns">
        <div className="policy-head">
          <h1>{content.title}</h1>
          <p>
            <time dateTime={stegaClean(content.lastUpdated)} data-sanity={await editAttribute(content, 'lastUpdated')}>
              {translate('legal.lastUpdated', { date: day(content.lastUpdated) })}
            </time>
          </p>
        </div>
        <ul className="policy-summary">
          {content.summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <TableOfContents sections={content.sections} />
        <div className="policy-text">
          {content.sections.map((section) => (
            <PolicySection key={section._key} content={section}>
              {content.cookieTable && stegaClean(section.id) === COOKIE_TABLE_AFTER && (
                <CookieTable content={content.cookieTable} />
              )}
            </PolicySection>
          ))}
        </div>
      </Container>
    </article>
  )
}
