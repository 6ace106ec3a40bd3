import { BlockContentIcon } from '@sanity/icons/BlockContent'
import type { CustomValidatorResult } from 'sanity'
import { choice } from './choices.ts'
import { field } from './field.ts'
import { listItem } from './lists.ts'

/** The sections of the personal page that editors can reorder, in their default order. */
export const personalSections = {
  howItWorks: 'How it works',
  features: 'Features',
  difference: 'Difference',
  testimonials: 'Reviews',
  faq: 'Questions',
} as const

/** The same for the business page. */
export const businessSections = { demoSection: 'Demo request', calculator: 'Calculator', faq: 'Questions' } as const

/** Returns the stored order: a list of names, each item with its name as key. */
export const listedSections = (sections: Readonly<Record<string, string>>) =>
  Object.keys(sections).map((section) => ({ _key: section, section }))

/** Requires every section once. Editors can only drag, but imported content may have any list. */
export function createSectionOrderValidator(sections: Readonly<Record<string, string>>) {
  return (listed: { section?: string }[] | undefined): CustomValidatorResult => {
    if (listed === undefined) return true
    const count = (name: string) => listed.filter(({ section }) => section === name).length
    const titles = Object.entries(sections)
    const missing = titles.filter(([name]) => count(name) === 0).map(([, title]) => title)
    const repeated = titles.filter(([name]) => count(name) > 1).map(([, title]) => title)
    if (missing.length > 0) return `The page needs every section. Missing: ${missing.join(', ')}.`
    if (repeated.length > 0) return `A section can appear only once. Twice in the list: ${repeated.join(', ')}.`
    return true
  }
}

export const sectionOrderField = (sections: Readonly<Record<string, string>>, group: string) =>
  field(
    'array',
    'sectionOrder',
    'Order of the sections',
    'Drag a section by its handle, or press Space on the handle, move it with the arrow keys and press Space again. In the preview, drag it or right-click it and choose Move. The opening stays first and the closing call last.',
    {
      group,
      options: { disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'] },
      of: [
        listItem(
          'placedSection',
          'Section',
          BlockContentIcon,
          {
            select: { section: 'section', key: '_key' },
            prepare: ({ section }) => ({
              title: sections[section] ?? section,
              subtitle: 'Drag to reorder',
              media: BlockContentIcon,
            }),
          },
          // A read-only item would have no handle to drag it by, so only its field is read-only.
          [choice('section', 'Section', 'The section at this position.', sections, { readOnly: true })],
        ),
      ],
      initialValue: listedSections(sections),
      validation: (rule) => rule.custom(createSectionOrderValidator(sections)),
    },
  )
