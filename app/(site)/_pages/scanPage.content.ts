import { defineQuery } from 'groq'
import { cache } from 'react'
import { sharedPressProjection } from '#components/sections/logo-strips/logoStrips.query.ts'
import { reviewProjection } from '#components/sections/testimonials/testimonials.query.ts'
import { pageContent } from '#components/site-frame/pageContent.ts'

const scanPageQuery = defineQuery(`*[_type == "scanPage"][0]{
  headline, text, qrAlt, linkLabel,
  testimonial->{${reviewProjection}},
  insights{heading, items[]{_key, name, text}, note},
  ${sharedPressProjection},
  seo
}`)

/** The scan page with its testimonial and the press strip, read once per page. */
export const scanPage = cache(() =>
  pageContent(scanPageQuery, ['scanPage', 'personalPage', 'pressLogo', 'testimonial'], 'Scan page'),
)
