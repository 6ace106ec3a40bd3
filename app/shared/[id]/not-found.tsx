import { SiteFrame } from '#components/site-frame/SiteFrame.tsx'
import { Container, Section, SectionHead } from '#components/ui/Layout.tsx'
import { translateGroup } from '#lib/i18n/translate.ts'
import { DEFAULT_HOME_LINK } from '#lib/links/homeLinks.ts'
import SiteLayout from '../../(site)/layout.tsx'

/** A link that has ended, was revoked or never was: the three are told alike. */
export default function SharedLinkEnded() {
  const words = translateGroup('sharedPreview')
  return (
    <SiteLayout>
      <SiteFrame home={DEFAULT_HOME_LINK} path="">
        <Section>
          <Container>
            <SectionHead>
              <h1>{words.endedHeadline}</h1>
              <p>{words.endedText}</p>
              <p>
                <a href={DEFAULT_HOME_LINK}>{words.home}</a>
              </p>
            </SectionHead>
          </Container>
        </Section>
      </SiteFrame>
    </SiteLayout>
  )
}
