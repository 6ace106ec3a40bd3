import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { isCoBranded } from '#components/sections/link/PartnerBrand.tsx'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { imageUrl } from '#lib/content/images.ts'
import { linkHref } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import { type PartnerContent, partnerOf, partnerParams, type PartnerRoute } from '../../../../partner.ts'
import { type Drawing, sharingCard } from '../../../../sharingCards.ts'
import { homeDrawing } from '../../../data.ts'

const linkPageQuery = defineQuery(`*[_type == "linkPage"][0]{
  redirectingApp, redirectingPlay, manualText, manualLinkLabel, waitlistLinkLabel, scanLinkLabel, seo
}`)

/** The words of the redirect page, read once per page. */
export const linkPage = cache(() => pageContent(linkPageQuery, ['linkPage'], 'Redirect page'))

/** The landing page's picture under both names; a partner's link promises the same. */
async function partnerDrawing(partner: PartnerContent): Promise<Drawing> {
  const drawing = await homeDrawing()
  if (!isCoBranded(partner)) return drawing
  const { logoText, colour, logo, linkMessage } = partner
  return {
    ...drawing,
    ...(linkMessage ? { eyebrow: linkMessage } : {}),
    partner: { shortName: logoText, colour, ...(logo?.asset ? { logo: imageUrl(logo).height(256).url() } : {}) },
  }
}

/** What the picture of a partner's link shows. */
export const partnerCard = async (partner: PartnerContent) =>
  sharingCard(pages.link.sharingImage.replace('{partner}', stegaClean(partner.slug)), await partnerDrawing(partner))

export const generateStaticParams = () => partnerParams('link')

/** The canonical address names the partner the page is really of. */
export async function generateMetadata({ params }: PartnerRoute): Promise<Metadata> {
  const [{ seo }, partner] = await Promise.all([linkPage(), partnerOf((await params).partner)])
  return pageMetadata({ seo, path: linkHref('/', stegaClean(partner.slug)), card: await partnerCard(partner) })
}
