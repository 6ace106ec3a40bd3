import { LogoMark } from '#components/ui/Logo.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { BuyingPowerLink } from '../app-links/AppLinks.tsx'
import type { PersonalPageContent } from '../content.ts'
import { drawings } from './drawings.tsx'

type DifferenceContent = PersonalPageContent['difference']

interface DifferenceProps {
  content: DifferenceContent
  home: SitePrefix
  cta: string
}

/** Three topics, each as usual and with the product. */
export function Difference({ content, home, cta }: DifferenceProps) {
  return (
    <Section id="why-homie" aria-labelledby="why-homie-heading">
      <Container>
        <SectionHead>
          <h2 id="why-homie-heading">
            <NoBreak>{content.heading}</NoBreak>
          </h2>
          <p className="intro">{content.intro}</p>
        </SectionHead>
        <div className="versus">
          <div className="versus-heads" aria-hidden="true">
            <span />
            <b>
              <span>
                <NoBreak>{content.usualLabel}</NoBreak>
              </span>
            </b>
            <b className="versus-homie">
              <LogoMark />
              {content.homieLabel}
            </b>
          </div>
          {content.items.map((item) => (
            <Row key={item._key} item={item} usualLabel={content.usualLabel} homieLabel={content.homieLabel} />
          ))}
        </div>
        <p className="difference-note">{content.note}</p>
        <p className="difference-cta">
          <BuyingPowerLink home={home} origin="homie-difference-section" label={cta} />
        </p>
      </Container>
    </Section>
  )
}

interface RowProps {
  item: DifferenceContent['items'][number]
  usualLabel: string
  homieLabel: string
}

function Row({ item, usualLabel, homieLabel }: RowProps) {
  const { Usual, Homie } = drawings[item.key]
  return (
    <div className="versus-row">
      <div className="versus-topic">
        <h3>
          <NoBreak>{item.title}</NoBreak>
        </h3>
        <p>
          <NoBreak>{item.text}</NoBreak>
        </p>
      </div>
      <div className="versus-cell versus-usual">
        <p className="versus-label">
          <NoBreak>{usualLabel}</NoBreak>
        </p>
        <Usual />
        <p>
          <NoBreak>{item.usual}</NoBreak>
        </p>
      </div>
      <div className="versus-cell versus-homie">
        <p className="versus-label">
          <NoBreak>{homieLabel}</NoBreak>
        </p>
        <Homie />
        <p>{item.homie}</p>
      </div>
    </div>
  )
}
