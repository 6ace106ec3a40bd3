/** The press strip of the personal page and the scan page: its heading and every logo, in the editors' order. */
export const pressProjection = `"press": {
  "heading": press.heading,
  "logos": *[_type == "pressLogo"] | order(orderRank asc){_id, name, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}}
}`
