/** A pane of the desk that opens one part of a page: which field of which document, and the tab it is on. */
export interface PartialForm {
  type: string
  field: string
  group: string
  title: string
  /** The type of the documents that part lists. */
  lists: string
}

/**
 * Panes that show one part of a page's form, by their id. What is edited there is the page: its draft, its history,
 * its publish button.
 */
export const partialForms = {
  'faq-personal': { type: 'personalPage', field: 'faq', group: 'closing', title: 'Home buyers', lists: 'faq' },
  'faq-business': { type: 'businessPage', field: 'faq', group: 'closing', title: 'Originators', lists: 'faq' },
  reviews: {
    type: 'personalPage',
    field: 'testimonials',
    group: 'closing',
    title: 'Reviews on the personal page',
    lists: 'testimonial',
  },
  'press-strip': {
    type: 'personalPage',
    field: 'press',
    group: 'opening',
    title: 'Press strip',
    lists: 'pressLogo',
  },
  'partner-strip': {
    type: 'businessPage',
    field: 'partnerStrip',
    group: 'opening',
    title: 'Partner strip',
    lists: 'partnerLogo',
  },
} as const satisfies Record<string, PartialForm>

export type PartialFormId = keyof typeof partialForms
