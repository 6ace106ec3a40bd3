import { defineQuery } from 'groq'
import { closingProjection, sectionOrderProjection } from '#components/sections/shared.query.ts'
import { differenceProjection } from '#components/sections/difference/difference.query.ts'
import { personalFaqProjection } from '#components/sections/faq/faq.query.ts'
import { featuresProjection } from '#components/sections/features/features.query.ts'
import { heroProjection } from '#components/sections/hero/hero.query.ts'
import { howItWorksProjection } from '#components/sections/how-it-works/howItWorks.query.ts'
import { pressProjection } from '#components/sections/logo-strips/logoStrips.query.ts'
import { testimonialsProjection } from '#components/sections/testimonials/testimonials.query.ts'

/** The whole personal page in one answer, each part as its section wants it. */
export const personalPageQuery = defineQuery(`*[_type == "personalPage"][0]{
  _id, _type, seo, phoneDemo, ${sectionOrderProjection},
  ${heroProjection},
  ${pressProjection},
  ${howItWorksProjection},
  ${featuresProjection},
  ${differenceProjection},
  ${testimonialsProjection},
  ${personalFaqProjection},
  ${closingProjection}
}`)
