/** Whether a request got no answer: an error of HTTP has a status, and a lost connection has none. */
const isUnanswered = (error: unknown): boolean =>
  error instanceof Error && !('statusCode' in error) && !('response' in error)

/**
 * Wraps a validator that reads the content store: a value that cannot be checked while the store is out of reach is not
 * wrong. The store checks again when the document is published.
 */
export const unlessUnreachable =
  <Arguments extends unknown[], Result>(validate: (...args: Arguments) => Promise<Result>) =>
  (...args: Arguments): Promise<Result | true> =>
    validate(...args).catch((error: unknown) => {
      if (isUnanswered(error)) return true as const
      throw error
    })
