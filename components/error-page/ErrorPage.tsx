'use client'

import { useSyncExternalStore, type CSSProperties } from 'react'
import { Button } from '#components/ui/Button.tsx'
import { ERROR_STRINGS_ATTRIBUTE, ErrorMessage, type ErrorStrings } from './ErrorMessage.tsx'

const getStrings = () => document.body.getAttribute(ERROR_STRINGS_ATTRIBUTE)
const getServerStrings = () => null
/** The attribute never changes, so there is nothing to subscribe to. */
const subscribe = () => () => {}

/** The strings the server wrote into the page; null on the server. */
function useErrorStrings(): ErrorStrings | null {
  const json = useSyncExternalStore(subscribe, getStrings, getServerStrings)
  return json === null ? null : JSON.parse(json)
}

const page: CSSProperties = {
  display: 'grid',
  minHeight: '100vh',
  fontFamily: 'var(--font-sans, system-ui, sans-serif)',
}

/** The page a browser shows when rendering a part of the site has failed. */
export function ErrorPage({ onRetry }: { onRetry: () => void }) {
  const strings = useErrorStrings()
  if (strings === null) return null
  return (
    <main style={page}>
      <title>{strings.title}</title>
      <ErrorMessage strings={strings} retry={<Button onClick={onRetry}>{strings.retry}</Button>} />
    </main>
  )
}
