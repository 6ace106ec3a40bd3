'use client'

import { useEffect, useState } from 'react'
import { errorWords, type ErrorWords } from '#components/error-page/errorWords.ts'
import { ErrorPage } from '#components/error-page/ErrorPage.tsx'

/**
 * What a visitor sees when a page cannot be made. What went wrong stays in the server's log: the error itself is not
 * shown, since it may speak of internals.
 */
export default function UnexpectedError({ retry }: { retry: () => void }) {
  const [words, setWords] = useState<ErrorWords | null>(null)
  useEffect(() => setWords(errorWords(document.body)), [])
  return words && <ErrorPage words={words} onRetry={retry} />
}
