import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { closingProjection } from '#components/sections/shared.query.ts'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { inLanguage } from '#lib/content/languages.ts'
import { pages } from '#lib/pages.ts'
import { editionParams, homeOf } from '../../editions.ts'
import type { EditionRoute } from '../../editions.ts'
import { headlineDrawing, sharingCard } from '../../sharingCards.ts'

const estimatePageQuery = defineQuery(`*[_type == "estimatePage" && ${inLanguage}][0]{
  isHidden, headline, text, inputs, results, details, method, tool, seo, ${closingProjection}
}`)

const estimateRulesQuery = defineQuery(`*[_type == "estimateRules"][0]{
  contractRate, years, propertyTaxPercent, heatMonthly, place, rulesAsOf,
  "disclosure": select($language == "fr-CA" => disclosureFr, disclosure),
  closing[]{
    _key, "name": select($language == "fr-CA" => nameFr, name), places, base, brackets[]{above, percent}, rebate, rebateShares[]{above, percent},
    rebateFullUntil, rebateEndsAt, rebateLater, sourceUrl
  }
}`)

/** The page's words, read once per page. */
export const estimatePage = cache(() => pageContent(estimatePageQuery, ['estimatePage'], 'Estimate'))

/**
 * The figures, which are the same in every language.
 *
 * @throws Error when the content store has none
 */
export const estimateRules = cache(() => pageContent(estimateRulesQuery, ['estimateRules'], 'Estimate rules'))

export const generateStaticParams = () => editionParams('estimate')

/** The same under every prefix: the page under the root is the canonical one. */
export async function generateMetadata({ params }: EditionRoute): Promise<Metadata> {
  await homeOf(params)
  const { path, sharingImage } = pages.estimate
  const content = await estimatePage()
  return pageMetadata({ seo: content.seo, path, card: await sharingCard(sharingImage, headlineDrawing(content)) })
}
