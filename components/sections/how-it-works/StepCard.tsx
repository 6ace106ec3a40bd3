import { stegaClean } from '@sanity/client/stega'
import { Icon } from '#components/ui/Icon.tsx'
import { LogoMark } from '#components/ui/Logo.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import { firstNumber } from '#lib/i18n/firstNumber.ts'
import type { PersonalPageContent } from '../content.ts'

export type Vignette = PersonalPageContent['howItWorks']['steps'][number]['vignette']

/** A question with its answers, the chosen one marked. */
function Question({ card }: { card: Vignette }) {
  const chosen = stegaClean(card.value)
  const isChosen = (label: string) => stegaClean(label) === chosen
  return (
    <>
      <b>{card.label}</b>
      <ul className="step-chips" role="list">
        {card.rows.map((row) => (
          <li key={row._key} data-chosen={isChosen(row.label) ? '' : undefined}>
            {isChosen(row.label) && <Icon name="check" />}
            {row.label}
          </li>
        ))}
      </ul>
    </>
  )
}

/** A report with its figure and parts. */
function Report({ card }: { card: Vignette }) {
  return (
    <>
      <p className="step-card-top">
        <b>
          <LogoMark />
          {card.label}
        </b>
        {card.note && <span className="step-tag">{card.note}</span>}
      </p>
      <p className="step-figure">{card.value}</p>
      <ul className="step-rows" role="list">
        {card.rows.map((row) => (
          <li key={row._key}>
            <NoBreak as="span">{row.label}</NoBreak>
            <span className="step-value">
              <b>{row.value}</b> {row.note}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** A week's tasks; the first number of the card's value is how many are done. */
function Week({ card }: { card: Vignette }) {
  const done = firstNumber(card.value) ?? 0
  return (
    <>
      <p className="step-card-top">
        <b>{card.label}</b>
        <span>{card.value}</span>
      </p>
      <ul className="step-tasks" role="list">
        {card.rows.map((row, index) => (
          <li key={row._key} data-done={index < done ? '' : undefined}>
            {index < done ? <Icon name="check" /> : <i />}
            {row.label}
          </li>
        ))}
      </ul>
    </>
  )
}

const drawings = [Question, Report, Week]

/** A drawing of the product at a step. Screen readers get the step's text instead. */
export function StepCard({ step, card }: { step: number; card: Vignette }) {
  const Drawing = drawings[step] ?? Question
  return (
    <div className="step-card" aria-hidden="true">
      <Drawing card={card} />
    </div>
  )
}
