/** What a strip shows of a logo. */
export const logoProjection = `_id, _type, name, source, "alt": image.alt, image, "size": image.asset->metadata.dimensions{width, height}`

/** Logos of a page that keeps no list of them: in the order they had in earlier releases, at no place of a list. */
export const unlistedLogos = `order(orderRank asc){"_key": "", ${logoProjection}}`
