import { LogoMark } from '#components/ui/Logo.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { translate } from '#lib/i18n/translate.ts'
import type { BusinessPageContent } from '../content.ts'
import { dataAttribute, sampleMark } from '../dataAttributes.ts'

type Pipeline = BusinessPageContent['hero']['pipeline']

/** Guideline ratios of prime lending in Canada, in percent. */
const PRIME_LIMITS = { gds: 39, tds: 44 } as const

interface RatioProps {
  name: keyof typeof PRIME_LIMITS
  lead: Pipeline['leads'][number]
}

async function Ratio({ name, lead }: RatioProps) {
  const value = lead[name]
  return (
    <span
      className={classNames('pipeline-ratio', value > PRIME_LIMITS[name] && 'is-over')}
      data-sanity={await dataAttribute('businessPage', `hero.pipeline.leads[_key=="${lead._key}"].${name}`)}
    >
      {value}
      <small>{translate(`ratios.${name}`)}</small>
    </span>
  )
}

/** Declined leads go in, fundable ones come back. Decorative: the text beside it says the same. */
export async function PipelineDrawing({ content }: { content: Pipeline }) {
  return (
    <div className="pipeline" aria-hidden="true" {...await sampleMark(content.source)}>
      <span className="pipeline-loop" />
      <p className="pipeline-in">{content.inLabel}</p>
      <p className="pipeline-back">{content.backLabel}</p>
      <div className="pipeline-card">
        <p className="pipeline-title">
          <LogoMark />
          {content.title}
        </p>
        <ul>
          {content.leads.map((lead) => (
            <li key={lead._key} data-stage={lead.stage}>
              <span className="pipeline-initials">{lead.initials}</span>
              <span>
                <b>{lead.name}</b>
                <small>{lead.detail}</small>
              </span>
              <Ratio name="gds" lead={lead} />
              <Ratio name="tds" lead={lead} />
              <span className="pipeline-stage">
                {lead.stageLabel}
                <small>{lead.when}</small>
              </span>
            </li>
          ))}
        </ul>
        <p className="pipeline-note">{content.note}</p>
      </div>
    </div>
  )
}
