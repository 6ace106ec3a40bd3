import { defineQuery } from 'groq'
import { businessFaqTimes, personalFaqTimes } from '#components/sections/faq/faq.query.ts'
import { partnerStripTimes, pressTimes } from '#components/sections/logo-strips/logoStrips.query.ts'
import { testimonialsTimes } from '#components/sections/testimonials/testimonials.query.ts'

/**
 * When the content of each page last changed, as it was published: the page's own document and every document shown
 * on it, by the words with which its sections choose them. The frame around all pages does not count, or each new
 * footer link would call every page new.
 */
export const sitemapQuery = defineQuery(`{
  "home": *[_type == "personalPage"][0]{
    "times": [_updatedAt, ...${pressTimes}, ...${testimonialsTimes}, ...${personalFaqTimes}] | order(@ desc)
  }.times[0],
  "business": *[_type == "businessPage"][0]{
    "times": [_updatedAt, ...${partnerStripTimes}, ...${businessFaqTimes}] | order(@ desc)
  }.times[0],
  "waitlist": *[_type == "waitlistPage"][0]._updatedAt,
  "support": *[_type == "supportPage"][0]._updatedAt,
  "privacy": *[_type == "legalPolicy" && slug.current == "privacy"][0]._updatedAt,
  "terms": *[_type == "legalPolicy" && slug.current == "terms-of-use"][0]._updatedAt,
  "cookies": *[_type == "legalPolicy" && slug.current == "cookie-policy"][0]._updatedAt
}`)
