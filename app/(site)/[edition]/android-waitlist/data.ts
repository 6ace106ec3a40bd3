import { defineQuery } from 'groq'
import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { createPageExports, createHeadlineDrawing } from '../../pageExports.ts'

const waitlistPageQuery = defineQuery(`*[_type == "waitlistPage" && ${inLanguage}][0]`)

export const loadWaitlistPage = cache(() => loadPageContent(waitlistPageQuery, ['waitlistPage']))

export const { generateStaticParams, generateMetadata } = createPageExports(
  'waitlist',
  loadWaitlistPage,
  createHeadlineDrawing('waitlist'),
)
