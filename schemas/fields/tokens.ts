import type { CustomValidatorResult } from 'sanity'

/** Words in braces that the site replaces when it shows a text, and what each becomes. */
const tokenMeanings = {
  ratingValue: 'the App Store rating',
  ratingCount: 'the number of ratings',
  ratingText: 'the rating in words',
  legalName: 'the legal name of the company',
  legalStatement: 'the sentence that says who operates the product',
  postalAddress: 'the postal address on one line',
  supportEmail: 'the support address',
  partnersEmail: 'the address for partners',
  blogUrl: "the blog's address",
  year: 'the current year',
  figure: "the phone demo's buying power, in dollars",
  change: "the phone demo's change, in dollars",
  partnerName: "the partner's name",
  contactEmail: 'the address that fits the message',
  name: "the sender's name",
  company: "the sender's company",
  email: "the person's email",
  leadsPerMonth: 'the leads per month that were chosen',
  lenderType: 'the lender type that was chosen',
  type: 'the business type that was chosen',
  formName: 'which form was sent',
  receivedAt: 'when the request arrived',
} as const

export type TokenName = keyof typeof tokenMeanings

/** Tokens any text of the site may use, since they come from the site settings. */
const siteTokens = [
  'ratingValue',
  'ratingCount',
  'ratingText',
  'legalName',
  'legalStatement',
  'postalAddress',
  'supportEmail',
  'partnersEmail',
  'blogUrl',
  'year',
] as const satisfies readonly TokenName[]

/** Finds `{token}`; the name is the first group. A fresh expression, since a global one keeps its position. */
export const tokenPattern = () => /\{(\w+)\}/g

/** The sentence that a field's description ends with when it has tokens of its own. */
export function tokenHint(tokens: readonly TokenName[]): string {
  if (tokens.length === 0) return ''
  return ` You can write ${tokens.map((token) => `{${token}} for ${tokenMeanings[token]}`).join(', ')}.`
}

/**
 * Refuses a token the site could not fill in at this place, so that none is ever shown raw.
 *
 * @param allowed tokens of this place, beside those of the site settings
 */
export function knownTokens(allowed: readonly TokenName[]) {
  const names: readonly string[] = [...siteTokens, ...allowed]
  return (value: string | undefined): CustomValidatorResult => {
    const unknown = [...(value ?? '').matchAll(tokenPattern())].flatMap(([token, name]) =>
      name === undefined || names.includes(name) ? [] : [token],
    )
    if (unknown.length === 0) return true
    return `${unknown.join(', ')} cannot be filled in here. Known: ${names.map((name) => `{${name}}`).join(', ')}.`
  }
}
