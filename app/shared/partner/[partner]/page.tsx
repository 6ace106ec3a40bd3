import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { MAIN_ID } from '#components/site-frame/SiteFrame.tsx'
import { previewSecretName } from '#lib/content/previewAddress.ts'
import { isPreviewSecret } from '#lib/content/previewSession.ts'
import { setSharePerspective } from '#lib/content/preview.ts'
import { translate } from '#lib/i18n/translate.ts'
import { DEFAULT_SITE_PREFIX } from '#lib/links/homeLinks.ts'
import { ScanContent } from '../../../(site)/[edition]/signup/mobile/[partner]/ScanContent.tsx'
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
      <main id={MAIN_ID} tabIndex={-1}>
        <ScanContent home={DEFAULT_SITE_PREFIX} parameter={partner} />
      </main>
    </SiteDocument>
  )
}
