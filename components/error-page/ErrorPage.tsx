import { Button, ButtonLink } from '#components/ui/Button.tsx'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import type { ErrorWords } from './errorWords.ts'

/** The fallback error page (specification, section 2). It may stand without the site's own styles, so it brings its few. */
export function ErrorPage({ words, onRetry }: { words: ErrorWords; onRetry: () => void }) {
  return (
    <main style={{ display: 'grid', placeContent: 'center', gap: '1.5rem', minHeight: '100vh', padding: '1.5rem', textAlign: 'center' }}>
      <h1>{words.title}</h1>
      <p>{words.statusLine}</p>
      <p style={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: '0.75rem' }}>
        <Button onClick={onRetry}>{words.retry}</Button>
        <ButtonLink href={DEFAULT_HOME_LINK} variant="outline">
          {words.home}
        </ButtonLink>
      </p>
    </main>
  )
}
