import { defineQuery } from 'groq'
import type { Metadata } from 'next'
import { cache } from 'react'
import { businessHeroProjection } from '#components/sections/business-hero/businessHero.query.ts'
import { calculatorProjection } from '#components/sections/calculator/calculator.query.ts'
import { closingProjection, sectionOrderProjection } from '#components/sections/shared.query.ts'
import { demoProjection } from '#components/sections/demo/demo.query.ts'
import { businessFaqProjection } from '#components/sections/faq/faq.query.ts'
import { partnerStripProjection } from '#components/sections/logo-strips/logoStrips.query.ts'
import { pageContent } from '#components/site-frame/pageContent.ts'
import { pageMetadata } from '#components/site-frame/pageMetadata.ts'
import { withFootnoteMark } from '#lib/content/format.ts'
import { pages } from '#lib/pages.ts'
import { editionParams } from '../../editions.ts'
import { sharingCard } from '../../sharingCards.ts'
import type { Drawing } from '../../sharingCards.ts'

/** The whole business page in one answer, each part as its section wants it. */
export const businessPageQuery = defineQuery(`*[_type == "businessPage"][0]{
  _id, _type, seo, ${sectionOrderProjection},
  ${businessHeroProjection},
  ${partnerStripProjection},
  ${demoProjection},
  ${calculatorProjection},
  ${businessFaqProjection},
  ${closingProjection}
}`)

/** The business page, read once per page. */
export const businessPage = cache(() =>
  pageContent(businessPageQuery, ['businessPage', 'partnerLogo', 'faq'], 'Business page'),
)

/** What the page's picture shows. */
export async function businessDrawing(): Promise<Drawing> {
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

export const generateStaticParams = () => editionParams('business')

/** The page answers at its own address only. */
export async function generateMetadata(): Promise<Metadata> {
  const { path, sharingImage } = pages.business
  const [{ seo }, drawing] = await Promise.all([businessPage(), businessDrawing()])
  return pageMetadata({ seo, path, card: await sharingCard(sharingImage, drawing) })
}
