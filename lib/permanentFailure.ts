/** A failure that a retry would repeat, for example a mailbox that does not exist. */
export class PermanentFailure extends Error {
  readonly code: string

  /** @param code shown to staff; holds no text of the receiver, which may quote personal data */
  constructor(code: string, options?: ErrorOptions) {
    super(code, options)
    this.name = 'PermanentFailure'
    this.code = code
  }
}
