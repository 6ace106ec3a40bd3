import type { BusinessPageContent } from '../content.ts'

/** "How we calculate this": the formulas step by step, and what they leave out. */
export function Method({ content }: { content: BusinessPageContent['calculator']['method'] }) {
  return (
    <details className="method">
      <summary>{content.summary}</summary>
      <p>{content.intro}</p>
      <div className="method-lists">
        <ol>
          {content.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <ul>
          {content.limits.map((limit) => (
            <li key={limit}>{limit}</li>
          ))}
        </ul>
      </div>
    </details>
  )
}
