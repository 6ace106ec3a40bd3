import type { CSSProperties, ReactNode } from 'react'
import { ButtonLink } from '#components/ui/Button.tsx'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import type { ErrorWords } from './errorWords.ts'

interface ErrorMessageProps {
  words: ErrorWords
  /** What tries to show the page again. */
  retry: ReactNode
}

/** It may stand without the site's own styles, when the layout itself has failed, so it brings its few. */
const message: CSSProperties = {
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: '1.25rem',
  minHeight: '70vh',
  padding: '1.5rem',
  textAlign: 'center',
}
const actions: CSSProperties = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: '0.75rem',
  marginTop: '0.75rem',
}

/** What happened, as a status, and two ways on (specification, section 2). */
export function ErrorMessage({ words, retry }: ErrorMessageProps) {
  return (
    <div style={message}>
      <h1>{words.title}</h1>
      <p className="intro">{words.statusLine}</p>
      <div style={actions}>
        {retry}
        <ButtonLink href={DEFAULT_HOME_LINK} variant="outline">
          {words.home}
        </ButtonLink>
      </div>
    </div>
  )
}
