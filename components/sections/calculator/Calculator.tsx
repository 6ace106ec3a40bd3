import { ImpactCalculator } from '#components/calculator/ImpactCalculator.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { CLAIM_NOTE_ID } from '../business-hero/FootnoteMark.tsx'
import type { BusinessPageContent } from '../content.ts'
import { Method } from './Method.tsx'

interface CalculatorProps {
  content: BusinessPageContent['calculator']
  footnote: BusinessPageContent['claimFootnote']
}

/** The impact calculator, its formulas, and the footnote to the claims it stands behind. */
export function Calculator({ content, footnote }: CalculatorProps) {
  const { inputs, results } = content
  return (
    <Section id="impact-calculator" surface="tint" aria-labelledby="calculator-heading">
      <Container>
        <SectionHead>
          <h2 id="calculator-heading">{content.heading}</h2>
          <p className="lead">{content.intro}</p>
        </SectionHead>
        <div className="calculator">
          <ImpactCalculator words={{ inputs, results }} strings={translateGroup('calculator')} locale={defaultLocale}>
            <Method content={content.method} />
          </ImpactCalculator>
          <p className="claim-note" id={CLAIM_NOTE_ID}>
            <sup>{footnote.mark}</sup> {footnote.text}
          </p>
        </div>
      </Container>
    </Section>
  )
}
