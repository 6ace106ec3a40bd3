import { PermanentFailure } from '#lib/permanentFailure.ts'
import type { Delivery, Lead } from './database/schema.ts'
import { HOUR_MS } from '#lib/durations.ts'

export type DeliveryEnd = 'delivered' | 'suppressed'

/** Attempts a delivery; resolves once the receiver acknowledged it. @throws {@link PermanentFailure} to end retries */
export type Deliver = (delivery: Delivery, lead: Lead) => Promise<DeliveryEnd>

const FIRST_WAIT_MS = 10_000
/** Once the receiver works again, what waited is delivered within this time: a customer waits for an answer. */
const MAX_WAIT_MS = HOUR_MS

/** Attempts before a delivery is given up: over at least 65 hours, which outlast a weekend without mail. */
export const MAX_ATTEMPTS = 140

/** Computes the next attempt, by exponential backoff with jitter between half and all of the delay; null to give up. */
export function scheduleNextAttempt(error: unknown, attempts: number, now: Date, random = Math.random()): Date | null {
  if (error instanceof PermanentFailure || attempts >= MAX_ATTEMPTS) return null
  const wait = Math.min(MAX_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1))
  return new Date(now.getTime() + wait * (0.5 + random / 2))
}
