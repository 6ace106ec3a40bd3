import streetShort from '#components/illustrations/street-short.svg'
import { Illustration } from '#components/illustrations/Illustration.tsx'
import { PhoneDemo } from '#components/phone-demo/PhoneDemo.tsx'
import { classNames } from '#components/ui/classNames.ts'
import { FirstScreenEnd } from '#components/ui/FirstScreenEnd.tsx'
import type { IconName } from '#components/ui/icon.styles.ts'
import { Icon } from '#components/ui/Icon.tsx'
import { Container, NoBreak } from '#components/ui/Layout.tsx'
import type { SitePrefix } from '#lib/links/homeLinks.ts'
import { AppStoreLink, BuyingPowerLink, EstimateLink } from '#components/sections/app-links/AppLinks.tsx'
import type { PersonalPageContent, SiteSettingsContent } from '#lib/content/pageContent.ts'

type HeroContent = PersonalPageContent['hero']

const badgeIcons: Record<HeroContent['badges'][number]['key'], IconName> = {
  'rate-drop': 'rates',
  credit: 'gauge',
  security: 'shield',
}

interface HeroProps {
  content: HeroContent
  /** Undefined for a hero without the phone. */
  phone: PersonalPageContent['phoneDemo'] | undefined
  settings: SiteSettingsContent
  home: SitePrefix
  /** Whether it is the first section, whose text is painted before the rest of the page. */
  isFirst: boolean
  children: React.ReactNode
}

/** Renders the hero of the personal page; `children` is the press strip below it. */
export function Hero({ content, phone, settings, home, isFirst, children }: HeroProps) {
  return (
    <section
      id="home"
      className={classNames('hero surface-white', !phone && 'hero-plain')}
      aria-labelledby="hero-heading"
    >
      <Container className="hero-columns">
        <div className="hero-copy">
          <NoBreak as="h1" id="hero-heading" text={content.headline} />
          <p className="intro">{content.subtext}</p>
          <div className="hero-actions">
            <BuyingPowerLink home={home} origin="hero-section" label={settings.ctas.buyingPower} />
            <AppStoreLink href={settings.appStoreUrl} text={content.appStoreLinkText} claim={content.appStoreLabel} />
          </div>
          <EstimateLink home={home} label={content.estimateLink} />
          <ul className="hero-badges" role="list">
            {content.badges?.map((badge) => (
              <li key={badge._key}>
                <Icon name={badgeIcons[badge.key]} />
                {badge.label}
              </li>
            ))}
          </ul>
          <p className="hero-reassurance">{content.reassurance}</p>
        </div>
        {isFirst && <FirstScreenEnd />}
        <div className="hero-art">
          <div className="hero-arch">
            <span className="hero-sun" />
            <Illustration image={streetShort} />
          </div>
          {phone && (
            <div className="hero-phone">
              <PhoneDemo content={phone} />
            </div>
          )}
        </div>
      </Container>
      {children}
    </section>
  )
}
