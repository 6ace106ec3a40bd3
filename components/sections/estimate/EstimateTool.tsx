'use client'

import { Suspense, useEffect, useRef, useState } from 'react'
import { Announcement, useSettled } from '#components/ui/Announcement.tsx'
import { Field, Select } from '#components/ui/Field.tsx'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { formatDollars } from '#lib/content/format.ts'
import { analyse, type Analysis } from '#lib/estimate/analyse.ts'
import {
  amortizations,
  type AmountField,
  amountFields,
  type FieldTexts,
  parseFragment,
  isFieldName,
  places,
  findAmountProblem,
  toFragment,
  toInput,
} from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { EstimateContent } from '../content.ts'
import type { NamedRule } from './EstimateDetails.tsx'
import { EstimateResult, formatSentence } from './EstimateResult.tsx'

const EstimateDetails = lazyOptional(() => import('./EstimateDetails.tsx'))

interface EstimateToolProps {
  content: Pick<EstimateContent, 'inputs' | 'results' | 'details'>
  closing: readonly NamedRule[]
  strings: CodeStrings['estimate']
  locale: Locale
  /** Initial texts of the fields. */
  first: FieldTexts
  disclosure: string
  asOf: string
}

interface State {
  texts: FieldTexts
  /** Fields the visitor has typed in; only these show an error when empty. */
  typed: readonly string[]
  /** Of the last valid inputs. */
  analysis?: Analysis | undefined
}

/** Returns the state with the current texts of the fields. */
function withTexts(
  { texts, typed, analysis }: State,
  current: readonly (readonly [name: string, text: string])[],
): State {
  const changes = current.filter(([name, text]) => isFieldName(name) && text !== texts[name])
  if (changes.length === 0) return { texts, typed, analysis }
  const changed = { ...texts, ...Object.fromEntries(changes) }
  const input = toInput(changed)
  return {
    texts: changed,
    typed: [...typed, ...changes.map(([name]) => name)],
    analysis: input ? analyse(input) : analysis,
  }
}

const isControl = (element: unknown) => element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/**
 * Renders the fields and their estimate, which updates while typing. Without a form, fields send nothing and keep what
 * was typed or restored before hydration.
 */
export function EstimateTool({ content, closing, strings, locale, first, disclosure, asOf }: EstimateToolProps) {
  const { inputs, results, details } = content
  const fields = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState<State>({ texts: first, typed: [] })
  const settled = useSettled(state, state)
  const { texts, typed, analysis } = state

  /** Reads all fields: those typed in before hydration fired no event here. */
  const readFields = () => {
    const current = [...(fields.current?.elements ?? [])]
      .filter(isControl)
      .map(({ name, value }) => [name, value] as const)
    setState((before) => withTexts(before, current))
  }

  useEffect(() => {
    /** Fills the fields from the URL's fragment and removes it, since analytics must not see it. */
    function readFragment() {
      const fragmentTexts = parseFragment(location.hash)
      if (Object.keys(fragmentTexts).length > 0) history.replaceState(null, '', location.pathname + location.search)
      for (const control of fields.current?.elements ?? []) {
        if (isControl(control) && isFieldName(control.name))
          control.value = fragmentTexts[control.name] ?? control.value
      }
      fields.current?.dispatchEvent(new Event('input', { bubbles: true }))
    }
    readFragment()
    // A link pasted into the address bar of this page. Captured, so that it runs before the listener of analytics.
    addEventListener('popstate', readFragment, { capture: true })
    return () => removeEventListener('popstate', readFragment, { capture: true })
  }, [])

  /** Returns the error of a field, once typing has paused. */
  const getError = (name: AmountField) => {
    const problem = typed.includes(name) && settled.texts[name] === texts[name] && findAmountProblem(name, texts[name])
    if (!problem) return undefined
    const { max } = amountFields[name]
    const number = new Intl.NumberFormat(locale)
    return fillPlaceholders(strings.errors[problem], {
      max: isPercent(name) ? number.format(max) : formatDollars(max, locale),
      example: isPercent(name) ? first[name] : number.format(EXAMPLE_INCOME),
    })
  }

  const amount = (name: AmountField) => (
    <div className={isPercent(name) ? 'estimate-percent' : 'estimate-dollars'}>
      <Field
        id={`estimate-${name}`}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        defaultValue={first[name]}
        error={getError(name)}
        {...inputs[name]}
      />
    </div>
  )

  const choice = (name: 'years' | 'place', options: { value: string; label: string }[]) => (
    <Select id={`estimate-${name}`} name={name} defaultValue={first[name]} options={options} {...inputs[name]} />
  )

  return (
    <>
      <div className="estimate-tool">
        <fieldset ref={fields} className="estimate-fields" onInput={readFields}>
          <legend>{inputs.heading}</legend>
          {amount('income')}
          {amount('debts')}
          {amount('savings')}
          {amount('condo')}
          <details className="estimate-assumptions">
            <summary>{inputs.assumptions}</summary>
            <div>
              {amount('rate')}
              {choice(
                'years',
                amortizations.map((value) => ({ value, label: fillPlaceholders(strings.years, { years: value }) })),
              )}
              {amount('tax')}
              {amount('heat')}
              {choice(
                'place',
                places
                  .map((value) => ({ value, label: strings.places[value] }))
                  .toSorted((a, b) => a.label.localeCompare(b.label, locale)),
              )}
            </div>
          </details>
        </fieldset>
        <EstimateResult
          analysis={analysis}
          content={results}
          locale={locale}
          fragment={toFragment(texts, first)}
          disclosure={disclosure}
        />
      </div>
      <Announcement text={analysis ? formatSentence(analysis, results, strings, locale) : ''} />
      {analysis && 'price' in analysis && (
        <Suspense>
          <EstimateDetails
            analysis={analysis}
            place={texts.place}
            rules={closing}
            content={details}
            strings={strings}
            locale={locale}
            asOf={asOf}
          />
        </Suspense>
      )}
    </>
  )
}

/** Example of an amount in dollars, for error messages. */
const EXAMPLE_INCOME = 85_000

const isPercent = (name: AmountField) => name === 'rate' || name === 'tax'
