import { stegaClean } from '@sanity/client/stega'
import type { Metadata } from 'next'
import { fetchContent } from '#lib/content/fetch.ts'
import { UNSUBSCRIBE_PATH } from '#lib/links/routes.ts'
import { unsubscribePageQuery } from '../../_pages/unsubscribePage.query.ts'
import { UnsubscribePage } from '../../_pages/UnsubscribePage.tsx'

/** Kept out of search engines, and its address, which holds the token, away from other sites. */
export async function generateMetadata(): Promise<Metadata> {
  const content = await fetchContent({ query: unsubscribePageQuery, tags: ['unsubscribePage'] })
  const { title, description } = stegaClean(content?.seo) ?? {}
  return {
    title,
    description,
    alternates: { canonical: UNSUBSCRIBE_PATH },
    robots: { index: false, follow: false },
    referrer: 'no-referrer',
  }
}

export default async function Page({ searchParams }: PageProps<'/unsubscribe'>) {
  const { token, done } = await searchParams
  return <UnsubscribePage token={typeof token === 'string' ? token : ''} done={done !== undefined} />
}
