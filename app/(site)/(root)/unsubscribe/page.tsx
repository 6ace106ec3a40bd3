import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { siteSettings } from '#components/site-frame/siteSettings.ts'
import { fetchContent } from '#lib/content/fetch.ts'
import { fillTokens, siteTokenValues } from '#lib/content/tokens.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'
import { unsubscribePageQuery } from '../../_pages/unsubscribePage.query.ts'
import { UnsubscribePage } from '../../_pages/UnsubscribePage.tsx'

/** Kept out of search engines. Its address holds the token: `lib/security/headers.ts` keeps that from other pages. */
export async function generateMetadata(): Promise<Metadata> {
  const [settings, content] = await Promise.all([
    siteSettings(),
    fetchContent({ query: unsubscribePageQuery, tags: ['unsubscribePage'] }),
  ])
  const { title, description } =
    stegaClean(content && fillTokens(content.seo, siteTokenValues(settings, defaultLocale))) ?? {}
  return {
    title,
    description,
    alternates: { canonical: UNSUBSCRIBE_PATH },
    robots: { index: false, follow: false },
  }
}

export default async function Page({ searchParams }: PageProps<'/unsubscribe'>) {
  const { token, done } = await searchParams
  return <UnsubscribePage token={typeof token === 'string' ? token : ''} done={done !== undefined} />
}
