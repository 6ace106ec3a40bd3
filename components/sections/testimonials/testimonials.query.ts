/** The words around the reviews, and the reviews in the editors' order. */
export const testimonialsProjection = `"testimonials": {
  "heading": testimonials.heading,
  "intro": testimonials.intro,
  "appStoreLinkText": testimonials.appStoreLinkText,
  "reviews": *[_type == "testimonial"] | order(orderRank asc){_id, _type, author, city, rating, text, source}
}`
