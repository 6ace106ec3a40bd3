import { describeSlugChange, isDefaultPartner, isSwitchedOff, getSlug } from '#lib/links/partners.ts'

/** A partner's document in the Studio, where any field may be missing. */
type PartnerDocument = Record<string, unknown> | null

interface Status {
  tone: 'positive' | 'caution'
  text: string
}

/** Describes where a partner's links lead now. */
export function linkStatus(published: PartnerDocument, draft: PartnerDocument): Status {
  const value = getSlug(published)
  if (published === null || value === undefined) {
    return { tone: 'caution', text: 'Not published: until it is, the links open the default page.' }
  }
  if (published['enabled'] === false && !isDefaultPartner(published)) {
    return { tone: 'caution', text: 'Switched off: the links open the default page.' }
  }
  const next = getSlug(draft)
  if (next !== undefined && next !== value) {
    return { tone: 'caution', text: describeSlugChange(value, next) }
  }
  return { tone: 'positive', text: 'Published: both links work.' }
}

/** Describes what the preview of a partner's page shows. */
export function getPreviewStatus(published: PartnerDocument, draft: PartnerDocument): Status {
  if (isSwitchedOff(draft ?? published)) return { tone: 'caution', text: 'Switched off: the default page' }
  return draft === null
    ? { tone: 'positive', text: 'As visitors see it' }
    : { tone: 'caution', text: 'With unpublished changes' }
}
