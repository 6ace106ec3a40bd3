import type { ReactNode } from 'react'
import type { ErrorStrings } from './errorStrings.ts'

interface ErrorMessageProps {
  strings: ErrorStrings
  retry: ReactNode
  /** An illustration, which only a server-rendered page can add. */
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
