import type { ReactNode } from 'react'
import { formatDollars, formatRate } from '#lib/content/format.ts'
import { findFirstNumber } from '#lib/i18n/firstNumber.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import type { PersonalPageContent } from '../content.ts'

type FeaturesContent = PersonalPageContent['features']

interface WhatIfProps {
  content: FeaturesContent
  feature: FeaturesContent['items'][number]
}

/** How far the rate moves to either side, in percentage points, and its steps. */
const RATE = { range: 0.75, step: 0.05 } as const

/** Renders a tool's control that changes the sample buyer's figure. `LiveFigure` listens to it. */
export function WhatIf({ content: { example, gauge }, feature: { key, vignette } }: WhatIfProps) {
  const locale = requestLocale()
  const label = key === 'debt' ? example?.payOff : key === 'down-payment' ? example?.task : example?.rate
  const row = (text: ReactNode, input: ReactNode) => (
    <label className="what-if">
      {input}
      <span>{text}</span>
      <b data-figure="" aria-hidden="true">
        {formatDollars(gauge.figure, locale)}
      </b>
    </label>
  )
  if (!label) return null
  if (key === 'debt' || key === 'down-payment') {
    const worth = findFirstNumber(key === 'debt' ? vignette.rows[0]?.note : label)
    return worth === undefined ? null : row(label, <input type="checkbox" autoComplete="off" data-worth={worth} />)
  }
  const rate = findFirstNumber(vignette.note)
  const drop = findFirstNumber(vignette.value)
  if (key !== 'rate-drop' || !rate || !drop) return null
  return row(
    <>
      {label}{' '}
      <span data-rate="" aria-hidden="true">
        {formatRate(rate, locale)}
      </span>
    </>,
    <span className="slider" style={{ '--position': 0.5 }}>
      <input
        type="range"
        autoComplete="off"
        min={(rate - RATE.range).toFixed(2)}
        max={(rate + RATE.range).toFixed(2)}
        step={RATE.step}
        defaultValue={rate}
        aria-valuetext={formatRate(rate, locale)}
        data-worth={-gauge.change / drop}
      />
    </span>,
  )
}
