import type { CSSProperties } from 'react'
import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import type { ErrorWords } from './errorWords.ts'

interface ErrorPageProps {
  words: ErrorWords
  onRetry: () => void
}

/** The page may stand without the site's own styles, when the layout itself has failed, so it brings its few. */
const page: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1.25rem',
  minHeight: '100vh',
  padding: '1.5rem',
  fontFamily: 'var(--font-sans, system-ui, sans-serif)',
  textAlign: 'center',
}
const actions: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.75rem',
  marginTop: '0.75rem',
}

/** The fallback error page (specification, section 2): what happened as a status, and two ways on. */
export function ErrorPage({ words, onRetry }: ErrorPageProps) {
  return (
    <main style={page}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="lead">{words.statusLine}</p>
      <div style={actions}>
        <Button onClick={onRetry}>{words.retry}</Button>
        <ButtonLink href={DEFAULT_HOME_LINK} variant="outline">
          {words.home}
        </ButtonLink>
      </div>
    </main>
  )
}
