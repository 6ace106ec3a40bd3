import type { Metadata } from 'next'
import { headers } from 'next/headers'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Section } from '#components/ui/Layout.tsx'
import { listPublishedLanguages } from '#lib/content/publishedLanguages.ts'
import { parsePreferredLocale } from '#lib/i18n/acceptLanguage.ts'
import { defaultLocale, isLocale } from '#lib/i18n/locales.ts'
import { setRequestLocale } from '#lib/i18n/requestLocale.ts'
import { translateGroup } from '#lib/i18n/translate.ts'
import { localeHomes } from '#lib/links/homeLinks.ts'
import { SiteDocument } from '../../(site)/SiteDocument.tsx'

export const metadata: Metadata = { robots: { index: false, follow: false } }

/** Renders the page of an expired, revoked or unknown link, in the language its reader chose or the browser prefers. */
export default async function SharedLinkEnded({ searchParams }: PageProps<'/shared/ended'>) {
  const { lang } = await searchParams
  const preferred = isLocale(lang) ? lang : parsePreferredLocale((await headers()).get('accept-language'))
  const locale = (await listPublishedLanguages('notFound')).includes(preferred) ? preferred : defaultLocale
  setRequestLocale(locale)
  const strings = translateGroup('sharedPreview')
  return (
    <SiteDocument>
      <title>{strings.endedHeadline}</title>
      <SiteFrame home={localeHomes[locale]} path="" analyticsEnabled={false}>
        <Section>
          <div className="section-head">
            <h1>{strings.endedHeadline}</h1>
            <p>{strings.endedText}</p>
          </div>
          <ButtonLink href={localeHomes[locale]}>{strings.home}</ButtonLink>
        </Section>
      </SiteFrame>
    </SiteDocument>
  )
}
