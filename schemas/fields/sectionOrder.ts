import { BlockContentIcon } from '@sanity/icons/BlockContent'
import { defineArrayMember, defineField } from 'sanity'
import type { CustomValidatorResult } from 'sanity'
import { choice } from './identifier.ts'

/** The sections of the personal page that editors may put in another order, in the order they come by default. */
export const personalSections = {
  howItWorks: 'How it works',
  features: 'Features',
  difference: 'Difference',
  testimonials: 'Reviews',
  faq: 'Questions',
} as const

/** The same of the business page. */
export const businessSections = {
  demoSection: 'Demo request',
  calculator: 'Impact calculator',
  faq: 'Questions',
} as const

/** The order as a page keeps it: a list of names, each item with its name as key. */
export const listedSections = (sections: Readonly<Record<string, string>>) =>
  Object.keys(sections).map((section) => ({ _key: section, section }))

/** Wants every section once. Editors can only drag; content that was imported may have any list. */
export function eachSectionOnce(sections: Readonly<Record<string, string>>) {
  return (listed: { section?: string }[] | undefined): CustomValidatorResult => {
    if (listed === undefined) return true
    const timesOf = (name: string) => listed.filter(({ section }) => section === name).length
    const titles = Object.entries(sections)
    const missing = titles.filter(([name]) => timesOf(name) === 0).map(([, title]) => title)
    const repeated = titles.filter(([name]) => timesOf(name) > 1).map(([, title]) => title)
    if (missing.length > 0) return `The page needs every section. Missing: ${missing.join(', ')}.`
    if (repeated.length > 0) return `A section can stand in one place only. Twice in the list: ${repeated.join(', ')}.`
    return true
  }
}

/** The order of a page's sections, to be dragged here or in the preview. */
export function sectionOrderField(sections: Readonly<Record<string, string>>, group: string) {
  return defineField({
    name: 'sectionOrder',
    title: 'Order of the sections',
    description:
      'Drag a section by its handle, or press Space on the handle, move it with the arrow keys and press Space again. In the preview, drag it or right-click it and choose Move. The opening stays first, the closing call last.',
    type: 'array',
    group,
    options: { disableActions: ['add', 'addBefore', 'addAfter', 'duplicate', 'remove', 'copy'] },
    of: [
      defineArrayMember({
        name: 'placedSection',
        title: 'Section',
        type: 'object',
        icon: BlockContentIcon,
        fields: [
          choice({
            name: 'section',
            title: 'Section',
            description: 'Which section stands here.',
            choices: sections,
            // Not the whole item: the Studio gives a read-only item no handle to drag it by.
            readOnly: true,
          }),
        ],
        preview: {
          select: { section: 'section', key: '_key' },
          prepare: ({ section }) => ({
            title: sections[section] ?? section,
            subtitle: 'Drag it to its place',
            media: BlockContentIcon,
          }),
        },
      }),
    ],
    initialValue: listedSections(sections),
    validation: (rule) => rule.custom(eachSectionOnce(sections)),
  })
}
