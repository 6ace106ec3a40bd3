import { defineQuery } from 'groq'
import { cache } from 'react'
import {
  faqProjection,
  pressProjection,
  sectionOrderProjection,
  testimonialsProjection,
  vignetteProjection,
} from '#components/sections/shared.query.ts'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'
import { getSampleMarks } from '#components/sections/sampleMarks.ts'
import { toFraction } from '#components/illustrations/Gauge.tsx'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { formatDollars } from '#lib/content/format.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { deriveSample, listSamplePrices } from '#lib/sample/sampleBuyer.ts'
import { getSampleTokenValues } from '#lib/sample/sampleTokens.ts'
import { createPageExports, type Drawing } from '../pageExports.ts'

/** The whole personal page in one query; each part has the shape of its section's props. */
export const personalPageQuery = defineQuery(`*[_type == "personalPage" && ${inLanguage}][0]{
  _id, _type, seo, phoneDemo, hero, difference, closingCta, ${sectionOrderProjection},
  ${pressProjection},
  howItWorks{heading, intro, estimateLink, steps[]{_key, title, text, ${vignetteProjection}}},
  "features": {
    ...features,
    "items": features.items[]{_key, key, title, text, ${vignetteProjection}}
  },
  ${testimonialsProjection},
  ${faqProjection}
}`)

const sampleBuyerQuery = defineQuery(`*[_type == "sampleBuyer"][0]{
  _id, _type, income, debts[]{_key, monthly}, firstDebtBefore, savings[]{_key, amount}, transfer, contractRate, rateBefore,
  years, propertyTaxPercent, heatMonthly
}`)

const PERSONAL_TAGS = ['personalPage', 'pressLogo', 'testimonial', 'faq'] as const

async function loadSample() {
  const buyer = await loadPageContent(sampleBuyerQuery, ['sampleBuyer'])
  return { buyer, sample: deriveSample(buyer) }
}

/** Loads the personal page with its tokens and figures filled, once per render; throws when the content store has none. */
export const loadPersonalPage = cache(async (): Promise<PersonalPageContent> => {
  const loading = loadSample()
  const page = await loadPageContent(personalPageQuery, PERSONAL_TAGS, async () => {
    const { buyer, sample } = await loading
    return { values: getSampleTokenValues(sample, requestLocale()), marks: await getSampleMarks(buyer) }
  })
  const { buyer, sample } = await loading
  const { gaugeLowAmount: low, gaugeHighAmount: high } = page.phoneDemo.result
  const { figure, change, rate, rateDrop } = sample
  return {
    ...page,
    phoneDemo: { ...page.phoneDemo, figure, change },
    features: {
      ...page.features,
      gauge: { low, figure, high, rate, rateDrop, prices: listSamplePrices(buyer) },
    },
  }
})

/** Loads what the sharing image of the home page shows. */
export async function loadHomeDrawing(): Promise<Drawing> {
  const { hero, phoneDemo } = await loadPersonalPage()
  const { figure, result } = phoneDemo
  return {
    scene: 'dusk',
    headline: hero.headline,
    details: hero.badges?.map(({ label }) => label) ?? [],
    figure: {
      title: result.title,
      amount: formatDollars(figure, requestLocale()),
      position: toFraction(figure, result.gaugeLowAmount, result.gaugeHighAmount),
    },
  }
}

export const { loadCard, generateStaticParams, generateMetadata } = createPageExports(
  'home',
  loadPersonalPage,
  loadHomeDrawing,
)
