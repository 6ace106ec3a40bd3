'use client'

import { createContext, useContext, type ReactNode } from 'react'
import { ErrorMessage } from './ErrorMessage.tsx'
import type { ErrorStrings } from './errorStrings.ts'

const ErrorStringsContext = createContext<ErrorStrings | null>(null)

/** Provides the error page's strings in advance, since a failed server sends it no props. */
export const ErrorStringsProvider = ({ strings, children }: { strings: ErrorStrings; children: ReactNode }) => (
  <ErrorStringsContext value={strings}>{children}</ErrorStringsContext>
)

/** Renders the page for a rendering failure. All pages load it, so it imports no components of other pages. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const strings = useContext(ErrorStringsContext)
  if (strings === null) return null
  return (
    <main className="error-page">
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
