'use client'

import { ErrorPage } from '#components/error-page/ErrorPage.tsx'

/**
 * What a visitor sees when a page cannot be made. What went wrong stays in the server's log: the error itself is not
 * shown, since it may speak of internals.
 */
export default function UnexpectedError({ retry }: { retry: () => void }) {
  return <ErrorPage onRetry={retry} />
}
