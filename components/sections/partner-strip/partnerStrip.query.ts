/** The strip of originators: its heading and every logo, in the editors' order. */
export const partnerStripProjection = `"partnerStrip": {
  "heading": partnerStrip.heading,
  "logos": *[_type == "partnerLogo"] | order(orderRank asc){_id, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}}
}`
