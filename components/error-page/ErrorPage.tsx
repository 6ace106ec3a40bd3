import type { CSSProperties } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { ErrorMessage } from './ErrorMessage.tsx'
import type { ErrorWords } from './errorWords.ts'

interface ErrorPageProps {
  words: ErrorWords
  onRetry: () => void
}

const page: CSSProperties = {
  display: 'grid',
  minHeight: '100vh',
  fontFamily: 'var(--font-sans, system-ui, sans-serif)',
}

/** The fallback error page of a browser, where a part of the site has failed. */
export function ErrorPage({ words, onRetry }: ErrorPageProps) {
  return (
    <main style={page}>
      <title>{words.title}</title>
      <ErrorMessage words={words} retry={<Button onClick={onRetry}>{words.retry}</Button>} />
    </main>
  )
}
