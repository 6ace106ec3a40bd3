import { Container, Section } from '#components/ui/Layout.tsx'
import { Unbroken } from '#components/ui/Unbroken.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { BuyingPowerLink } from '../buying-power/BuyingPowerLink.tsx'
import type { PersonalPageContent } from '../content.ts'
import { Door } from './Door.tsx'
import { StepCard } from './StepCard.tsx'

interface HowItWorksProps {
  content: PersonalPageContent['howItWorks']
  home: HomeLink
  /** Label of the button. */
  cta: string
}

/** Three steps up to the front door. */
export function HowItWorks({ content, home, cta }: HowItWorksProps) {
  const last = content.steps.length - 1
  return (
    <Section className="how-it-works" id="how-it-works" aria-labelledby="how-it-works-heading">
      <Container>
        <div className="how-head">
          <h2 id="how-it-works-heading">
            <Unbroken>{content.heading}</Unbroken>
          </h2>
          <p className="lead">{content.intro}</p>
          <BuyingPowerLink home={home} origin="how-it-works-section" label={cta} size="medium" />
        </div>
        <ol className="stairs" role="list">
          {content.steps.map((step, index) => (
            <li key={step._key} className="stair" data-step={index + 1}>
              <StepCard step={index} card={step.vignette} />
              <div className="tread">
                <span className="stair-number" aria-hidden="true">
                  {index + 1}
                </span>
                <h3>
                  <Unbroken>{step.title}</Unbroken>
                </h3>
                <p>
                  <Unbroken>{step.text}</Unbroken>
                </p>
                {index === last && <Door />}
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </Section>
  )
}
