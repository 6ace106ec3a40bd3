import { Fragment } from 'react'
import { listPageLanguages } from '#components/site-frame/pageContent.ts'
import { isShared } from '#lib/content/preview.ts'
import { getOtherLocale } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { toLocalizedPath } from '#lib/links/homeLinks.ts'

/**
 * Renders a link to the same page in the other language, named in that language; nothing where it is not published.
 * `HeaderBehaviour` adds the current query and anchor.
 *
 * @param path the page's path, prefix included; empty for a page without a URL of its own
 * @param as the element around the link, which is left out with it
 */
export async function LanguageSwitch({ path, as: Wrapper = Fragment }: { path: string; as?: 'li' | typeof Fragment }) {
  const locale = getOtherLocale(requestLocale())
  if (!(await listPageLanguages(path)).includes(locale)) return null
  // Without the attribute the query is left out: that of a shared draft is its key.
  const hrefLang = isShared() ? undefined : locale
  return (
    <Wrapper>
      <a className="language-switch" href={toLocalizedPath(path, locale)} hrefLang={hrefLang} lang={locale}>
        {translate('accessibility.languageName', {}, locale)}
      </a>
    </Wrapper>
  )
}
