import { Container } from '#components/ui/Layout.tsx'
import type { BusinessPageContent } from '../content.ts'
import { ContentLogo } from '../logo/ContentLogo.tsx'

/** The originators Homie works with. */
export function PartnerStrip({ content }: { content: BusinessPageContent['partnerStrip'] }) {
  return (
    <div className="partner-strip">
      <Container>
        <p>{content.heading}</p>
        <ul role="list">
          {content.logos.map((logo) => (
            <li key={logo._id}>
              <ContentLogo type="partnerLogo" logo={logo} height={30} />
            </li>
          ))}
        </ul>
      </Container>
    </div>
  )
}
