/** Every press logo, in the editors' order. */
const pressLogos = `*[_type == "pressLogo"] | order(orderRank asc){_id, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}}`

/** The press strip of the personal page: its heading and every logo. */
export const pressProjection = `"press": {"heading": press.heading, "logos": ${pressLogos}}`

/** The same strip on another page; its heading lives on the personal page. */
export const sharedPressProjection = `"press": {"heading": coalesce(*[_type == "personalPage"][0].press.heading, ""), "logos": ${pressLogos}}`
