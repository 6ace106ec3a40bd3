import { translate, translateGroup } from '#lib/i18n/translate.ts'
import type { ErrorWords } from './errorWords.ts'

/** What the error page says of a page that cannot be made. */
export function errorWords(): ErrorWords {
  const { statusText, ...words } = translateGroup('errorPage')
  return { ...words, statusLine: translate('errorPage.statusLine', { status: 500, statusText }) }
}
