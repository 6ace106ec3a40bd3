import type { Metadata } from 'next'
import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { ButtonLink } from '#components/ui/Button.tsx'
import { Container, Section } from '#components/ui/Layout.tsx'
import { translate, translateGroup } from '#lib/i18n/translate.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import { SiteDocument } from '../../(site)/SiteDocument.tsx'

export const metadata: Metadata = { title: translate('sharedPreview.title'), robots: { index: false, follow: false } }

export const revalidate = 3600

/** The same answer for a link that has expired, was revoked or never existed, at the link's own address. */
export default function SharedLinkEnded() {
  const words = translateGroup('sharedPreview')
  return (
    <SiteDocument>
      <SiteFrame home={DEFAULT_HOME_LINK} path="" analyticsEnabled={false}>
        <Section>
          <Container>
            <div className="section-head">
              <h1>{words.endedHeadline}</h1>
              <p>{words.endedText}</p>
            </div>
            <ButtonLink href={DEFAULT_HOME_LINK}>{words.home}</ButtonLink>
          </Container>
        </Section>
      </SiteFrame>
    </SiteDocument>
  )
}
