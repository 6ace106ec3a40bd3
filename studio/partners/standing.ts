import { isDefaultPartner, linkValueOf } from '#lib/links/partnerDocument.ts'

/** A partner's document as the Studio has it: nothing in it need be there yet. */
type PartnerDocument = Record<string, unknown> | null

interface PartnerStanding {
  /** Whether the partner's links open its own pages. */
  live: boolean
  tone: 'positive' | 'caution'
  text: string
}

/**
 * Where a partner's links lead now, in words for who looks after partners.
 *
 * @param published what visitors get
 * @param draft what is written and not published
 */
export function standingOfPartner(published: PartnerDocument, draft: PartnerDocument): PartnerStanding {
  const value = linkValueOf(published)
  if (published === null || value === undefined) {
    return { live: false, tone: 'caution', text: 'Not published: until it is, the links open the default page.' }
  }
  if (published['enabled'] === false && !isDefaultPartner(published)) {
    return { live: false, tone: 'caution', text: 'Switched off: the links open the default page.' }
  }
  const next = linkValueOf(draft)
  if (next !== undefined && next !== value) {
    const text = `Published as “${value}”. The new link value “${next}” works once you publish; printed codes of the old one then open the default page.`
    return { live: true, tone: 'caution', text }
  }
  return { live: true, tone: 'positive', text: 'Published: both links work.' }
}
