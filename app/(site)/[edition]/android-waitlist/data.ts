import { defineQuery } from 'groq'
import { cache } from 'react'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { pageExports } from '../../pageExports.ts'
import { headlineDrawing } from '../../sharingCards.ts'

const waitlistPageQuery = defineQuery(`*[_type == "waitlistPage" && ${inLanguage}][0]{
  headline, text, emailPlaceholder, buttonLabel, privacyLinkLabel, seo
}`)

/** The Android waitlist, read once per page. */
export const waitlist = cache(() => pageContent(waitlistPageQuery, ['waitlistPage'], 'Android waitlist'))

export const waitlistDrawing = headlineDrawing('phone')

export const { generateStaticParams, generateMetadata } = pageExports('waitlist', waitlist, waitlistDrawing)
