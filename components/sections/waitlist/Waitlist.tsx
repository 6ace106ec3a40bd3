import { stegaClean } from '@sanity/client/stega'
import { getFormStrings } from '#components/forms/formStrings.ts'
import { WaitlistForm } from '#components/forms/WaitlistForm.tsx'
import { FirstScreenEnd } from '#components/ui/FirstScreenEnd.tsx'
import { Container, NoBreak } from '#components/ui/Layout.tsx'
import { env } from '#lib/env.ts'
import { translate, translateGroup } from '#lib/i18n/translate.ts'
import { getPageHref, type SitePrefix } from '#lib/links/homeLinks.ts'
import { pages } from '#lib/pages.ts'
import type { DisclosuresContent, PhoneDemoContent, WaitlistContent } from '#lib/content/pageContent.ts'
import { dataAttribute } from '#components/visual-editing/dataAttributes.ts'
import { WaitlistArt } from './WaitlistArt.tsx'

interface WaitlistProps {
  content: Pick<WaitlistContent, 'headline' | 'text' | 'emailPlaceholder' | 'buttonLabel' | 'privacyLinkLabel'>
  legal: DisclosuresContent
  phoneDemo: PhoneDemoContent
  home: SitePrefix
  /** Path that a form posted without scripts sends along, whose home the answer has. */
  path: string
  /** Anchor of the section, on a page that has other sections too. */
  id?: string
}

/** Renders the waitlist form with its consent, beside a phone in a door. */
export async function Waitlist({ content, legal, phoneDemo, home, path, id }: WaitlistProps) {
  const { messages } = getFormStrings()
  return (
    <section className="waitlist surface-white" id={id} aria-labelledby="waitlist-heading">
      <Container className="waitlist-columns">
        <div>
          <NoBreak as={id === undefined ? 'h1' : 'h2'} id="waitlist-heading" text={content.headline} />
          <p className="intro">{content.text}</p>
          <WaitlistForm
            home={home}
            apiHost={env().API_HOST ?? ''}
            page={path}
            strings={{ ...translateGroup('waitlist'), email: translate('forms.labels.email'), messages }}
            placeholder={stegaClean(content.emailPlaceholder)}
            editPlaceholder={await dataAttribute(pages.waitlist.type, 'emailPlaceholder')}
            buttonLabel={content.buttonLabel}
          >
            <p className="form-note">
              {legal.waitlistConsent} <a href={getPageHref(home, pages.privacy.path)}>{content.privacyLinkLabel}</a>
            </p>
          </WaitlistForm>
          <p className="form-note">{legal.waitlistSender}</p>
        </div>
        {id === undefined && <FirstScreenEnd />}
        <WaitlistArt phoneDemo={phoneDemo} />
      </Container>
    </section>
  )
}
