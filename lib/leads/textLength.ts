/**
 * Longest name of a person or a company: their fields take no more, and what comes past them longer is treated as not
 * filled out. Apart from the contracts, so that a field needs none of what checks it.
 */
export const TEXT_MAX_LENGTH = 200
