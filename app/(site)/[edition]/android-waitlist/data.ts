import { defineQuery } from 'groq'
import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { createPageExports } from '../../pageExports.ts'
import { headlineDrawing } from '../../sharingCards.ts'

const waitlistPageQuery = defineQuery(`*[_type == "waitlistPage" && ${inLanguage}][0]{
  headline, text, emailPlaceholder, buttonLabel, privacyLinkLabel, seo
}`)

/** Loads the Android waitlist page, once per render. */
export const waitlist = cache(() => loadPageContent(waitlistPageQuery, ['waitlistPage'], 'Android waitlist'))

export const { loadCard, generateStaticParams, generateMetadata } = createPageExports(
  'waitlist',
  waitlist,
  headlineDrawing('phone'),
)
