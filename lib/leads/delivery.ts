import type { Delivery, Lead } from './store/schema.ts'

/** How a delivery ended when nothing was thrown. */
export type DeliveryEnd = 'delivered' | 'suppressed'

/**
 * Delivers once. Resolves only when the other side acknowledged.
 *
 * @throws Error when it should be tried again, {@link PermanentFailure} when that would not help
 */
export type Deliver = (delivery: Delivery, lead: Lead) => Promise<DeliveryEnd>

/** Trying again would fail the same way, for example when a mailbox does not exist. */
export class PermanentFailure extends Error {
  readonly code: string

  /** @param code what stays visible to staff, without any words of the other side */
  constructor(code: string, options?: ErrorOptions) {
    super(code, options)
    this.name = 'PermanentFailure'
    this.code = code
  }
}

const FIRST_WAIT_MS = 10_000
const MAX_WAIT_MS = 6 * 60 * 60_000

/** Attempts before a delivery is given up: together about two and a half days, so a weekend without mail is survived. */
export const MAX_ATTEMPTS = 20

/**
 * When to try a failed delivery again: twice the time after each failure, between half and all of it by chance, so that
 * many failures of one moment do not come back in one moment.
 *
 * @param attempts how often it was tried, the failed one included
 * @param random a number from 0 up to 1
 * @returns null when there is no use in trying again
 */
export function scheduleNextAttempt(error: unknown, attempts: number, now: Date, random = Math.random()): Date | null {
  if (error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS) return null
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (0.5 + random / 2))
}
