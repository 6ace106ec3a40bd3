import type { ComponentType } from 'react'
import { classNames } from '#components/ui/classNames.ts'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { PersonalPageContent } from '../content.ts'
import { editAttribute } from '../editAttribute.ts'
import { CreditDial } from './CreditDial.tsx'
import { DebtBars } from './DebtBars.tsx'
import { DownPayment } from './DownPayment.tsx'
import { PowerGauge } from './PowerGauge.tsx'
import { RateLine } from './RateLine.tsx'

type FeaturesContent = PersonalPageContent['features']
type FeatureContent = FeaturesContent['items'][number]

export interface DrawingProps {
  card: FeatureContent['vignette']
  gauge: FeaturesContent['gauge']
}

const drawings: Record<FeatureContent['key'], ComponentType<DrawingProps>> = {
  'buying-power': PowerGauge,
  'rate-drop': RateLine,
  'down-payment': DownPayment,
  debt: DebtBars,
  'credit-score': CreditDial,
}

/** One tool: what it does, and its drawing, which screen readers pass over. */
export async function Feature({ feature, gauge }: { feature: FeatureContent; gauge: FeaturesContent['gauge'] }) {
  const Drawing = drawings[feature.key]
  const surface = feature.key === 'buying-power' ? 'surface-dark' : 'surface-white'
  return (
    <article className={classNames('feature', surface)} data-feature={feature.key}>
      <div className="feature-words">
        <h3>
          <Unbroken>{feature.title}</Unbroken>
        </h3>
        <p>{feature.text}</p>
      </div>
      <div
        className="feature-drawing"
        aria-hidden="true"
        // What is drawn or worked out from the card's words leads to the card.
        data-sanity={await editAttribute('personalPage', `features.items[_key=="${feature._key}"].vignette`)}
      >
        <Drawing card={feature.vignette} gauge={gauge} />
      </div>
    </article>
  )
}
