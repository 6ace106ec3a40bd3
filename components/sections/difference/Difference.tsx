import type { PropsWithChildren } from 'react'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import differences from '#components/illustrations/differences.svg'
import { LogoMark } from '#components/ui/Icon.tsx'
import { Section, SectionHead, NoBreak } from '#components/ui/Layout.tsx'
import { BuyingPowerLink } from '#components/sections/app-links/AppLinks.tsx'
import type { PersonalPageContent, PersonalSectionProps } from '#lib/content/pageContent.ts'

type DifferenceContent = PersonalPageContent['difference']

export function Difference({ content, home, cta }: PersonalSectionProps<'difference'>) {
  return (
    <Section id="why-homie" aria-labelledby="why-homie-heading">
      <SectionHead id="why-homie-heading" heading={content.heading} intro={content.intro} />
      <div className="versus">
        <div className="versus-heads" aria-hidden="true">
          <span />
          <b>
            <NoBreak as="span" text={content.usualLabel} />
          </b>
          <b className="versus-homie">
            <LogoMark />
            {content.homieLabel}
          </b>
        </div>
        {content.items.map((item) => (
          <Row key={item._key} item={item} content={content} />
        ))}
      </div>
      <p className="difference-note">{content.note}</p>
      <p className="section-cta">
        <BuyingPowerLink home={home} origin="homie-difference-section" label={cta} />
      </p>
    </Section>
  )
}

function Row({ item, content }: { item: DifferenceContent['items'][number]; content: DifferenceContent }) {
  return (
    <div className="versus-row">
      <div className="versus-topic">
        <NoBreak as="h3" text={item.title} />
        <NoBreak as="p" text={item.text} />
      </div>
      <Cell side="usual" topic={item.key} label={content.usualLabel}>
        <NoBreak as="p" text={item.usual} />
      </Cell>
      <Cell side="homie" topic={item.key} label={content.homieLabel}>
        <p>{item.homie}</p>
      </Cell>
    </div>
  )
}

/** Renders one side of a topic, with its drawing of `differences.svg`. */
const Cell = ({ side, topic, label, children }: Record<'side' | 'topic' | 'label', string> & PropsWithChildren) => (
  <div className={`versus-cell versus-${side}`}>
    <NoBreak as="p" className="versus-label" text={label} />
    <Illustration className="versus-drawing" image={{ ...differences, src: `${differences.src}#${topic}-${side}` }} />
    {children}
  </div>
)
