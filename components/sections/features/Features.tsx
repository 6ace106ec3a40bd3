import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { BuyingPowerLink } from '../buying-power/BuyingPowerLink.tsx'
import type { PersonalPageContent } from '../content.ts'
import { sampleMark } from '../sampleMark.ts'
import { Feature } from './Feature.tsx'

interface FeaturesProps {
  content: PersonalPageContent['features']
  home: HomeLink
  /** Label of the button. */
  cta: string
}

/** Five tools, each with its drawing. */
export async function Features({ content, home, cta }: FeaturesProps) {
  return (
    <Section surface="tint" id="our-features" aria-labelledby="our-features-heading">
      <Container>
        <SectionHead>
          <h2 id="our-features-heading">
            <Unbroken>{content.heading}</Unbroken>
          </h2>
          <p className="lead">{content.intro}</p>
        </SectionHead>
        <div className="bento" {...await sampleMark(content.source)}>
          {content.items.map((feature) => (
            <Feature key={feature._key} feature={feature} gauge={content.gauge} />
          ))}
        </div>
        <p className="features-cta">
          <BuyingPowerLink home={home} origin="features-section" label={cta} />
        </p>
      </Container>
    </Section>
  )
}
