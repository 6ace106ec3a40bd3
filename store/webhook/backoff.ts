const FIRST = 250
/** Milliseconds between two attempts at most. */
export const LONGEST_BACKOFF = 60_000

/**
 * How long to wait before the next attempt, doubling from a quarter of a second to a minute, in milliseconds.
 *
 * @param attempts failed so far, from 1
 */
export const backoff = (attempts: number) => Math.min(LONGEST_BACKOFF, FIRST * 2 ** Math.min(attempts - 1, 20))
