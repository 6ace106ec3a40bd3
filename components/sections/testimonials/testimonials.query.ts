import { inLanguage } from '#lib/content/languages.ts'

/** A review. */
export const reviewProjection = `_id, _type, author, city, rating, text, photo, source`

/** The reviews the page lists, without unpublished ones. */
const listed = `testimonials.reviews[defined(@->_id)]`
/** For a page without a list: all of them, in their former order. */
const unlisted = `*[_type == "testimonial" && ${inLanguage}]`

/** The reviews section. */
export const testimonialsProjection = `"testimonials": {
  "heading": testimonials.heading,
  "intro": testimonials.intro,
  "appStoreLinkText": testimonials.appStoreLinkText,
  "reviews": coalesce(
    ${listed}{_key, ...@->{${reviewProjection}}},
    ${unlisted} | order(orderRank asc){"_key": "", ${reviewProjection}}
  )
}`

/** Last change of each of those reviews. */
export const testimonialsTimes = `coalesce(${listed}->_updatedAt, ${unlisted}._updatedAt)`
