'use client'

import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { offerFigures } from '#components/forms/SendFigures.tsx'
import { Button } from '#components/ui/Button.tsx'
import { formatCount, formatPercent } from '#lib/calculator/format.ts'
import { initialInputs, sliderLimits, type CalculatorInputs } from '#lib/calculator/limits.ts'
import { formatDollars } from '#lib/content/format.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { BusinessPageContent } from '#lib/content/pageContent.ts'
import { ImpactResults, ResultsPlaceholder } from './ImpactResults.tsx'
import { InputSlider } from './InputSlider.tsx'

interface ImpactCalculatorProps {
  content: Pick<BusinessPageContent['calculator'], 'inputs' | 'results'>
  strings: CodeStrings['calculator']
  locale: Locale
  /** Labels without stega marks, for the form that sends the figures. */
  plainLabels: Readonly<Record<keyof CalculatorInputs, string>>
  children: ReactNode
}

const sliders = [
  ['leadsPerMonth', formatCount],
  ['disqualifiedPercent', formatPercent],
  ['averageDealSize', formatDollars],
] as const

/**
 * Renders three sliders and, once shown, their results. An empty popover holds whether they are shown, so that the button
 * shows the initial ones before and without scripts.
 */
export function ImpactCalculator({ content, strings, locale, plainLabels, children }: ImpactCalculatorProps) {
  const [inputs, setInputs] = useState(initialInputs)
  const [shown, setShown] = useState(false)
  const [resultsId, shownId] = [useId(), useId()]
  const marker = useRef<HTMLDivElement>(null)
  const figures = sliders
    .map(([name, format]) =>
      fillPlaceholders(strings.figure, { label: plainLabels[name], value: format(inputs[name], locale) }),
    )
    .join('; ')
  useEffect(() => {
    const popover = marker.current
    const follow = () => setShown(popover?.matches(':popover-open') === true)
    popover?.addEventListener('toggle', follow)
    // The button may have been pressed before hydration.
    follow()
    return () => popover?.removeEventListener('toggle', follow)
  }, [])
  useEffect(() => {
    offerFigures(shown ? figures : '')
    return () => offerFigures('')
  }, [shown, figures])
  const showResults = () => {
    setShown(true)
    // On a phone they are below the window.
    document.querySelector(`#${resultsId} dl`)?.scrollIntoView({ block: 'nearest' })
  }
  return (
    <div className="calculator">
      <div className="calculator-inputs">
        {sliders.map(([name, format]) => (
          <InputSlider
            key={name}
            limits={sliderLimits[name]}
            value={inputs[name]}
            onChange={(value) => setInputs((current) => ({ ...current, [name]: value }))}
            format={(value) => format(value, locale)}
            {...content.inputs[name]}
          />
        ))}
        <Button
          size="large"
          aria-controls={resultsId}
          aria-expanded={shown || undefined}
          popoverTarget={shownId}
          popoverTargetAction="show"
          onClick={showResults}
        >
          {strings.showResults}
        </Button>
        <div ref={marker} id={shownId} popover="manual" className="calculator-shown" />
        {children}
      </div>
      {/* Laid out before they are shown, so that showing them moves nothing. */}
      <div id={resultsId} className="calculator-results surface-dark">
        <ImpactResults inputs={inputs} content={content.results} strings={strings} locale={locale} announced={shown} />
        <ResultsPlaceholder text={content.results.placeholder} locale={locale} />
      </div>
    </div>
  )
}
