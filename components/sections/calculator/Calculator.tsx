import { stegaClean } from '@sanity/client/stega'
import { Section, SectionHead } from '#components/ui/Layout.tsx'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { CLAIM_NOTE_ID } from '#components/sections/business-hero/BusinessHero.tsx'
import type { BusinessPageContent } from '#lib/content/pageContent.ts'
import { ImpactCalculator } from './ImpactCalculator.tsx'

/** Renders the impact calculator, its formulas and the footnote to the claims. */
export function Calculator({ page }: { page: BusinessPageContent }) {
  const { calculator: content, claimFootnote } = page
  const { inputs, results } = content
  return (
    <Section id="impact-calculator" columnClass="calculator" surface="tint" aria-labelledby="calculator-heading">
      <SectionHead id="calculator-heading" heading={content.heading} intro={content.intro} />
      <ImpactCalculator
        content={{ inputs, results }}
        strings={translateGroup('calculator')}
        locale={requestLocale()}
        plainLabels={stegaClean({
          leadsPerMonth: inputs.leadsPerMonth.label,
          disqualifiedPercent: inputs.disqualifiedPercent.label,
          averageDealSize: inputs.averageDealSize.label,
        })}
      >
        <Method content={content.method} />
      </ImpactCalculator>
      <p className="claim-note" id={CLAIM_NOTE_ID}>
        <sup>{claimFootnote.mark}</sup> {claimFootnote.text}
      </p>
    </Section>
  )
}

/** Renders "How we calculate this": the formulas and their limits. */
function Method({ content }: { content: BusinessPageContent['calculator']['method'] }) {
  return (
    <div className="method">
      <p>{content.intro}</p>
      <details>
        <summary>{content.summary}</summary>
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
      </details>
    </div>
  )
}
