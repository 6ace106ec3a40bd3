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

const supportPageQuery = defineQuery(`*[_type == "supportPage" && ${inLanguage}][0]{
  headline, text, card{title, text, linkLabel, emailSubject}, seo
}`)

/** The support page, read once per page. */
export const support = cache(() => pageContent(supportPageQuery, ['supportPage'], 'Support'))

export const generateStaticParams = () => editionParams('support')

/** The same under every prefix: the page under the root is the canonical one. */
export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await homeOf(params)
  const { path, sharingImage } = pages.support
  const content = await support()
  return pageMetadata({ seo: content.seo, path, card: await sharingCard(sharingImage, headlineDrawing(content)) })
}
