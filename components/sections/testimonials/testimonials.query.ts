/** What a page shows of a review. */
export const reviewProjection = `_id, _type, author, city, rating, text, photo, source`

/** The reviews the page lists, in its order. One that is not published is left out. */
const listed = `testimonials.reviews[defined(@->_id)]`
/** Where it keeps no list: all of them. */
const unlisted = `*[_type == "testimonial"]`

/** The reviews, and the words around them. Those of no list come in the order they had in earlier releases. */
export const testimonialsProjection = `"testimonials": {
  "heading": testimonials.heading,
  "intro": testimonials.intro,
  "appStoreLinkText": testimonials.appStoreLinkText,
  "reviews": coalesce(
    ${listed}{_key, ...@->{${reviewProjection}}},
    ${unlisted} | order(orderRank asc){"_key": "", ${reviewProjection}}
  )
}`

/** When each of those reviews was changed last. */
export const testimonialsTimes = `coalesce(${listed}->_updatedAt, ${unlisted}._updatedAt)`
