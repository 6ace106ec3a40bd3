'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Announcement, useSettled } from '#components/ui/Announcement.tsx'
import { Field } from '#components/ui/Field.tsx'
import { lazyOptional } from '#components/ui/lazyOptional.ts'
import { formatDollars } from '#lib/content/format.ts'
import { analyse, type Analysis } from '#lib/estimate/analyse.ts'
import {
  type AmountField,
  amountFields,
  type ChoiceField,
  type ChoiceOptions,
  type FieldTexts,
  parseFragment,
  parseKept,
  isFieldName,
  isPercent,
  findAmountProblem,
  toFragment,
  toBuyer,
  toInput,
} from '#lib/estimate/fields.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import { setPageFragment } from '#lib/links/pageFragment.ts'
import { EstimateResult, formatSentence, type EstimateTexts } from './EstimateResult.tsx'

const EstimateDetails = lazyOptional(() => import('./EstimateDetails.tsx'))

interface State {
  texts: FieldTexts
  /** Fields the visitor has typed in; only these show an error when empty. */
  typed: readonly string[]
  analysis?: Analysis | undefined
  /** A case to compare with. */
  kept?: FieldTexts | undefined
}

type Control = HTMLInputElement | HTMLSelectElement

function withTexts(state: State, controls: readonly Control[]): State {
  const changes = controls.filter(({ name, value }) => isFieldName(name) && value !== state.texts[name])
  if (changes.length === 0) return state
  const texts = { ...state.texts, ...Object.fromEntries(changes.map(({ name, value }) => [name, value])) }
  const input = toInput(texts)
  const typed = [...state.typed, ...changes.map(({ name }) => name)]
  return { ...state, texts, typed, analysis: input ? analyse(input, toBuyer(texts)) : state.analysis }
}

const EXAMPLE_INCOME = 85_000

const isControl = (element: unknown): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLSelectElement

/** Renders the fields and their estimate. Without a form, fields keep what was typed or restored before hydration. */
export function EstimateTool({
  first,
  options,
  ...props
}: EstimateTexts & { first: FieldTexts; options: ChoiceOptions }) {
  const { strings, locale } = props
  const { inputs } = props.content
  const fields = useRef<HTMLFieldSetElement>(null)
  const [state, setState] = useState<State>({ texts: first, typed: [] })
  const settled = useSettled(state, state)
  const { texts, typed, analysis, kept } = state
  const fragment = toFragment(texts, first, kept)

  /** Reads all fields: those typed in before hydration fired no event here. */
  const readFields = () => {
    const controls = [...(fields.current?.elements ?? [])].filter(isControl)
    setState((before) => withTexts(before, controls))
  }

  const setKept = (texts: FieldTexts | undefined) => setState((before) => ({ ...before, kept: texts }))

  /** Fills all fields from a link's fragment and removes it, since analytics must not see it. */
  const readFragment = useEffectEvent(() => {
    const linked = parseFragment(location.hash, options)
    const linkedKept = parseKept(location.hash, options)
    if (linkedKept) setKept({ ...first, ...linkedKept })
    const isLinked = Object.keys(linked).length > 0 || linkedKept !== undefined
    if (isLinked) history.replaceState(null, '', location.pathname + location.search)
    for (const control of fields.current?.elements ?? []) {
      if (!isControl(control) || !isFieldName(control.name)) continue
      if (isLinked) control.value = linked[control.name] ?? first[control.name]
      // Shows an assumption that the link changes, or that the browser restored.
      if (control.value !== first[control.name]) control.closest('details')?.setAttribute('open', '')
    }
    readFields()
  })

  // The link to the other language takes the numbers along.
  useEffect(() => setPageFragment(fragment), [fragment])

  useEffect(() => {
    const read = () => readFragment()
    read()
    // A link pasted into the address bar of this page. Captured, so that it runs before the listener of analytics.
    addEventListener('popstate', read, { capture: true })
    return () => removeEventListener('popstate', read, { capture: true })
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
    <div key={name} className={isPercent(name) ? 'estimate-percent' : 'estimate-dollars'}>
      <Field
        id={`estimate-${name}`}
        name={name}
        inputMode="decimal"
        defaultValue={first[name]}
        error={getError(name)}
        {...inputs[name]}
      />
    </div>
  )

  const choice = (name: ChoiceField) => (
    <Field id={`estimate-${name}`} name={name} defaultValue={first[name]} options={options[name]} {...inputs[name]} />
  )

  return (
    <>
      <div className="estimate-tool">
        <fieldset ref={fields} className="estimate-fields" onInput={readFields}>
          <legend>{inputs.heading}</legend>
          {(['income', 'debts', 'savings', 'condo'] as const).map(amount)}
          {choice('first')}
          {choice('build')}
          <details className="estimate-assumptions">
            <summary>{inputs.together}</summary>
            <div>{(['coIncome', 'coDebts', 'balances'] as const).map(amount)}</div>
          </details>
          <details className="estimate-assumptions">
            <summary>{inputs.fromPayment}</summary>
            <div>{amount('payment')}</div>
          </details>
          <details className="estimate-assumptions">
            <summary>{inputs.assumptions}</summary>
            <div>
              {amount('rate')}
              {choice('years')}
              {amount('tax')}
              {amount('heat')}
              {choice('place')}
              <Field
                id="estimate-closing"
                name="closing"
                type="date"
                defaultValue={first.closing}
                {...inputs.closing}
              />
            </div>
          </details>
        </fieldset>
        <EstimateResult {...props} analysis={analysis} fragment={fragment} />
      </div>
      <Announcement text={analysis ? formatSentence(analysis, props) : ''} />
      {analysis && 'price' in analysis && (
        <EstimateDetails {...props} analysis={analysis} texts={texts} options={options} kept={kept} onKeep={setKept} />
      )}
    </>
  )
}
