import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { stegaClean } from '@sanity/client/stega'
import { isCoBranded } from '#components/sections/link/PartnerBrand.tsx'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { createPageMetadata } from '#components/site-frame/pageMetadata.ts'
import { createImageUrl } from '#lib/content/images.ts'
import { inLanguage } from '#lib/content/languages.ts'
import type { Seo } from '#lib/content/sanity.types.ts'
import { getLinkHref } from '#lib/links/routes.ts'
import { pages } from '#lib/pages.ts'
import { getHome } from '../../../../editions.ts'
import { type PartnerContent, getPartner, partnerParams, type PartnerRoute } from '../../../../partner.ts'
import { type Drawing, createSharingCard } from '../../../../pageExports.ts'
import { loadHomeDrawing } from '../../../data.ts'

const linkPageQuery = defineQuery(`*[_type == "linkPage" && ${inLanguage}][0]{
  redirectingApp, redirectingPlay, manualText, manualLinkLabel, waitlistLinkLabel, scanLinkLabel, seo
}`)

export const loadLinkPage = cache(() => loadPageContent(linkPageQuery, ['linkPage']))

/** Returns the drawing of the landing page, which the link also promotes, with the partner's brand. */
async function loadPartnerDrawing(partner: PartnerContent): Promise<Drawing> {
  const drawing = await loadHomeDrawing()
  if (!isCoBranded(partner)) return drawing
  const { logoText, colour, logo, linkMessage } = partner
  return {
    ...drawing,
    ...(linkMessage ? { eyebrow: linkMessage } : {}),
    partner: { shortName: logoText, colour, ...(logo?.asset ? { logo: createImageUrl(logo).height(256).url() } : {}) },
  }
}

export const createPartnerCard = async (partner: PartnerContent) =>
  createSharingCard(
    pages.link.sharingImage.replace('{partner}', stegaClean(partner.slug)),
    await loadPartnerDrawing(partner),
  )

export const generateStaticParams = () => partnerParams('link')

/** Creates the metadata of a partner's page, whose canonical URL names the resolved partner instead of the requested one. */
export const createPartnerMetadata =
  (load: () => Promise<{ seo: Seo }>, toHref: typeof getLinkHref, indexable?: boolean) =>
  async ({ params }: PartnerRoute): Promise<Metadata> => {
    await getHome(params)
    const [{ seo }, partner] = await Promise.all([load(), getPartner((await params).partner)])
    const path = toHref('/', stegaClean(partner.slug))
    return createPageMetadata({ seo, path, card: await createPartnerCard(partner), indexable })
  }

export const generateMetadata = createPartnerMetadata(loadLinkPage, getLinkHref, false)
