import { stegaClean } from '@sanity/client/stega'
import { createElement, Fragment } from 'react'
import door from '#components/illustrations/door.svg'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import { Section, NoBreak } from '#components/ui/Layout.tsx'
import { Icon, LogoMark } from '#components/ui/Icon.tsx'
import { findFirstNumber } from '#lib/i18n/firstNumber.ts'
import { BuyingPowerLink, EstimateLink } from '#components/sections/app-links/AppLinks.tsx'
import type { PersonalSectionProps, PersonalPageContent } from '#lib/content/pageContent.ts'

/** Renders three steps as stairs up to the front door. */
export function HowItWorks({ content, home, cta }: PersonalSectionProps<'howItWorks'>) {
  const last = content.steps.length - 1
  return (
    <Section className="how-it-works" id="how-it-works" aria-labelledby="how-it-works-heading">
      <div className="how-head">
        <NoBreak as="h2" id="how-it-works-heading" text={content.heading} />
        <p className="intro">{content.intro}</p>
        <EstimateLink home={home} label={content.estimateLink} />
      </div>
      <ol className="stairs" role="list">
        {content.steps.map((step, index) => (
          <li key={step._key} className="stair" data-step={index + 1}>
            {/* Screen readers get the step's text instead. */}
            <div className="step-card" aria-hidden="true">
              {createElement(drawings[index] ?? Questions, { card: step.vignette })}
            </div>
            <div className="tread">
              <span className="stair-number" aria-hidden="true">
                {index + 1}
              </span>
              <NoBreak as="h3" text={step.title} />
              <NoBreak as="p" text={step.text} />
              {index === last && <Illustration className="stair-door" image={door} />}
            </div>
            {index === last && <BuyingPowerLink home={home} origin="how-it-works-section" label={cta} size="medium" />}
          </li>
        ))}
      </ol>
    </Section>
  )
}

type Vignette = PersonalPageContent['howItWorks']['steps'][number]['vignette']

/** Renders questions with their answers, the chosen ones marked. A row with a note begins the question of that name. */
function Questions({ card }: { card: Vignette }) {
  const chosen = stegaClean(card.value)?.split(', ')
  const isChosen = (label: string) => chosen?.includes(stegaClean(label))
  return (
    <>
      <b>{card.label}</b>
      <ul className="step-chips" role="list">
        {card.rows.map((row) => (
          <Fragment key={row._key}>
            {row.note && (
              <li className="step-question">
                <b>{row.note}</b>
              </li>
            )}
            <li data-chosen={isChosen(row.label) ? '' : undefined}>
              {isChosen(row.label) && <Icon name="check" />}
              {row.label}
            </li>
          </Fragment>
        ))}
      </ul>
    </>
  )
}

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
            <NoBreak as="span" text={row.label} />
            <span className="step-value">
              <b>{row.value}</b>
              {row.note && ` ${row.note}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Renders a week's tasks; the first number of the card's value is how many are done. */
function Week({ card }: { card: Vignette }) {
  const done = findFirstNumber(card.value) ?? 0
  return (
    <>
      <p className="step-card-top">
        <b>{card.label}</b>
        <span>{card.value}</span>
      </p>
      <ul className="step-tasks" role="list">
        {card.rows.map((row, index) => (
          <li key={row._key} data-done={index < done ? '' : undefined}>
            <i>{index < done && <Icon name="check" />}</i>
            {row.label}
          </li>
        ))}
      </ul>
    </>
  )
}

const drawings = [Questions, Report, Week]
