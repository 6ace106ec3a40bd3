import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { ComponentType } from 'react'
import type { CurrentUser, Tool } from 'sanity'
import { pages, singletonPages } from '#lib/pages.ts'
import { getPermissions } from '#lib/roles/permissions.ts'

/** A pane of the desk that opens one field of a page. */
export interface PartialForm {
  type: string
  field: string
  title: string
  /** The type of the documents in that field; its icon is shown. */
  lists: string
}

/** Panes that show one part of a page's form, by id. They edit the page's document, with its history and publishing. */
export const partialForms: Readonly<Record<string, PartialForm>> = {
  'faq-personal': { type: 'personalPage', field: 'faq', title: 'Home buyers', lists: 'faq' },
  'faq-business': { type: 'businessPage', field: 'faq', title: 'Mortgage professionals', lists: 'faq' },
  reviews: { type: 'personalPage', field: 'testimonials', title: 'Reviews on the personal page', lists: 'testimonial' },
  'press-strip': { type: 'personalPage', field: 'press', title: 'Press strip', lists: 'pressLogo' },
  'partner-strip': { type: 'businessPage', field: 'partnerStrip', title: 'Partner strip', lists: 'partnerLogo' },
}

/** Titles of the lists of all documents of a type. */
export const listTitles: Readonly<Record<string, string>> = {
  faq: 'All questions',
  testimonial: 'All reviews',
  pressLogo: 'All press logos',
  partnerLogo: 'All partner logos',
  partner: 'Partners',
  legalPolicy: 'Policies',
  redirect: 'Redirects',
  landingPage: 'Landing pages',
}

/** Stands for a divider between items. */
export const DIVIDER = '-'

export interface DeskSection {
  id: string
  title: string
  icon: ComponentType
  /** Partial forms, types with a list, and types with one document. */
  items: readonly string[]
}

const landingPages: readonly string[] = [pages.home.type, pages.business.type]
const otherPages = singletonPages.map(({ type }) => type).filter((type) => !landingPages.includes(type))

/** The sections of the desk in order, each edited by one role. */
export const sections: readonly DeskSection[] = [
  {
    id: 'pages',
    title: 'Pages',
    icon: DocumentsIcon,
    items: [...landingPages, 'landingPage', 'sampleBuyer', DIVIDER, ...otherPages],
  },
  {
    id: 'questions',
    title: 'Questions',
    icon: HelpCircleIcon,
    items: ['faq-personal', 'faq-business', DIVIDER, 'faq'],
  },
  {
    id: 'socialProof',
    title: 'Social proof',
    icon: BlockquoteIcon,
    items: ['reviews', 'press-strip', 'partner-strip', DIVIDER, 'testimonial', 'pressLogo', 'partnerLogo'],
  },
  { id: 'partner', title: 'Partners', icon: CaseIcon, items: ['partner'] },
  {
    id: 'legal',
    title: 'Legal',
    icon: BookIcon,
    items: ['legalPolicy', 'disclosures', 'estimateRules', 'consentSettings', 'wordingRules'],
  },
  { id: 'redirect', title: 'Redirects', icon: ArrowRightIcon, items: ['redirect'] },
  { id: 'messages', title: 'Messages', icon: EnvelopeIcon, items: ['emailMessages', 'onePager'] },
  { id: 'siteSettings', title: 'Site settings', icon: CogIcon, items: ['siteSettings'] },
]

type User = Pick<CurrentUser, 'roles'> | null | undefined

/** Returns whether a user may change a section: its items belong to one role. */
export const canChangeSection = (user: User, { items: [first = ''] }: DeskSection) =>
  getPermissions(user).canChange(partialForms[first]?.type ?? first)

/** Returns a user's first pane: their own first list, or the pages for users who only read. */
export function getFirstPane(user: User): string | undefined {
  const own = sections.filter((section) => canChangeSection(user, section))
  const [first = sections[0]] = own
  // With a single section, the desk starts with that section's lists.
  return own.length === 1 ? first?.items[0] : first?.id
}

/**
 * Sorts the tools for a user: users who edit pages or nothing start in the preview, all others in the desk. Only
 * administrators have the query tool.
 */
export function listTools(tools: Tool[], user: User): Tool[] {
  const own = sections.filter((section) => canChangeSection(user, section))
  const firstTool = own.length === 0 || own.some(({ id }) => id === 'pages') ? 'presentation' : 'structure'
  const getRank = ({ name }: Tool) => Number(name !== firstTool)
  return tools
    .filter(({ name }) => name !== 'vision' || getPermissions(user).canQuery)
    .toSorted((a, b) => getRank(a) - getRank(b))
}
