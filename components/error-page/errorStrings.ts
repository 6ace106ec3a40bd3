import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import type { ErrorStrings } from './ErrorMessage.tsx'

/** Returns the strings of the error page. */
export function getErrorStrings(): ErrorStrings {
  const { statusText, ...strings } = translateGroup('errorPage')
  const statusLine = translate('errorPage.statusLine', { status: 500, statusText })
  return { ...strings, statusLine, homeHref: localeHomes[requestLocale()] }
}
