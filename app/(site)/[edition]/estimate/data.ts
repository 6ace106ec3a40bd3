import { defineQuery } from 'groq'
import { cache } from 'react'
import { loadPageContent } from '#components/site-frame/pageContent.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { createPageExports, createHeadlineDrawing } from '../../pageExports.ts'

const estimatePageQuery = defineQuery(`*[_type == "estimatePage" && ${inLanguage}][0]`)

const estimateRulesQuery = defineQuery(`*[_type == "estimateRules"][0]{
  contractRate, years, propertyTaxPercent, heatMonthly, place, rulesAsOf, fhsaYearly, fhsaTotal, homeBuyersPlan,
  "disclosure": select($language == "fr-CA" => disclosureFr, disclosure),
  closing[]{
    _key, "name": select($language == "fr-CA" => nameFr, name), places, base, form, fee, step, from, until, checkedOn, brackets[]{above, percent, amount}, rebate, rebateShares[]{above, percent},
    rebateFullUntil, rebateEndsAt, anyRebate, anyRebatePercent, anyRebateFullUntil, anyRebateEndsAt, anyRebateNewOnly, rebateLater, newOnly, sourceUrl
  }
}`)

export const loadEstimatePage = cache(() => loadPageContent(estimatePageQuery, ['estimatePage']))

/** Loads the rules of the estimate, which are the same in every language; throws when the content store has none. */
export const loadEstimateRules = cache(() => loadPageContent(estimateRulesQuery, ['estimateRules']))

export const { generateStaticParams, generateMetadata } = createPageExports(
  'estimate',
  loadEstimatePage,
  createHeadlineDrawing('estimate'),
)
