import type { Metadata } from 'next'
import { defineQuery } from 'groq'
import { headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { loadSiteSettings } from '#components/site-frame/pageContent.ts'
import { MAIN_ID } from '#components/site-frame/SiteFrame.tsx'
import { Section } from '#components/ui/Layout.tsx'
import { openResultsLink } from '#leads/counts/partnerLinks.ts'
import { leadsServices } from '#leads/runtime.ts'
import { getLastDays } from '#lib/counts/days.ts'
import type { ShownNumber } from '#leads/staff/sums.ts'
import { readPartnerUsage } from '#leads/staff/usage.ts'
import { getPublishedClient } from '#lib/content/client.ts'
import { formatNumber } from '#lib/content/format.ts'
import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { fillPlaceholders } from '#lib/i18n/fillPlaceholders.ts'
import { getOtherLocale, isLocale } from '#lib/i18n/locales.ts'
import { setRequestLocale } from '#lib/i18n/requestLocale.ts'
import { getToday } from '#lib/i18n/timeZone.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { listSlugs } from '#lib/links/partners.ts'
import { SHARE_ENDED_PATH } from '#lib/shares/paths.ts'
import { formatExpiry } from '#lib/shares/share.ts'
import { SiteDocument } from '../../../(site)/SiteDocument.tsx'
import './styles.ts'

export const metadata: Metadata = { robots: { index: false, follow: false }, referrer: 'no-referrer' }

const resultsPartnerQuery = defineQuery(`*[_type == "partner" && _id == $id][0]{name, slug, formerSlugs}`)

const PERIODS = [7, 28, 90]

/** Renders the numbers of one partner for a link that staff gave it. It needs no account, and shows nothing else. */
export default async function PartnerResultsPage({ params, searchParams }: PageProps<'/shared/results/[id]'>) {
  const [{ id }, { key, lang }, { database }] = await Promise.all([params, searchParams, leadsServices()])
  const opened = typeof key === 'string' ? await openResultsLink(database.db, { id, key }, new Date()) : undefined
  const ended = isLocale(lang) ? `${SHARE_ENDED_PATH}?lang=${lang}` : SHARE_ENDED_PATH
  if (opened === undefined || typeof key !== 'string') return redirect(ended)
  const partner = await getPublishedClient().fetch(resultsPartnerQuery, { id: opened.partnerId }, { cache: 'no-store' })
  if (!partner) return redirect(ended)
  const locale = isLocale(lang) ? lang : parsePreferredLocale((await headers()).get('accept-language'))
  setRequestLocale(locale)
  const strings = translateGroup('partnerResults')
  const { productName: product } = await loadSiteSettings()
  const endings = listSlugs(partner)
  const rows = [
    [strings.scanPage, 'scanPage'],
    [strings.link, 'link'],
    [strings.toAppStore, 'toAppStore'],
    [strings.toAndroid, 'toAndroid'],
    [strings.sent, 'sent'],
  ] as const
  const columns = await Promise.all(
    PERIODS.map((days) => readPartnerUsage(database.db, endings, getLastDays(getToday(), days))),
  )
  const show = (value: ShownNumber = 0) => (value === '<5' ? strings.few : formatNumber(value, locale))
  const other = getOtherLocale(locale)
  const query = new URLSearchParams({ key, lang: other })
  return (
    <SiteDocument>
      <title>{strings.title}</title>
      <main id={MAIN_ID}>
        <Section>
          <div className="section-head">
            <h1>{fillPlaceholders(strings.headline, { partner: partner.name })}</h1>
            <p>{fillPlaceholders(strings.intro, { product })}</p>
          </div>
          <table className="partner-results" aria-label={strings.tableLabel}>
            <thead>
              <tr>
                <th scope="col">{strings.measure}</th>
                {PERIODS.map((days) => (
                  <th key={days} scope="col">
                    {fillPlaceholders(strings.days, { days })}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, row]) => (
                <tr key={row}>
                  <th scope="row">{label}</th>
                  {columns.map((usage, index) => (
                    <td key={PERIODS[index]}>{show(usage[row])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
          <p>{fillPlaceholders(strings.expires, { time: formatExpiry(opened.expiresAt, locale) })}</p>
          <p className="partner-results-language">
            <a href={`?${query}`} hrefLang={other} lang={other}>
              {strings.otherLanguage}
            </a>
          </p>
        </Section>
      </main>
    </SiteDocument>
  )
}
