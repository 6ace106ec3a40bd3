'use client'

import { createContext, useContext, type ReactNode } from 'react'
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

interface ErrorMessageProps {
  strings: ErrorStrings
  retry: ReactNode
  children?: ReactNode
}

/** Renders the error as a status, with a retry button and a link home. */
export function ErrorMessage({ strings, retry, children }: ErrorMessageProps) {
  return (
    <div className="error-message">
      <h1>{strings.title}</h1>
      <p className="intro">{strings.statusLine}</p>
      <div className="error-actions">
        {retry}
        <a className="button button-outline" href={strings.homeHref}>
          {strings.home}
        </a>
      </div>
      {children}
    </div>
  )
}
