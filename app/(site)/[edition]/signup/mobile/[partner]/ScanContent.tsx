import { stegaClean } from '@sanity/client/stega'
import { getPartnerColours, PartnerBrand } from '#components/sections/link/PartnerBrand.tsx'
import { LogoStrip } from '#components/sections/logo-strips/LogoStrips.tsx'
import { Insights, ScanReview, ScanTarget } from '#components/sections/scan/Scan.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { Container } from '#components/ui/Layout.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { getPartner } from '../../../../partner.ts'
import { loadScanPage } from './data.ts'
import './styles.ts'

export async function ScanContent({ home, parameter }: { home: SitePrefix; parameter: string }) {
  const [page, partner, settings] = await Promise.all([loadScanPage(), getPartner(parameter), loadSiteSettings()])
  return (
    <div className="scan surface-white" style={getPartnerColours(partner)}>
      <Container className="scan-columns">
        <div>
          <PartnerBrand partner={partner} productName={settings.productName} />
          <h1>{page.headline}</h1>
          <p className="intro">{page.text}</p>
          {partner.scanMessage && <p className="scan-message">{partner.scanMessage}</p>}
        </div>
        <ScanTarget home={home} partner={stegaClean(partner.slug)} page={page} productName={settings.productName} />
        <ScanReview review={page.testimonial} />
      </Container>
      {page.press && <LogoStrip className="press" content={page.press} />}
      <Insights content={page.insights} disclosure={partner.licenceDisclosure} />
    </div>
  )
}
