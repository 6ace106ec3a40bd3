import { useSyncExternalStore } from 'react'
import { ERROR_WORDS_ATTRIBUTE, type ErrorWords } from './errorWords.ts'

const onPage = () => document.body.getAttribute(ERROR_WORDS_ATTRIBUTE)
const onServer = () => null
/** The words stay as the server wrote them, so there is nothing to listen to. */
const neverChange = () => () => {}

/** The words the server put on the page; null on the server and on a page that has none. */
export function useErrorWords(): ErrorWords | null {
  const json = useSyncExternalStore(neverChange, onPage, onServer)
  return json === null ? null : JSON.parse(json)
}
