'use client'

import { ErrorPage } from '#components/error-page/ErrorPage.tsx'

/** Renders the error page. The error stays in the server's log, since its message may reveal internals. */
export default function UnexpectedError({ retry }: { retry: () => void }) {
  return <ErrorPage onRetry={retry} />
}
