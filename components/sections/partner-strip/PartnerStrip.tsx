import { Container } from '#components/ui/Layout.tsx'
import type { BusinessPageContent } from '../content.ts'
import { StripLogo } from '../logo/Logos.tsx'

/** Displayed height, in CSS pixels. */
const LOGO_HEIGHT = 30

/** Logos of partner originators. */
export function PartnerStrip({ page }: { page: BusinessPageContent }) {
  const { heading, logos } = page.partnerStrip
  return (
    <div className="partner-strip">
      <Container>
        <p>{heading}</p>
        <ul role="list">
          {logos.map((logo) => (
            <StripLogo
              key={logo._id}
              logo={logo}
              height={LOGO_HEIGHT}
              list={{ page, path: 'partnerStrip.logos', flow: 'horizontal' }}
            />
          ))}
        </ul>
      </Container>
    </div>
  )
}
