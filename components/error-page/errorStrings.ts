import { translate, translateGroup } from '#lib/i18n/translate.ts'
import type { ErrorStrings } from './ErrorMessage.tsx'

/** The strings of the error page. */
export function errorStrings(): ErrorStrings {
  const { statusText, ...strings } = translateGroup('errorPage')
  return { ...strings, statusLine: translate('errorPage.statusLine', { status: 500, statusText }) }
}
