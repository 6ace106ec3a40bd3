import { ArrowRightIcon } from '@sanity/icons/ArrowRight'
import { BlockquoteIcon } from '@sanity/icons/Blockquote'
import { BookIcon } from '@sanity/icons/Book'
import { CaseIcon } from '@sanity/icons/Case'
import { CogIcon } from '@sanity/icons/Cog'
import { DocumentsIcon } from '@sanity/icons/Documents'
import { EnvelopeIcon } from '@sanity/icons/Envelope'
import { HelpCircleIcon } from '@sanity/icons/HelpCircle'
import type { ComponentType } from 'react'
import type { Divider, ListItem, ListItemBuilder } from 'sanity/structure'
import { pages, singletonPages } from '#lib/pages.ts'
import { type Desk, part, plainList, single } from './lists.ts'

export interface DeskSection {
  id: string
  title: string
  icon: ComponentType
  /** One of its types: a role that may change it may change the whole section. */
  type: string
  items: (desk: Desk) => (ListItemBuilder | ListItem | Divider)[]
}

const landingPages = [pages.home, pages.business]
const otherPages = singletonPages.filter((page) => !landingPages.some(({ type }) => type === page.type))

/** The sections of the desk in order, each edited by one role. */
export const sections: readonly DeskSection[] = [
  {
    id: 'pages',
    title: 'Pages',
    icon: DocumentsIcon,
    type: 'personalPage',
    items: (desk) => [
      ...landingPages.map(({ type }) => single(desk, type)),
      desk.S.divider().serialize(),
      ...otherPages.map(({ type }) => single(desk, type)),
    ],
  },
  {
    id: 'questions',
    title: 'Questions',
    icon: HelpCircleIcon,
    type: 'faq',
    items: (desk) => [
      part(desk, 'faq-personal'),
      part(desk, 'faq-business'),
      desk.S.divider().serialize(),
      plainList(desk, 'faq', 'All questions'),
    ],
  },
  {
    id: 'socialProof',
    title: 'Social proof',
    icon: BlockquoteIcon,
    type: 'testimonial',
    items: (desk) => [
      part(desk, 'reviews'),
      part(desk, 'press-strip'),
      part(desk, 'partner-strip'),
      desk.S.divider().serialize(),
      plainList(desk, 'testimonial', 'All reviews'),
      plainList(desk, 'pressLogo', 'All press logos'),
      plainList(desk, 'partnerLogo', 'All partner logos'),
    ],
  },
  {
    id: 'partner',
    title: 'Partners',
    icon: CaseIcon,
    type: 'partner',
    items: (desk) => [plainList(desk, 'partner', 'Partners')],
  },
  {
    id: 'legal',
    title: 'Legal',
    icon: BookIcon,
    type: 'legalPolicy',
    items: (desk) => [
      plainList(desk, 'legalPolicy', 'Policies'),
      single(desk, 'disclosures'),
      single(desk, 'estimateRules'),
      single(desk, 'consentSettings'),
      single(desk, 'wordingRules'),
    ],
  },
  {
    id: 'redirect',
    title: 'Redirects',
    icon: ArrowRightIcon,
    type: 'redirect',
    items: (desk) => [plainList(desk, 'redirect', 'Redirects')],
  },
  {
    id: 'messages',
    title: 'Messages',
    icon: EnvelopeIcon,
    type: 'emailMessages',
    items: (desk) => [single(desk, 'emailMessages'), single(desk, 'onePager')],
  },
  {
    id: 'siteSettings',
    title: 'Site settings',
    icon: CogIcon,
    type: 'siteSettings',
    items: (desk) => [single(desk, 'siteSettings')],
  },
]
