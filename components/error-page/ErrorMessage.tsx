import type { CSSProperties, ReactNode } from 'react'
import type { CodeStrings } from '#lib/i18n/resources.ts'
import type { SitePrefix } from '#lib/links/homeLinks.ts'

/** The strings of the error page, with its status line and the path of the home page. */
export type ErrorStrings = Omit<CodeStrings['errorPage'], 'statusText'> & { homeHref: SitePrefix }

// Inline, since the site's stylesheet is missing when the layout itself has failed.
const messageStyle: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1.25rem',
  minHeight: '70vh',
  padding: '1.5rem',
  textAlign: 'center',
}
const actionsStyle: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.75rem',
  marginTop: '0.75rem',
}

interface ErrorMessageProps {
  strings: ErrorStrings
  retry: ReactNode
  /** An illustration, which only a server-rendered page can add. */
  children?: ReactNode
}

/** Renders the error as a status, with a retry button and a link home. */
export function ErrorMessage({ strings, retry, children }: ErrorMessageProps) {
  return (
    <div style={messageStyle}>
      <h1>{strings.title}</h1>
      <p className="intro">{strings.statusLine}</p>
      <div style={actionsStyle}>
        {retry}
        <a className="button button-outline" href={strings.homeHref}>
          {strings.home}
        </a>
      </div>
      {children}
    </div>
  )
}
