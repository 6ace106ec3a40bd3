import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { preloadFrame } from '#components/site-frame/pageContent.ts'
import { SharedBar } from '#components/visual-editing/SharedBar.tsx'
import { setSharePerspective } from '#lib/content/preview.ts'
import { setRequestLocale } from '#lib/i18n/requestLocale.ts'
import { translate } from '#lib/i18n/translate.ts'
import { getSharedHref } from '#lib/shares/share.ts'
import { openShare } from '#lib/shares/open.ts'
import { getPathLocale } from '#lib/links/homeLinks.ts'
import { SiteDocument } from '../../(site)/SiteDocument.tsx'
import { createSharedPage } from './sharedPages.tsx'
import './styles.ts'

export const metadata: Metadata = {
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/** Renders the draft of one document for a share link. It sets no cookie, so links lead to public pages. */
export default async function SharedPage({ params, searchParams }: PageProps<'/shared/[id]'>) {
  const [{ id }, { key, question }] = await Promise.all([params, searchParams])
  const opened = typeof key === 'string' ? await openShare(id, key) : undefined
  const page = opened && createSharedPage(opened.path, typeof question === 'string' ? question : undefined)
  if (typeof key !== 'string' || !opened || !page) return notFound()
  setRequestLocale(getPathLocale(opened.path))
  setSharePerspective(opened.layers, getSharedHref(id, key))
  preloadFrame(opened.path)
  return (
    <SiteDocument>
      {/* Not in the metadata, which would have to open the share again to know its language. */}
      <title>{translate('sharedPreview.title')}</title>
      {page}
      <SharedBar {...opened} />
    </SiteDocument>
  )
}
