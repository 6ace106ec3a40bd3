import { describeSlugChange, isDefaultPartner, isSwitchedOff, getSlug } from '#lib/links/partners.ts'

/** A partner's document in the Studio, where any field may be missing. */
type PartnerDocument = Record<string, unknown> | null

const createStatus = (tone: 'positive' | 'caution', text: string) => ({ tone, text })

/** Describes where a partner's links lead now. */
export function linkStatus(published: PartnerDocument, draft: PartnerDocument) {
  const value = getSlug(published)
  if (published === null || value === undefined) {
    return createStatus('caution', 'Not published: until it is, the links open the default page.')
  }
  if (published['enabled'] === false && !isDefaultPartner(published)) {
    return createStatus('caution', 'Switched off: the links open the default page.')
  }
  const next = getSlug(draft)
  if (next !== undefined && next !== value) {
    return createStatus('caution', describeSlugChange(value, next))
  }
  return createStatus('positive', 'Published: both links work.')
}

/** Describes what the preview of a partner's page shows. */
export function getPreviewStatus(published: PartnerDocument, draft: PartnerDocument) {
  if (isSwitchedOff(draft ?? published)) return createStatus('caution', 'Switched off: the default page')
  return draft === null
    ? createStatus('positive', 'As visitors see it')
    : createStatus('caution', 'With unpublished changes')
}
