import { Fragment, type ReactNode } from 'react'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { findAnchor, findSectionOfMember, type SectionName } from '#lib/sections.ts'
import { businessSections } from '#components/sections/businessSections.tsx'
import type {
  BusinessPageContent,
  DisclosuresContent,
  EstimateContent,
  LandingPageContent,
  LandingSection,
  PersonalPageContent,
  SiteSettingsContent,
  WaitlistContent,
} from '#lib/content/pageContent.ts'
import { dragAttributes } from '#components/visual-editing/dataAttributes.ts'
import { EstimateTeaser } from '#components/sections/estimate/EstimateTeaser.tsx'
import { Faq } from '#components/sections/faq/Faq.tsx'
import { LogoStrip } from '#components/sections/logo-strips/LogoStrips.tsx'
import { personalSections } from '#components/sections/personalSections.tsx'
import { Waitlist } from '#components/sections/waitlist/Waitlist.tsx'
import { renderContentSection } from './ContentSections.tsx'

interface LandingSectionsProps {
  page: LandingPageContent
  /** Whether nothing stands above the first section. */
  opensPage: boolean
  settings: SiteSettingsContent
  legal: DisclosuresContent
  home: SitePrefix
  personal: PersonalPageContent
  /** Only for a page with a section of it, in a language in which it is published. */
  business: BusinessPageContent | undefined
  /** Only for a page with a section of it, in a language in which it is offered. */
  estimate: EstimateContent | undefined
  waitlist: WaitlistContent | undefined
}

interface Words {
  heading: string | null
  intro: string | null
}

/** Puts the words of a landing page's section in place of those of its own page. */
function withWords<Part extends object>(part: Part, { heading, intro }: Words): Part {
  const names = 'headline' in part ? ['headline', 'subtext' in part ? 'subtext' : 'text'] : ['heading', 'intro']
  const words = [heading, intro].map((text, index) => (text ? [[names[index], text]] : []))
  return { ...part, ...Object.fromEntries(words.flat()) }
}

type SiteSectionProps = LandingSectionsProps & { name: SectionName; section: LandingSection }

/** Renders a section of the site with the words of the landing page, or else those of its page. */
function renderSiteSection({ name, section, page, opensPage, settings, legal, home, ...sources }: SiteSectionProps) {
  const { personal, business, estimate, waitlist } = sources
  const words = {
    heading: 'heading' in section ? (section.heading ?? null) : null,
    intro: 'intro' in section ? (section.intro ?? null) : null,
  }
  const questions = section.questions ?? []
  if (name === 'faq' && questions.length > 0) {
    const path = `sections[_key=="${section._key}"].questions`
    const furtherQuestions = section.furtherQuestions ?? []
    const content = { ...withWords(personal.faq, words), questions, furtherQuestions }
    return <Faq home={home} page={page} path={path} content={content} email={settings.contacts.supportEmail} />
  }
  switch (name) {
    case 'press':
      return <LogoStrip className="press" content={withWords(personal.press, words)} />
    case 'partnerStrip':
      return (
        business && (
          <div className="surface-dark landing-strip">
            <LogoStrip className="partner-strip" content={withWords(business.partnerStrip, words)} />
          </div>
        )
      )
    case 'demoSection':
    case 'calculator': {
      if (!business) return undefined
      const own = { ...business, [name]: withWords(business[name], words) }
      return businessSections({ page: own, settings, legal, home }).sections[name]
    }
    case 'estimateTeaser': {
      const label = ('button' in section && section.button) || personal.hero.estimateLink || estimate?.headline
      return (
        estimate &&
        label && (
          <EstimateTeaser
            content={withWords({ headline: estimate.headline, text: estimate.text }, words)}
            {...{ label, home, phoneDemo: personal.phoneDemo }}
          />
        )
      )
    }
    case 'waitlistForm':
      return (
        waitlist && (
          <Waitlist
            id={findAnchor('waitlistForm')}
            content={withWords(waitlist, words)}
            {...{ legal, home, phoneDemo: personal.phoneDemo }}
            // The answer is a page of this home.
            path={home}
          />
        )
      )
    default: {
      const own = { ...personal, [name]: withWords(personal[name], words) }
      const withPhone = !('phone' in section && section.phone === false)
      // The styles of a hero without the phone, as those of what stands above, are not in the document.
      const startsWithHero = opensPage && withPhone && section === page.sections[0]
      return personalSections({ page: own, settings, home, withStrip: false, withPhone, startsWithHero })[name]
    }
  }
}

/** Renders the sections of a landing page from top to bottom. In the preview each can be dragged. */
export async function LandingSections(props: LandingSectionsProps): Promise<ReactNode[]> {
  const { page, home } = props
  return Promise.all(
    page.sections.map(async (section) => {
      const name = findSectionOfMember(section._type)
      const content = name ? renderSiteSection({ ...props, name, section }) : renderContentSection(page, section, home)
      const drag = await dragAttributes({ page, path: 'sections', flow: 'vertical' }, section._key)
      return drag === undefined ? (
        <Fragment key={section._key}>{content}</Fragment>
      ) : (
        <div key={section._key} {...drag}>
          {content}
        </div>
      )
    }),
  )
}
