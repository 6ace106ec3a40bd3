import { stegaClean } from '@sanity/client/stega'
import type { ReactNode } from 'react'
import { Consent, PrivacyChoicesLink } from '#components/consent/Consent.tsx'
import { Footer } from '#components/footer/Footer.tsx'
import { LanguageSwitch } from '#components/language-switch/LanguageSwitch.tsx'
import { Header } from '#components/header/Header.tsx'
import type { PersonalPageContent } from '#lib/content/pageContent.ts'
import { toListedText } from '#lib/content/listedText.ts'
import { env } from '#lib/env.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { toCanonicalPath, type SitePrefix } from '#lib/links/homeLinks.ts'
import { setRequestPartner } from '#lib/links/requestPartner.ts'
import { type PageFacts, createPageGraph, serializeForScript } from '#lib/structured-data/graph.ts'
import { AnnouncementBar, type AnnouncementContent } from './AnnouncementBar.tsx'
import { loadDisclosures, loadLandingHome, loadMenuSections, loadSiteSettings } from './pageContent.ts'

interface SiteFrameProps {
  /** Determines the menu, the footer's contact and the prefix of links. */
  home: SitePrefix
  /** The page's path, prefix included. */
  path: string
  /** The order of the sections that the menu links to, where the page's content has it. */
  sections?: readonly { section: string }[]
  /** The only sections that the menu leads to, of a page in place of its home. */
  menu?: readonly { section: string }[]
  /** The page's own announcement, in place of that of its home or the site. */
  announcement?: AnnouncementContent | null
  /** False for a page whose URL may hold a secret. */
  analyticsEnabled?: boolean
  children: ReactNode
}

export const MAIN_ID = 'main'

/** Renders header, main region, footer and the consent question. */
export async function SiteFrame({ home, path, analyticsEnabled = true, children, ...props }: SiteFrameProps) {
  const [settings, ordered, { footer }, landing] = await Promise.all([
    loadSiteSettings(),
    props.sections ?? loadMenuSections(home),
    loadDisclosures(),
    loadLandingHome(home),
  ])
  if (landing?.partner) setRequestPartner(landing.partner)
  const only = props.menu ?? landing?.sections
  const announcement = props.announcement ?? landing?.announcement ?? settings.announcement
  return (
    <>
      <Header content={settings} home={home} path={path} sections={only ?? ordered} hasAll={only === undefined} />
      <AnnouncementBar content={announcement} home={home} />
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <Footer settings={settings} disclosures={footer} home={home} path={path} />
      <Consent home={home} analyticsEnabled={analyticsEnabled} />
    </>
  )
}

interface BareFrameProps extends Pick<SiteFrameProps, 'home' | 'path' | 'children'> {
  /** False for a page that redirects before the consent question could be answered. */
  asksConsent?: boolean
}

/** Renders a page without header and footer, for the partner links. */
export async function BareFrame({ home, path, asksConsent = true, children }: BareFrameProps) {
  const { footer } = await loadSiteSettings()
  return (
    <>
      <main id={MAIN_ID} tabIndex={-1}>
        {children}
      </main>
      <footer className="bare-footer">
        <PrivacyChoicesLink home={home} label={footer.cookieSettingsLabel} />
        <LanguageSwitch path={path} />
      </footer>
      <Consent home={home} asks={asksConsent} />
    </>
  )
}

interface StructuredDataProps extends Pick<PageFacts, 'above' | 'webApplication'> {
  /** The page's path, under any prefix. */
  path: string
  seo: Pick<PageFacts, 'title' | 'description'>
  questions?: PersonalPageContent['faq']['questions']
  /** Whether it is a landing page, which shows the app's rating; an editor may keep it out of the data. */
  showsRating?: boolean
}

/** Renders the page's JSON-LD graph, with the numbers and questions it shows. */
export async function StructuredData({
  path,
  seo,
  above,
  questions,
  webApplication,
  showsRating = false,
}: StructuredDataProps) {
  const locale = requestLocale()
  const settings = await loadSiteSettings()
  const page = {
    path: toCanonicalPath(path, locale),
    title: seo.title,
    description: seo.description,
    above: above?.map(({ path: parent, title: name }) => ({ path: toCanonicalPath(parent, locale), title: name })),
    webApplication,
    showsRating: showsRating && settings.rating.inSearch !== false,
    questions: questions?.map(({ question, answer }) => ({ question, answer: toListedText(answer) })),
  }
  const graph = createPageGraph(stegaClean(settings), stegaClean(page), env().SITE_URL, locale)
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: serializeForScript(graph) }} />
}
