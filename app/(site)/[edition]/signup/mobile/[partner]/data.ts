import { defineQuery } from 'groq'
import { cache } from 'react'
import { reviewProjection, sharedPressProjection } from '#components/sections/shared.query.ts'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { getScanHref } from '#lib/links/routes.ts'
import { partnerParams } from '../../../../partner.ts'
import { createPartnerMetadata } from '../../../v1/link/[partner]/data.ts'

const scanPageQuery = defineQuery(`*[_type == "scanPage" && ${inLanguage}][0]{
  headline, text, qrAlt, linkLabel, insights, seo,
  testimonial->{${reviewProjection}},
  ${sharedPressProjection}
}`)

/** Loads the scan page with its testimonial and the press strip, once per render. */
export const loadScanPage = cache(() =>
  loadPageContent(scanPageQuery, ['scanPage', 'personalPage', 'pressLogo', 'testimonial']),
)

export const generateStaticParams = () => partnerParams('scan')

/** Keeps the page out of search engines. */
export const generateMetadata = createPartnerMetadata(loadScanPage, getScanHref, false)
