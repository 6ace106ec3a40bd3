import { stegaClean } from '@sanity/client/stega'
import { partnerColour, PartnerBrand } from '#components/sections/link/PartnerBrand.tsx'
import { Press } from '#components/sections/logo-strips/LogoStrips.tsx'
import { Insights, ScanReview, ScanTarget } from '#components/sections/scan/Scan.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { Container } from '#components/ui/Layout.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { partnerOf } from '../../../../partner.ts'
import { scanPage } from './data.ts'
import './styles.ts'

/** What a visitor sees on the scan page of a partner. */
export async function ScanContent({ home, parameter }: { home: SitePrefix; parameter: string }) {
  const [page, partner, settings] = await Promise.all([scanPage(), partnerOf(parameter), siteSettings()])
  return (
    <div className="scan surface-white" style={partnerColour(partner)}>
      <Container className="scan-columns">
        <div>
          <PartnerBrand partner={partner} productName={settings.productName} />
          <h1>{page.headline}</h1>
          <p className="intro">{page.text}</p>
          {partner.scanMessage && <p className="scan-message">{partner.scanMessage}</p>}
        </div>
        <ScanTarget
          home={home}
          partner={stegaClean(partner.slug)}
          alt={page.qrAlt}
          linkLabel={page.linkLabel}
          name={settings.productName}
        />
        <ScanReview review={page.testimonial} />
      </Container>
      {page.press && <Press content={page.press} />}
      <Insights content={page.insights} disclosure={partner.licenceDisclosure} />
    </div>
  )
}
