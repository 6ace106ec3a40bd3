import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { setSharePerspective } from '#lib/content/preview.ts'
import { editionOfLocale } from '#lib/editions.ts'
import { defaultLocale } from '#lib/i18n/locales.ts'
import { translate } from '#lib/i18n/translate.ts'
import ScanPage from '../../../(site)/[edition]/signup/mobile/[partner]/page.tsx'
import { SiteDocument } from '../../../(site)/SiteDocument.tsx'

export const metadata: Metadata = {
  title: translate('sharedPreview.title'),
  robots: { index: false, follow: false },
  referrer: 'no-referrer',
}

/**
 * Renders the unpublished scan page of a partner for the Studio's preview frame. It sets no cookie, so the editor's
 * other windows keep showing what visitors get; it neither redirects nor asks for consent.
 */
export default async function PartnerDraftPage({ params, searchParams }: PageProps<'/shared/partner/[partner]'>) {
  const [{ partner }, { [previewSecretName]: secret }] = await Promise.all([params, searchParams])
  if (typeof secret !== 'string' || !(await isPreviewSecret(secret))) return notFound()
  setSharePerspective()
  return (
    <SiteDocument>
      <ScanPage params={Promise.resolve({ edition: editionOfLocale[defaultLocale], partner })} />
    </SiteDocument>
  )
}
