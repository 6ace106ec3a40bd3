/** A length of the phone's drawing, in units of a 300th of its width. */
export const u = (units: number) => `calc(${units} * var(--u))`
