import { defineQuery } from 'groq'
import { cache } from 'react'
import {
  faqProjection,
  pressProjection,
  sectionOrderProjection,
  testimonialsProjection,
  vignetteProjection,
} from '#components/sections/shared.query.ts'
import { toFraction } from '#components/illustrations/Gauge.tsx'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { formatDollars } from '#lib/content/format.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { getFigureTokenValues } from '#lib/content/tokens.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { createPageExports, type Drawing } from '../pageExports.ts'

/** The whole personal page in one query; each part has the shape of its section's props. */
export const personalPageQuery = defineQuery(`*[_type == "personalPage" && ${inLanguage}][0]{
  _id, _type, seo, phoneDemo, hero, difference, closingCta, ${sectionOrderProjection},
  ${pressProjection},
  howItWorks{heading, intro, estimateLink, steps[]{_key, title, text, ${vignetteProjection}}},
  "features": {
    ...features,
    "items": features.items[]{_key, key, title, text, ${vignetteProjection}},
    "gauge": {"low": phoneDemo.result.gaugeLowAmount, "figure": phoneDemo.figureAmount, "change": phoneDemo.changeAmount, "high": phoneDemo.result.gaugeHighAmount}
  },
  ${testimonialsProjection},
  ${faqProjection}
}`)

/** Loads the personal page with its tokens filled, once per render; throws when the content store has none. */
export const loadPersonalPage = cache(() =>
  loadPageContent(personalPageQuery, ['personalPage', 'pressLogo', 'testimonial', 'faq'], ({ phoneDemo }) =>
    getFigureTokenValues(phoneDemo, requestLocale()),
  ),
)

export async function loadHomeDrawing(): Promise<Drawing> {
  const { hero, phoneDemo } = await loadPersonalPage()
  const { figureAmount, result } = phoneDemo
  return {
    scene: 'dusk',
    headline: hero.headline,
    details: hero.badges?.map(({ label }) => label) ?? [],
    figure: {
      title: result.title,
      amount: formatDollars(figureAmount, requestLocale()),
      position: toFraction(figureAmount, result.gaugeLowAmount, result.gaugeHighAmount),
    },
  }
}

export const { loadCard, generateStaticParams, generateMetadata } = createPageExports(
  'home',
  loadPersonalPage,
  loadHomeDrawing,
)
