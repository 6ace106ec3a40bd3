import { STATUS_CODES } from 'node:http'
import type { ReactNode } from 'react'
import { ERROR_WORDS_ATTRIBUTE } from '#components/error-page/errorWords.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'

/** The words of the error page, which cannot ask the server for them when it is needed. */
const errorWords = JSON.stringify({
  ...translateGroup('errorPage'),
  statusLine: translate('errorPage.statusLine', { status: 500, statusText: STATUS_CODES[500] ?? '' }),
})

/** The document around the site's pages and the Studio; it brings no styles to either. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang={defaultLocale}>
      <body {...{ [ERROR_WORDS_ATTRIBUTE]: errorWords }}>{children}</body>
    </html>
  )
}
