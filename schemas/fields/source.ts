import { defineField } from 'sanity'

/** Where a claim, a name or a figure comes from. */
const sources = {
  sample: 'Sample: invented, replace before launch',
  specification: 'Claimed: needs proof before launch',
  confirmed: 'Confirmed',
} as const

type Source = keyof typeof sources

/** Short marks for previews and badges; nothing to say once confirmed. */
const sourceMarks: Record<Source, string> = { sample: 'SAMPLE', specification: 'NEEDS PROOF', confirmed: '' }

/** Field that says where a claim comes from, so that nothing invented goes public unseen. */
export function sourceField(what: string, group?: string) {
  return defineField({
    name: 'source',
    title: 'Source',
    description: `Where we have ${what} from. Visitors do not see it; whatever is not confirmed is on the launch checklist.`,
    type: 'string',
    group,
    // What somebody adds is not invented, and nobody has shown where it comes from either.
    initialValue: 'specification',
    options: { list: Object.entries(sources).map(([value, title]) => ({ value, title })), layout: 'radio' },
    validation: (rule) => rule.required(),
  })
}

/** A preview's second line, opened by the source's mark when there is one. */
export function markedSubtitle(source: unknown, subtitle = ''): string {
  const mark = source === 'sample' || source === 'specification' ? sourceMarks[source] : ''
  return [mark, subtitle].filter(Boolean).join(' · ')
}
