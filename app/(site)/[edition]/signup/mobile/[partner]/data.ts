import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { sharedPressProjection } from '#components/sections/logo-strips/logoStrips.query.ts'
import { reviewProjection } from '#components/sections/testimonials/testimonials.query.ts'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { scanHref } from '#lib/links/routes.ts'
import { homeOf } from '../../../../editions.ts'
import { partnerOf, partnerParams, type PartnerRoute } from '../../../../partner.ts'
import { partnerCard } from '../../../v1/link/[partner]/data.ts'

const scanPageQuery = defineQuery(`*[_type == "scanPage" && ${inLanguage}][0]{
  headline, text, qrAlt, linkLabel,
  testimonial->{${reviewProjection}},
  insights{heading, items[]{_key, name, text}, note},
  ${sharedPressProjection},
  seo
}`)

/** The scan page with its testimonial and the press strip, read once per page. */
export const scanPage = cache(() =>
  pageContent(scanPageQuery, ['scanPage', 'personalPage', 'pressLogo', 'testimonial'], 'Scan page'),
)

export const generateStaticParams = () => partnerParams('scan')

/** Not for search engines. */
export async function generateMetadata({ params }: PartnerRoute): Promise<Metadata> {
  await homeOf(params)
  const [{ seo }, partner] = await Promise.all([scanPage(), partnerOf((await params).partner)])
  const path = scanHref('/', stegaClean(partner.slug))
  return pageMetadata({ seo, path, card: await partnerCard(partner), indexable: false })
}
