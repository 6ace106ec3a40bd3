'use client'

import { createContext, useContext, type CSSProperties, type ReactNode } from 'react'
import { ErrorMessage, type ErrorStrings } from './ErrorMessage.tsx'

const ErrorStringsContext = createContext<ErrorStrings | null>(null)

/** Holds the error page's strings beforehand: it gets no props from the server that failed. */
export const ErrorStringsProvider = ({ strings, children }: { strings: ErrorStrings; children: ReactNode }) => (
  <ErrorStringsContext value={strings}>{children}</ErrorStringsContext>
)

const page: CSSProperties = {
  display: 'grid',
  minHeight: '100vh',
  fontFamily: 'var(--font-sans, system-ui, sans-serif)',
}

/**
 * The page a browser shows when rendering a part of the site has failed. All pages load it, so it does without the
 * components of other pages.
 */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const strings = useContext(ErrorStringsContext)
  if (strings === null) return null
  return (
    <main style={page}>
      <title>{strings.title}</title>
      <ErrorMessage
        strings={strings}
        retry={
          <button type="button" className="button" onClick={onRetry}>
            {strings.retry}
          </button>
        }
      />
    </main>
  )
}
