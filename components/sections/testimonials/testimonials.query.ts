export const reviewProjection = `_id, _type, author, city, rating, text, photo, source`

/** The reviews section, without unpublished reviews. */
export const testimonialsProjection = `testimonials{
  heading, intro, appStoreLinkText,
  "reviews": reviews[defined(@->_id)]{_key, ...@->{${reviewProjection}}}
}`

/** Last change of each of those reviews. */
export const testimonialsTimes = `testimonials.reviews[defined(@->_id)]->_updatedAt`
