import { defineField } from 'sanity'
import { optionList } from './choices.ts'

/** The state of a claim, name or figure. */
const sources = {
  sample: 'Sample: invented, replace before launch',
  specification: 'Claimed: needs proof before launch',
  confirmed: 'Confirmed',
} as const

const sourceMarks: Readonly<Record<string, string>> = { sample: 'SAMPLE', specification: 'NEEDS PROOF' }

/** Creates the field for the source of a claim. The launch checklist lists everything that is not confirmed. */
export function sourceField(what: string) {
  return defineField({
    name: 'source',
    title: 'Source',
    description: `The source of ${what}. Visitors do not see it. Anything not confirmed is on the launch checklist.`,
    type: 'string',
    // New content is not invented, but has no proof yet.
    initialValue: 'specification',
    options: { list: optionList(sources), layout: 'radio' },
    validation: (rule) => rule.required(),
  })
}

/** Returns a preview's second line with the mark of an unconfirmed source. */
export function markSubtitle(source: unknown, subtitle = ''): string {
  return [sourceMarks[String(source)], subtitle].filter(Boolean).join(' · ')
}
