import { consentQuery } from '#lib/consent/consent.query.ts'
import type { ConsentPayload } from '#lib/consent/analyticsConsent.ts'
import { renewChoice } from '#lib/consent/renewChoice.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { env } from '#lib/env.ts'
import { loadRunningSplits, loadSiteSettings } from '#components/site-frame/pageContent.ts'
import type { ConsentQueryResult } from '#lib/content/sanity.types.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import { withRequestLocale } from '#lib/i18n/requestLocale.ts'
import { describeSplitCookie } from '#lib/landingPages/splitCookieRow.ts'
import { parseUrlLocale } from '#lib/i18n/acceptLanguage.ts'
import { translate } from '#lib/i18n/translate.ts'

// Not prerendered: settings take effect at the next start.
export const dynamic = 'force-dynamic'

type Texts = NonNullable<ConsentQueryResult>

/** Adds the cookie of splits to the essential ones while one runs. */
const withSplitCookie = (texts: Texts, locale: Locale): Promise<Texts> =>
  withRequestLocale(locale, async () => {
    if ((await loadRunningSplits()).length === 0) return texts
    const cookie = describeSplitCookie((await loadSiteSettings()).productName, locale)
    const categories = texts.categories.map((category) =>
      category.key === 'essential' ? { ...category, cookies: [...category.cookies, cookie] } : category,
    )
    return { ...texts, categories }
  })

/** Returns the texts of the consent banner in the requested language, and the public settings of the services. */
export async function GET(request: Request): Promise<Response> {
  const locale = parseUrlLocale(request.url)
  const texts = await fetchContent({ query: consentQuery, language: locale, tags: ['consentSettings'] })
  if (!texts) return Response.json({ error: 'The document "Cookie consent" does not exist.' }, { status: 503 })
  const { AMPLITUDE_API_KEY, AMPLITUDE_SERVER_URL, AMPLITUDE_REMOTE_CONFIG_URL, GTM_ID, GTM_SCRIPT_URL } = env()
  const payload: ConsentPayload = {
    texts: await withSplitCookie(texts, locale),
    locale,
    analytics: {
      amplitude: AMPLITUDE_API_KEY
        ? { apiKey: AMPLITUDE_API_KEY, serverUrl: AMPLITUDE_SERVER_URL, remoteConfigUrl: AMPLITUDE_REMOTE_CONFIG_URL }
        : null,
      tagManager: GTM_ID ? { gtmId: GTM_ID, gtmScriptUrl: GTM_SCRIPT_URL } : null,
    },
    notInitialised: translate('analytics.notInitialised', { service: 'Amplitude' }, locale),
  }
  return Response.json(payload, { headers: { 'cache-control': 'private, max-age=60' } })
}

export { renewChoice as POST }
