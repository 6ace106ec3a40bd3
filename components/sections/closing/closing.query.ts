/** The last invitation before the footer. */
export const closingProjection = `closingCta{headline, text}`
