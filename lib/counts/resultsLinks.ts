/** Days after which a link to a partner's results ends. */
export const RESULTS_LINK_DAYS = [30, 90, 365] as const

/** Active links to the results of one partner. */
export const MAX_RESULTS_LINKS = 20
