import type { ComponentType, ReactNode } from 'react'
import { toFraction } from '#components/illustrations/Gauge.tsx'
import { Section, SectionHead, NoBreak } from '#components/ui/Layout.tsx'
import { formatDollars, formatRate } from '#lib/content/format.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { classNames } from '#components/ui/classNames.ts'
import { BuyingPowerLink } from '#components/sections/app-links/AppLinks.tsx'
import type { PersonalPageContent, PersonalSectionProps } from '#lib/content/pageContent.ts'
import { getSampleMark, dataAttribute } from '#components/visual-editing/dataAttributes.ts'
import { LiveFigure } from './LiveFigure.tsx'
import { CreditDial, DebtBars, DownPayment, PowerGauge, RateLine, type DrawingProps } from './drawings.tsx'

export async function Features({ content, home, cta }: PersonalSectionProps<'features'>) {
  const { low, figure, high, prices } = content.gauge
  return (
    <Section surface="tint" id="our-features" aria-labelledby="our-features-heading">
      <SectionHead id="our-features-heading" heading={content.heading} intro={content.intro} />
      <div className="bento" {...await getSampleMark(content.source)}>
        {content.items.map((feature) => (
          <Feature key={feature._key} feature={feature} content={content} />
        ))}
      </div>
      <LiveFigure low={low} figure={figure} high={high} prices={prices} locale={requestLocale()} />
      <p className="section-cta">
        <BuyingPowerLink home={home} origin="features-section" label={cta} />
      </p>
    </Section>
  )
}

type FeaturesContent = PersonalPageContent['features']
type FeatureContent = FeaturesContent['items'][number]

interface FeatureProps {
  content: FeaturesContent
  feature: FeatureContent
}

const drawings: Record<FeatureContent['key'], ComponentType<DrawingProps>> = {
  'buying-power': PowerGauge,
  'rate-drop': RateLine,
  'down-payment': DownPayment,
  debt: DebtBars,
  'credit-score': CreditDial,
}

/** Renders one tool and its drawing, which screen readers skip. */
async function Feature({ feature, content }: FeatureProps) {
  const Drawing = drawings[feature.key]
  const surface = feature.key === 'buying-power' ? 'surface-dark' : 'surface-white'
  return (
    <article className={classNames('feature', surface)} data-feature={feature.key}>
      <div className="feature-text">
        <NoBreak as="h3" text={feature.title} />
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

/** Renders a tool's control that changes the sample buyer's figure. `LiveFigure` listens to it. */
function WhatIf({ content: { example, gauge }, feature: { key } }: FeatureProps) {
  const { figure, rate, prices } = gauge
  const locale = requestLocale()
  const label = key === 'debt' ? example?.payOff : key === 'down-payment' ? example?.task : example?.rate
  const row = (text: ReactNode, input: ReactNode) => (
    <label className="what-if">
      {input}
      <span>{text}</span>
      <b data-figure="" aria-hidden="true">
        {formatDollars(figure, locale)}
      </b>
    </label>
  )
  if (!label) return null
  if (key === 'debt' || key === 'down-payment') {
    // The price list is ordered by the sum of these.
    return row(label, <input type="checkbox" autoComplete="off" data-change={key === 'debt' ? 1 : 2} />)
  }
  if (key !== 'rate-drop') return null
  return row(
    <>
      {`${label} `}
      <span data-rate="" aria-hidden="true">
        {formatRate(rate, locale)}
      </span>
    </>,
    <span className="slider" style={{ '--position': toFraction(rate, prices.min, prices.max) }}>
      <input
        type="range"
        autoComplete="off"
        min={prices.min}
        max={prices.max}
        step={prices.step}
        defaultValue={rate}
        aria-valuetext={formatRate(rate, locale)}
        data-change=""
      />
    </span>,
  )
}
