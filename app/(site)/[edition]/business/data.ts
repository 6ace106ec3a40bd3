import { defineQuery } from 'groq'
import { cache } from 'react'
import {
  closingProjection,
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
  _id, _type, seo, ${sectionOrderProjection},
  hero{
    eyebrow, headline, footnoteMark, subtext,
    facts[]{_key, key, label, footnoteMark},
    pipeline{inLabel, backLabel, title, note, source, leads[]{_key, initials, name, detail, gds, tds, stage, stageLabel, when}}
  }, claimFootnote{mark, text},
  ${partnerStripProjection},
  demoSection{
    heading, intro, steps[]{_key, title, text},
    quote{text, author, role, company, source, "logo": logo->{${logoProjection}}}
  }, forms{privacyLinkLabel},
  modals{demo{title, intro}, onePager{title, intro}},
  calculator{
    heading, intro,
    inputs{leadsPerMonth{label, help}, disqualifiedPercent{label, help}, averageDealSize{label, help}},
    results{heading, placeholder, funnelReturned, incrementalVolumeLabel, cacImprovementLabel, beforeLabel, afterLabel, funnelLeads, funnelReady, funnelDisqualified, funnelFunded},
    method{summary, intro, steps, limits}
  },
  ${faqProjection},
  ${closingProjection}
}`)

export const businessPage = cache(() =>
  loadPageContent(businessPageQuery, ['businessPage', 'partnerLogo', 'faq'], 'Business page'),
)

async function loadBusinessDrawing(): Promise<Drawing> {
  const { hero } = await businessPage()
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
  businessPage,
  loadBusinessDrawing,
)
