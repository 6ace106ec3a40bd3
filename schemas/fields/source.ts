import { choice } from './choices.ts'

/** The state of a claim, name or figure. */
const sources = {
  sample: 'Sample: invented, replace before launch',
  specification: 'Claimed: needs proof before launch',
  confirmed: 'Confirmed',
} as const

const sourceMarks: Readonly<Record<string, string>> = { sample: 'SAMPLE', specification: 'NEEDS PROOF' }

/** Creates the field for the source of a claim. The launch checklist lists everything that is not confirmed. */
export const sourceField = (what: string) =>
  choice(
    'source',
    'Source',
    `The source of ${what}. Visitors do not see it. Anything not confirmed is on the launch checklist.`,
    sources,
    // New content is not invented, but has no proof yet.
    { layout: 'radio', initialValue: 'specification' },
  )

/** Returns a preview's second line with the mark of an unconfirmed source. */
export function markSubtitle(source: unknown, subtitle = ''): string {
  return [sourceMarks[String(source)], subtitle].filter(Boolean).join(' · ')
}
