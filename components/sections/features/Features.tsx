import type { ComponentType } from 'react'
import { Container, Section, SectionHead, NoBreak } from '#components/ui/Layout.tsx'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { classNames } from '#components/ui/classNames.ts'
import { BuyingPowerLink } from '../app-links/AppLinks.tsx'
import type { PersonalPageContent, PersonalSectionProps } from '../content.ts'
import { getSampleMark, dataAttribute } from '../dataAttributes.ts'
import { LiveFigure } from './LiveFigure.tsx'
import { WhatIf } from './WhatIf.tsx'
import { CreditDial, DebtBars, DownPayment, PowerGauge, RateLine, type DrawingProps } from './drawings.tsx'

export async function Features({ content, home, cta }: PersonalSectionProps<'features'>) {
  return (
    <Section surface="tint" id="our-features" aria-labelledby="our-features-heading">
      <Container>
        <SectionHead id="our-features-heading" heading={content.heading} intro={content.intro} />
        <div className="bento" {...await getSampleMark(content.source)}>
          {content.items.map((feature) => (
            <Feature key={feature._key} feature={feature} content={content} />
          ))}
        </div>
        <LiveFigure {...content.gauge} locale={requestLocale()} />
        <p className="section-cta">
          <BuyingPowerLink home={home} origin="features-section" label={cta} />
        </p>
      </Container>
    </Section>
  )
}

type FeaturesContent = PersonalPageContent['features']
type FeatureContent = FeaturesContent['items'][number]

const drawings: Record<FeatureContent['key'], ComponentType<DrawingProps>> = {
  'buying-power': PowerGauge,
  'rate-drop': RateLine,
  'down-payment': DownPayment,
  debt: DebtBars,
  'credit-score': CreditDial,
}

/** Renders one tool and its drawing, which screen readers skip. */
async function Feature({ feature, content }: { feature: FeatureContent; content: FeaturesContent }) {
  const Drawing = drawings[feature.key]
  const surface = feature.key === 'buying-power' ? 'surface-dark' : 'surface-white'
  return (
    <article className={classNames('feature', surface)} data-feature={feature.key}>
      <div className="feature-text">
        <NoBreak as="h3">{feature.title}</NoBreak>
        <p>{feature.text}</p>
      </div>
      <div
        className="feature-drawing"
        aria-hidden="true"
        // Parts computed from the card's fields open the card in the Studio.
        data-sanity={await dataAttribute('personalPage', `features.items[_key=="${feature._key}"].vignette`)}
      >
        <Drawing card={feature.vignette} gauge={content.gauge} />
      </div>
      {feature.key === 'buying-power' && content.example?.label && (
        <p className="example-label">{content.example.label}</p>
      )}
      <WhatIf content={content} feature={feature} />
    </article>
  )
}
