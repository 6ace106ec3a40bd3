import { stegaClean } from '@sanity/client/stega'
import { ScanRedirect } from '#components/sections/link/redirects.tsx'
import { BareFrame, StructuredData } from '#components/site-frame/SiteFrame.tsx'
import { isPreview, isShared } from '#lib/content/preview.ts'
import { getMarkedScanHref } from '#lib/links/destinations.ts'
import { getScanHref } from '#lib/links/routes.ts'
import { getHome } from '../../../../editions.ts'
import { getPartner, type PartnerRoute } from '../../../../partner.ts'
import { loadScanPage } from './data.ts'
import { ScanContent } from './ScanContent.tsx'

export { generateMetadata, generateStaticParams } from './data.ts'

/** Renders the QR code that a desktop visitor scans with their phone, at `/signup/mobile/{partner}`. */
export default async function ScanPage({ params }: PartnerRoute) {
  const { partner: parameter } = await params
  const home = await getHome(params)
  const [{ seo }, partner] = await Promise.all([loadScanPage(), getPartner(parameter)])
  // A redirect would take a reviewer away from the draft.
  const disableRedirect = isShared() || (await isPreview())
  const slug = stegaClean(partner.slug)
  return (
    // Marked, since the page in the other language would redirect to the link page first.
    <BareFrame home={home} path={getMarkedScanHref(home, slug)}>
      {!disableRedirect && <ScanRedirect home={home} partner={slug} />}
      <ScanContent home={home} parameter={parameter} />
      <StructuredData path={getScanHref('/', slug)} seo={seo} showsRating={false} />
    </BareFrame>
  )
}
