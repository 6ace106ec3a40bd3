import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { pages } from '#lib/pages.ts'
import { editionParams, homeOf } from '../../editions.ts'
import type { EditionRoute } from '../../editions.ts'
import { headlineDrawing, sharingCard } from '../../sharingCards.ts'

const waitlistPageQuery = defineQuery(`*[_type == "waitlistPage" && ${inLanguage}][0]{
  headline, text, emailPlaceholder, buttonLabel, privacyLinkLabel, seo
}`)

/** The Android waitlist, read once per page. */
export const waitlist = cache(() => pageContent(waitlistPageQuery, ['waitlistPage'], 'Android waitlist'))

export const generateStaticParams = () => editionParams('waitlist')

/** The same under every prefix: the page under the root is the canonical one. */
export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await homeOf(params)
  const { path, sharingImage } = pages.waitlist
  const content = await waitlist()
  return pageMetadata({ seo: content.seo, path, card: await sharingCard(sharingImage, headlineDrawing(content)) })
}
