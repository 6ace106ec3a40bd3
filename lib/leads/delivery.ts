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
