import { formatCostChange, formatVolume } from '#lib/calculator/format.ts'
import { funnelOf, impactOf } from '#lib/calculator/impact.ts'
import type { CalculatorInputs } from '#lib/calculator/limits.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { Announcement } from './Announcement.tsx'
import { FunnelFigure } from './FunnelFigure.tsx'
import type { CalculatorStrings, CalculatorWords } from './words.ts'

interface ImpactResultsProps {
  inputs: CalculatorInputs
  words: CalculatorWords['results']
  strings: CalculatorStrings
  locale: Locale
  /** Whether changes are spoken: not while the results are hidden. */
  announced: boolean
}

/** The two figures set large, and the funnels they come from. Changes are announced in one sentence. */
export function ImpactResults({ inputs, words, strings, locale, announced }: ImpactResultsProps) {
  const impact = impactOf(inputs)
  const funnel = funnelOf(inputs)
  const volume = formatVolume(impact.incrementalVolume, locale)
  const change = formatCostChange(impact.cacImprovement, strings, locale)
  return (
    <section aria-label={words.heading}>
      <h3>{words.heading}</h3>
      <dl className="calculator-figures">
        <div>
          <dt>{words.incrementalVolumeLabel}</dt>
          <dd>{volume}</dd>
        </div>
        <div>
          <dt>{words.cacImprovementLabel}</dt>
          <dd>{change}</dd>
        </div>
      </dl>
      {announced && <Announcement text={fillPlaceholders(strings.updated, { volume, change })} />}
      <div className="funnels">
        <FunnelFigure funnel={funnel} withProduct={false} words={words} locale={locale} />
        <FunnelFigure funnel={funnel} withProduct words={words} locale={locale} />
      </div>
    </section>
  )
}
