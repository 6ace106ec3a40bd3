import { Container } from '#components/ui/Layout.tsx'
import type { BusinessPageContent } from '../content.ts'
import { ContentLogo } from '../logo/ContentLogo.tsx'
import { sampleMark } from '../sampleMark.ts'

/** The originators Homie works with. */
export function PartnerStrip({ content }: { content: BusinessPageContent['partnerStrip'] }) {
  return (
    <div className="partner-strip">
      <Container>
        <p>{content.heading}</p>
        <ul role="list">
          {content.logos.map((logo) => (
            <PartnerStripLogo key={logo._id} logo={logo} />
          ))}
        </ul>
      </Container>
    </div>
  )
}

async function PartnerStripLogo({ logo }: { logo: BusinessPageContent['partnerStrip']['logos'][number] }) {
  return (
    <li {...await sampleMark(logo.source)}>
      <ContentLogo type="partnerLogo" logo={logo} height={30} />
    </li>
  )
}
