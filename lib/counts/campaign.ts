/** Where a campaign's link says it was placed: `utm_source`, `utm_medium` and `utm_campaign`. */
export interface Campaign {
  source: string
  medium: string
  campaign: string
}

export const NO_CAMPAIGN: Campaign = { source: '', medium: '', campaign: '' }

const MAX_LENGTH = 40

/**
 * Normalizes a value of a campaign's link: `Spring Sale` and `spring-sale` are one. Empty for an email address.
 *
 * @param value as a client sent it, of any length
 */
export function normalizeCampaignValue(value: string | null): string {
  const text = (value ?? '')
    .slice(0, 4 * MAX_LENGTH)
    .normalize('NFKC')
    .toLowerCase()
  if (text.includes('@')) return ''
  const words = text.replaceAll(/[^\p{L}\p{N}._-]+/gu, '-').replaceAll(/^[-._]+|[-._]+$/g, '')
  return words.slice(0, MAX_LENGTH)
}

/** Reads the campaign that a query names. */
export const parseCampaign = (query: URLSearchParams): Campaign => ({
  source: normalizeCampaignValue(query.get('utm_source')),
  medium: normalizeCampaignValue(query.get('utm_medium')),
  campaign: normalizeCampaignValue(query.get('utm_campaign')),
})

export const hasCampaign = ({ source, medium, campaign }: Campaign): boolean => source + medium + campaign !== ''
