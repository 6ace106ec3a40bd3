import { Illustration } from '#components/illustrations/Illustration.tsx'
import differences from '#components/illustrations/differences.svg'
import { LogoMark } from '#components/ui/Logo.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { NoBreak } from '#components/ui/NoBreak.tsx'
import { BuyingPowerLink } from '../app-links/AppLinks.tsx'
import type { PersonalPageContent, PersonalSectionProps } from '../content.ts'

type DifferenceContent = PersonalPageContent['difference']

/** Renders three topics, each as usual and with the product. */
export function Difference({ content, home, cta }: PersonalSectionProps<'difference'>) {
  return (
    <Section id="why-homie" aria-labelledby="why-homie-heading">
      <Container>
        <SectionHead id="why-homie-heading" heading={content.heading} intro={content.intro} />
        <div className="versus">
          <div className="versus-heads" aria-hidden="true">
            <span />
            <b>
              <NoBreak as="span">{content.usualLabel}</NoBreak>
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
        <p className="section-cta">
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
  return (
    <div className="versus-row">
      <div className="versus-topic">
        <NoBreak as="h3">{item.title}</NoBreak>
        <NoBreak as="p">{item.text}</NoBreak>
      </div>
      <div className="versus-cell versus-usual">
        <NoBreak as="p" className="versus-label">
          {usualLabel}
        </NoBreak>
        <Drawing view={`${item.key}-usual`} />
        <NoBreak as="p">{item.usual}</NoBreak>
      </div>
      <div className="versus-cell versus-homie">
        <NoBreak as="p" className="versus-label">
          {homieLabel}
        </NoBreak>
        <Drawing view={`${item.key}-homie`} />
        <p>{item.homie}</p>
      </div>
    </div>
  )
}

/** Renders one of the drawings of `differences.svg`. */
const Drawing = ({ view }: { view: string }) => (
  <Illustration className="versus-drawing" image={{ ...differences, src: `${differences.src}#${view}` }} />
)
