import { Container } from '#components/ui/Layout.tsx'
import type { ScanPageQueryResult } from '#lib/content/sanity.types.ts'

interface InsightsProps {
  content: NonNullable<ScanPageQueryResult>['insights']
  /** The partner's licence details, where provincial rules ask for them. */
  disclosure: string | null
}

/** The public sources behind the product's advice, as attributions in text: a mark would imply endorsement. */
export function Insights({ content, disclosure }: InsightsProps) {
  return (
    <Container className="insights">
      <h2>{content.heading}</h2>
      <dl>
        {content.items.map((source) => (
          <div key={source._key}>
            <dt>{source.name}</dt>
            <dd>{source.text}</dd>
          </div>
        ))}
      </dl>
      <p>{content.note}</p>
      {disclosure && <p>{disclosure}</p>}
    </Container>
  )
}
