import type { PolicyQueryResult } from '#lib/content/sanity.types.ts'

type CookieTableContent = NonNullable<NonNullable<PolicyQueryResult>['cookieTable']>

/** Every cookie with its own lifetime. Scrolls sideways where it does not fit, and can be reached by keyboard then. */
export function CookieTable({ content }: { content: CookieTableContent }) {
  const { name, category, purpose, party, lifetime } = content.columns
  return (
    <div className="policy-table" role="region" aria-label={content.caption} tabIndex={0}>
      <table>
        <caption>{content.caption}</caption>
        <thead>
          <tr>
            <th scope="col">{name}</th>
            <th scope="col">{category}</th>
            <th scope="col">{purpose}</th>
            <th scope="col">{party}</th>
            <th scope="col">{lifetime}</th>
          </tr>
        </thead>
        <tbody>
          {content.rows.map((row) => (
            <tr key={row._key}>
              <th scope="row">{row.name}</th>
              <td>{row.category}</td>
              <td>{row.purpose}</td>
              <td>{row.party}</td>
              <td>{row.lifetime}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
