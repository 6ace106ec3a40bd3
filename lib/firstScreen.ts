/**
 * Ends the rules of a stylesheet that the first screen needs. An empty layer has no effect, and minifying keeps it, unlike
 * a comment.
 */
export const FIRST_SCREEN_END = '@layer first-screen-end;'

/** What `FirstScreenEnd` renders. Without an address React leaves it in its place, and browsers load nothing. */
export const REST_LINK = '<link rel="stylesheet" data-rest=""/>'
