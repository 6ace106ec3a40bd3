import { isRecord } from '#lib/isRecord.ts'
import { DEMO_FORM_ID } from '#lib/links/routes.ts'

type LandingPage = 'personal' | 'business'

interface Section {
  title: string
  /** The pages that have it; landing pages may show any. */
  pages: readonly LandingPage[]
  /** The page whose words it has, where that is none of these. */
  source?: 'estimate' | 'waitlist'
  /** Its id in the page, to which menus and links lead; without one it cannot be linked. */
  anchor?: string
  /** Whether editors can reorder it there. The opening stays first and the closing call last. */
  isOrdered: boolean
}

const both = ['personal', 'business'] as const

/**
 * The registry of sections, in their default order. Anchors, menus, link checks, the order of a page's sections and the
 * choices of landing pages read it; `personalSections.tsx`, `businessSections.tsx` and `landing/LandingSections.tsx` in
 * `components/sections` render them.
 */
export const sections = {
  hero: { title: 'Opening', pages: both, anchor: 'home', isOrdered: false },
  press: { title: 'Press strip', pages: ['personal'], isOrdered: false },
  partnerStrip: { title: 'Partner strip', pages: ['business'], isOrdered: false },
  howItWorks: { title: 'How it works', pages: ['personal'], anchor: 'how-it-works', isOrdered: true },
  features: { title: 'Features', pages: ['personal'], anchor: 'our-features', isOrdered: true },
  difference: { title: 'Difference', pages: ['personal'], anchor: 'why-homie', isOrdered: true },
  testimonials: { title: 'Reviews', pages: ['personal'], anchor: 'testimonials', isOrdered: true },
  demoSection: { title: 'Demo request', pages: ['business'], anchor: DEMO_FORM_ID, isOrdered: true },
  calculator: { title: 'Calculator', pages: ['business'], anchor: 'impact-calculator', isOrdered: true },
  faq: { title: 'Questions', pages: both, anchor: 'faq', isOrdered: true },
  closingCta: { title: 'Closing call', pages: both, isOrdered: false },
  estimateTeaser: { title: 'Estimate', pages: [], source: 'estimate', anchor: 'estimate', isOrdered: false },
  waitlistForm: { title: 'Waitlist form', pages: [], source: 'waitlist', anchor: 'waitlist', isOrdered: false },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

const isSectionName = (name: string): name is SectionName => Object.hasOwn(sections, name)

export const sectionNames = Object.keys(sections).filter(isSectionName)

/** Returns the type of a section as an item of a landing page, such as `siteHero`. */
export const getMemberType = (name: SectionName) => `site${name.charAt(0).toUpperCase()}${name.slice(1)}`

/** Returns the section that an item of a landing page shows; undefined for one that only landing pages have. */
export const findSectionOfMember = (type: string): SectionName | undefined =>
  sectionNames.find((name) => getMemberType(name) === type)

/** Lists the sections of the site among the items of a landing page, in their order. */
export const listSectionsOfMembers = (types: readonly (string | null)[]): { section: SectionName }[] =>
  types.flatMap((type) => {
    const section = type === null ? undefined : findSectionOfMember(type)
    return section ? [{ section }] : []
  })

/** The sections with their names, in the order of the registry. */
const sectionList: readonly (Section & { name: string })[] = Object.entries(sections).map(([name, section]) => ({
  ...section,
  name,
}))

/** Returns the titles of the sections of a page that editors can reorder, by name, in their default order. */
export const getOrderedSections = (page: LandingPage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    sectionList
      .filter(({ isOrdered, pages }) => isOrdered && pages.includes(page))
      .map(({ name, title }) => [name, title]),
  )

/** Anchors of the sections of each page. A test compares them with the components. */
export const listAnchors = (page: LandingPage): string[] =>
  sectionList.flatMap(({ anchor, pages }) => (anchor !== undefined && pages.includes(page) ? [anchor] : []))

/** Lists the anchors of the sections of a landing page. */
export const listMemberAnchors = (list: readonly unknown[]): string[] =>
  list.flatMap((item) => {
    const name = isRecord(item) ? findSectionOfMember(String(item['_type'])) : undefined
    return (name && findAnchor(name)) ?? []
  })

/** Returns the anchor of a section; undefined for one without or an unknown one. */
export const findAnchor = (section: string): string | undefined =>
  sectionList.find(({ name }) => name === section)?.anchor
