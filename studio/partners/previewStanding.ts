import { isSwitchedOff } from '#lib/links/partnerDocument.ts'

/** What the frame with a partner's page shows. */
export interface PreviewStanding {
  tone: 'positive' | 'caution'
  text: string
}

/**
 * What the page of a partner shows when drafts are shown, in words.
 *
 * @param published what visitors get
 * @param draft what is written and not published
 */
export function standingOfPreview(
  published: Record<string, unknown> | null,
  draft: Record<string, unknown> | null,
): PreviewStanding {
  if (isSwitchedOff(draft ?? published)) {
    return { tone: 'caution', text: 'Switched off: the default page' }
  }
  return draft === null
    ? { tone: 'positive', text: 'As visitors see it' }
    : { tone: 'caution', text: 'With changes that are not published' }
}
