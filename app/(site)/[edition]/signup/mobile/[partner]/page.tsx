import { stegaClean } from '@sanity/client/stega'
import { getPartnerColours, PartnerBrand } from '#components/sections/link/PartnerBrand.tsx'
import { ScanRedirect } from '#components/sections/link/redirects.tsx'
import { LogoStrip } from '#components/sections/logo-strips/LogoStrips.tsx'
import { Insights, ScanReview, ScanTarget } from '#components/sections/scan/Scan.tsx'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { BareFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { Container } from '#components/ui/Layout.tsx'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { getScanHref } from '#lib/links/routes.ts'
import { getHome } from '../../../../editions.ts'
import { getPartner, type PartnerRoute } from '../../../../partner.ts'
import { loadScanPage } from './data.ts'
import './styles.ts'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the QR code that a desktop visitor scans with their phone, at `/signup/mobile/{partner}`. */
export default async function ScanPage({ params }: PartnerRoute) {
  const { partner: parameter } = await params
  const home = await getHome(params)
  const [page, partner, settings] = await Promise.all([loadScanPage(), getPartner(parameter), loadSiteSettings()])
  // A redirect would take a reviewer away from the draft.
  const disableRedirect = isShared() || (await isPreview())
  const slug = stegaClean(partner.slug)
  return (
    // Marked, since the page in the other language would redirect to the link page first.
    <BareFrame home={home} path={getMarkedScanHref(home, slug)}>
      {!disableRedirect && <ScanRedirect home={home} partner={slug} />}
      <div className="scan surface-white" style={getPartnerColours(partner)}>
        <Container className="scan-columns">
          <div>
            <PartnerBrand partner={partner} productName={settings.productName} />
            <h1>{page.headline}</h1>
            <p className="intro">{page.text}</p>
            {partner.scanMessage && <p className="scan-message">{partner.scanMessage}</p>}
          </div>
          <ScanTarget home={home} partner={slug} page={page} productName={settings.productName} />
          <ScanReview review={page.testimonial} />
        </Container>
        {page.press && <LogoStrip className="press" content={page.press} />}
        <Insights content={page.insights} partner={partner} />
      </div>
      <StructuredData path={getScanHref('/', slug)} seo={page.seo} />
    </BareFrame>
  )
}
