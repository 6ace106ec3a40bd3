import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { Container } from '#components/ui/Layout.tsx'
import { RichText } from '#components/sections/RichText.tsx'
import { findCookieTableIndex, type PolicyText } from '#lib/policies/policyText.ts'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { translate } from '#lib/i18n/translate.ts'
import { PolicyDateLines, type DatedDocument } from './PolicyHistory.tsx'

interface PolicyProps {
  home: SitePrefix
  content: PolicyText & DatedDocument
  /** Links to other versions, under the dates. */
  children: ReactNode
}

/** Renders a legal document with its dates, summary, table of contents and sections. */
export function Policy({ home, content, children }: PolicyProps) {
  const tableIndex = findCookieTableIndex(content.sections.map(({ id }) => id))
  return (
    <article className="policy surface-white">
      <Container className="policy-columns">
        <div className="policy-head">
          <h1>{content.title}</h1>
          <PolicyDateLines document={content} />
          {children}
        </div>
        <ul className="policy-summary">
          {content.summary.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
        <TableOfContents title={translate('accessibility.tableOfContents')} sections={content.sections} />
        <div className="policy-text">
          {content.sections.map((section, index) => (
            <PolicySection key={section._key} home={home} content={section}>
              {content.cookieTable && index === tableIndex && <CookieTable content={content.cookieTable} />}
            </PolicySection>
          ))}
        </div>
      </Container>
    </article>
  )
}

interface TableOfContentsProps {
  title: string
  sections: readonly { id: string; heading: string; edit?: string | undefined }[]
}

/** Renders links to sections, with their values of `data-sanity`; sticky beside the text on wide screens. */
export function TableOfContents({ title, sections }: TableOfContentsProps) {
  return (
    <nav className="policy-contents" aria-label={title}>
      <p>{title}</p>
      <ol role="list">
        {sections.map(({ id, heading, edit }) => (
          <li key={id}>
            <a href={`#${id}`} data-sanity={edit}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

type SectionContent = NonNullable<PolicyQueryResult>['sections'][number]

interface PolicySectionProps extends Pick<PolicyProps, 'home' | 'children'> {
  content: SectionContent
}

/** Renders one section, under its anchor; `children` is before its closing text. */
function PolicySection({ home, content, children }: PolicySectionProps) {
  return (
    <section id={content.id}>
      <h2>{content.heading}</h2>
      <RichText home={home} value={content.paragraphs} />
      <RichText home={home} value={content.bullets} />
      {children}
      <RichText home={home} value={content.closing} />
    </section>
  )
}

type CookieTableContent = NonNullable<NonNullable<PolicyQueryResult>['cookieTable']>

/** Renders every cookie with its lifetime. Focusable, since it scrolls sideways where it does not fit. */
function CookieTable({ content }: { content: CookieTableContent }) {
  const details = ['category', 'purpose', 'party', 'lifetime'] as const
  return (
    <div className="policy-table" role="region" aria-label={content.caption} tabIndex={0}>
      <table>
        <caption>{content.caption}</caption>
        <thead>
          <tr>
            {(['name', ...details] as const).map((column) => (
              <th key={column} scope="col">
                {content.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row._key}>
              <th scope="row">{row.name}</th>
              {details.map((column) => (
                <td key={column} data-label={stegaClean(content.columns[column])}>
                  {row[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
