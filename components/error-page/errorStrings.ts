import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'

export type ErrorStrings = ReturnType<typeof getErrorStrings>

/** Returns the strings of the error page, with its status line and the path of the home page. */
export function getErrorStrings() {
  const { statusText, ...strings } = translateGroup('errorPage')
  const statusLine = translate('errorPage.statusLine', { status: 500, statusText })
  return { ...strings, statusLine, homeHref: localeHomes[requestLocale()] }
}
