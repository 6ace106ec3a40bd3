import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { pageExports } from '../../pageExports.ts'
import { headlineDrawing } from '../../sharingCards.ts'

const supportPageQuery = defineQuery(`*[_type == "supportPage" && ${inLanguage}][0]{
  headline, text, card{title, text, linkLabel, emailSubject}, seo
}`)

/** The support page, read once per page. */
export const support = cache(() => pageContent(supportPageQuery, ['supportPage'], 'Support'))

export const supportDrawing = headlineDrawing('answer')

export const { generateStaticParams, generateMetadata } = pageExports('support', support, supportDrawing)
