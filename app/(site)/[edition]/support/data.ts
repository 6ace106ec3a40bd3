import { defineQuery } from 'groq'
import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { createPageExports, createHeadlineDrawing } from '../../pageExports.ts'

const supportPageQuery = defineQuery(`*[_type == "supportPage" && ${inLanguage}][0]`)

export const loadSupportPage = cache(() => loadPageContent(supportPageQuery, ['supportPage']))

export const { generateStaticParams, generateMetadata } = createPageExports(
  'support',
  loadSupportPage,
  createHeadlineDrawing('support'),
)
