/** A pane of the desk that opens one field of a page. */
export interface PartialForm {
  type: string
  field: string
  group: string
  title: string
  /** The type of the documents in that field; its icon is shown. */
  lists: string
}

/** Panes that show one part of a page's form, by id. They edit the page's document, with its history and publishing. */
export const partialForms = {
  'faq-personal': { type: 'personalPage', field: 'faq', group: 'closing', title: 'Home buyers', lists: 'faq' },
  'faq-business': {
    type: 'businessPage',
    field: 'faq',
    group: 'closing',
    title: 'Mortgage professionals',
    lists: 'faq',
  },
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
