import type { ReactNode } from 'react'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'

/** The strings of the error page, with its status line and the path of the home page. */
export type ErrorStrings = Omit<CodeStrings['errorPage'], 'statusText'> & { homeHref: SitePrefix }

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
