import { defineQuery } from 'groq'
import { businessHeroProjection } from '#components/sections/business-hero/businessHero.query.ts'
import { calculatorProjection } from '#components/sections/calculator/calculator.query.ts'
import { closingProjection, sectionOrderProjection } from '#components/sections/shared.query.ts'
import { demoProjection } from '#components/sections/demo/demo.query.ts'
import { businessFaqProjection } from '#components/sections/faq/faq.query.ts'
import { partnerStripProjection } from '#components/sections/logo-strips/logoStrips.query.ts'

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
