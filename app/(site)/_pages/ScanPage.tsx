import { stegaClean } from '@sanity/client/stega'
import { draftMode } from 'next/headers'
import { ScanRedirect } from '#components/redirect/ScanRedirect.tsx'
import { partnerColour } from '#components/sections/link/partnerColour.ts'
import { PartnerBrand } from '#components/sections/link/PartnerBrand.tsx'
import { Press } from '#components/sections/press/Press.tsx'
import { Insights } from '#components/sections/scan/Insights.tsx'
import { ScanReview } from '#components/sections/scan/ScanReview.tsx'
import { ScanTarget } from '#components/sections/scan/ScanTarget.tsx'
import { BareFrame } from '#components/site-frame/BareFrame.tsx'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { StructuredData } from '#components/structured-data/StructuredData.tsx'
import { Container } from '#components/ui/Layout.tsx'
import type { HomeLink } from '#lib/links/homeLinks.ts'
import { scanHref } from '#lib/links/routes.ts'
import { partnerOf } from './partner.content.ts'
import { scanPage } from './scanPage.content.ts'
import './scanPage.styles.ts'

/** The QR code a desktop visitor scans with their phone, at `/signup/mobile/{partner}`. */
export async function ScanPage({ home, parameter }: { home: HomeLink; parameter: string }) {
  const [page, partner, settings] = await Promise.all([scanPage(), partnerOf(parameter), siteSettings()])
  const { isEnabled: previewing } = await draftMode()
  const slug = stegaClean(partner.slug)
  return (
    <BareFrame home={home}>
      {!previewing && <ScanRedirect home={home} partner={slug} appStoreUrl={stegaClean(settings.appStoreUrl)} />}
      <div className="scan surface-white" style={partnerColour(partner)}>
        <Container className="scan-columns">
          <div>
            <PartnerBrand partner={partner} productName={settings.productName} />
            <h1>{page.headline}</h1>
            <p className="lead">{page.text}</p>
            {partner.scanMessage && <p className="scan-message">{partner.scanMessage}</p>}
            <ScanReview review={page.testimonial} />
          </div>
          <ScanTarget
            home={home}
            partner={slug}
            alt={page.qrAlt}
            linkLabel={page.linkLabel}
            name={settings.productName}
          />
        </Container>
        <Press content={page.press} />
        <Insights content={page.insights} disclosure={partner.licenceDisclosure} />
      </div>
      <StructuredData path={scanHref('/', slug)} seo={page.seo} />
    </BareFrame>
  )
}
