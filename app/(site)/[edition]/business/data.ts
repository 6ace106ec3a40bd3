import { defineQuery } from 'groq'
import { cache } from 'react'
import {
  faqProjection,
  logoProjection,
  partnerStripProjection,
  sectionOrderProjection,
} from '#components/sections/shared.query.ts'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { withFootnoteMark } from '#lib/content/format.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { createPageExports, type Drawing } from '../../pageExports.ts'

/** The whole business page in one query; each part has the shape of its section's props. */
export const businessPageQuery = defineQuery(`*[_type == "businessPage" && ${inLanguage}][0]{
  _id, _type, seo, hero, claimFootnote, forms, modals, calculator, closingCta, ${sectionOrderProjection},
  ${partnerStripProjection},
  demoSection{heading, intro, steps, quote{..., "logo": logo->{${logoProjection}}}},
  ${faqProjection}
}`)

export const loadBusinessPage = cache(() => loadPageContent(businessPageQuery, ['businessPage', 'partnerLogo', 'faq']))

async function loadBusinessDrawing(): Promise<Drawing> {
  const { hero } = await loadBusinessPage()
  const { eyebrow, headline, footnoteMark, facts, pipeline } = hero
  return {
    scene: 'dusk',
    eyebrow,
    headline: withFootnoteMark(headline, footnoteMark),
    details: facts?.map((fact) => withFootnoteMark(fact.label, fact.footnoteMark)) ?? [],
    exchange: [pipeline.inLabel, pipeline.backLabel],
  }
}

export const { loadCard, generateStaticParams, generateMetadata } = createPageExports(
  'business',
  loadBusinessPage,
  loadBusinessDrawing,
)
