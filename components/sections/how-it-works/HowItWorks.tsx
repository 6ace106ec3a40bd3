import { stegaClean } from '@sanity/client/stega'
import { Container, Section } from '#components/ui/Layout.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import { token } from '#components/theme/theme.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { LogoMark } from '#components/ui/Logo.tsx'
import { firstNumber } from '#lib/i18n/firstNumber.ts'
import { BuyingPowerLink, EstimateLink } from '../app-links/AppLinks.tsx'
import type { PersonalSectionProps, PersonalPageContent } from '../content.ts'

/** Three steps up to the front door. */
export function HowItWorks({ content, home, cta }: PersonalSectionProps<'howItWorks'>) {
  const last = content.steps.length - 1
  return (
    <Section className="how-it-works" id="how-it-works" aria-labelledby="how-it-works-heading">
      <Container>
        <div className="how-head">
          <NoBreak as="h2" id="how-it-works-heading">
            {content.heading}
          </NoBreak>
          <p className="intro">{content.intro}</p>
          <BuyingPowerLink home={home} origin="how-it-works-section" label={cta} size="medium" />
          <EstimateLink home={home} label={content.estimateLink} />
        </div>
        <ol className="stairs" role="list">
          {content.steps.map((step, index) => (
            <li key={step._key} className="stair" data-step={index + 1}>
              <StepCard step={index} card={step.vignette} />
              <div className="tread">
                <span className="stair-number" aria-hidden="true">
                  {index + 1}
                </span>
                <NoBreak as="h3">{step.title}</NoBreak>
                <NoBreak as="p">{step.text}</NoBreak>
                {index === last && <Door />}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}

function Door() {
  return (
    <svg className="stair-door" viewBox="0 0 132 190" fill="none" aria-hidden="true">
      <path d="M14 186V66a52 52 0 0 1 104 0v120z" fill={token('primary-700')} />
      <path d="M26 186V66a40 40 0 0 1 80 0v120z" fill={token('secondary-500')} />
      <path d="M38 66a28 28 0 0 1 56 0v6H38z" fill={token('accent-400')} />
      <path d="M66 38v34M42 52l24 20 24-20" stroke={token('secondary-500')} strokeWidth="3" />
      <path
        d="M40 92h22v36H40zM70 92h22v36H70zM40 138h22v36H40zM70 138h22v36H70z"
        stroke={token('secondary-700')}
        strokeWidth="2.5"
      />
      <circle cx="97" cy="132" r="3.5" fill={token('accent-400')} />
      <path d="M0 186h132" stroke={token('primary-300')} strokeWidth="8" />
    </svg>
  )
}

type Vignette = PersonalPageContent['howItWorks']['steps'][number]['vignette']

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
function StepCard({ step, card }: { step: number; card: Vignette }) {
  const Drawing = drawings[step] ?? Question
  return (
    <div className="step-card" aria-hidden="true">
      <Drawing card={card} />
    </div>
  )
}
