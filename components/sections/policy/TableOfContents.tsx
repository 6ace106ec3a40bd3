import { stegaClean } from '@sanity/client/stega'
import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'
import { translate } from '#lib/i18n/translate.ts'

/** Links to the sections of a legal document; stays in view beside the text where there is room. */
export function TableOfContents({ sections }: Pick<NonNullable<PolicyQueryResult>, 'sections'>) {
  const title = translate('accessibility.tableOfContents')
  return (
    <nav className="policy-contents" aria-label={title}>
      <p>{title}</p>
      <ol role="list">
        {sections.map(({ _key, id, heading }) => (
          <li key={_key}>
            <a href={`#${stegaClean(id)}`}>{heading}</a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
