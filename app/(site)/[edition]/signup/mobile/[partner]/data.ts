import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { reviewProjection, sharedPressProjection } from '#components/sections/shared.query.ts'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { scanHref } from '#lib/links/routes.ts'
import { getHome } from '../../../../editions.ts'
import { getPartner, partnerParams, type PartnerRoute } from '../../../../partner.ts'
import { createPartnerCard } from '../../../v1/link/[partner]/data.ts'

const scanPageQuery = defineQuery(`*[_type == "scanPage" && ${inLanguage}][0]{
  headline, text, qrAlt, linkLabel,
  testimonial->{${reviewProjection}},
  insights{heading, items[]{_key, name, text}, note},
  ${sharedPressProjection},
  seo
}`)

/** Loads the scan page with its testimonial and the press strip, once per render. */
export const scanPage = cache(() =>
  loadPageContent(scanPageQuery, ['scanPage', 'personalPage', 'pressLogo', 'testimonial'], 'Scan page'),
)

export const generateStaticParams = () => partnerParams('scan')

/** Returns metadata that keeps the page out of search engines. */
export async function generateMetadata({ params }: PartnerRoute): Promise<Metadata> {
  await getHome(params)
  const [{ seo }, partner] = await Promise.all([scanPage(), getPartner((await params).partner)])
  const path = scanHref('/', stegaClean(partner.slug))
  return createPageMetadata({ seo, path, card: await createPartnerCard(partner), indexable: false })
}
