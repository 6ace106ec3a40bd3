import { isSampleTokenName, type SampleTokenName, sampleTokens } from '#lib/sample/sampleTokens.ts'

/** Tokens in braces that the site settings fill, allowed in every text, and descriptions of their values. */
const siteTokens = {
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
} as const

/** All tokens that the site replaces in texts. */
const tokenMeanings = {
  ...siteTokens,
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

export type TokenName = keyof typeof tokenMeanings | SampleTokenName

/** Creates an expression that matches `{token}`. Not shared, as a global expression is stateful. */
export const createTokenPattern = () => /\{(\w+)\}/g

/** Returns the sentence about tokens in a field's description. */
export function describeTokens(tokens: readonly TokenName[]): string {
  if (tokens.length === 0) return ''
  // There are too many to list at each field.
  if (tokens.every(isSampleTokenName)) return ' Write figures of the sample buyer as {figure}: its form lists them all.'
  return ` You can write ${tokens.map((token) => `{${token}} for ${isSampleTokenName(token) ? sampleTokens[token][1] : tokenMeanings[token]}`).join(', ')}.`
}

/** Types without tokens: a text that visitors agreed to must not change with the settings. */
const TYPES_WITHOUT_TOKENS: ReadonlySet<string> = new Set(['legalPolicy', 'policyVersion', 'consentSettings'])

/** Describes unknown tokens in a text; undefined for none. @param allowed tokens besides those of the site settings */
export function findTokenProblem(value: unknown, allowed: readonly string[], documentType: string | undefined) {
  const isVerbatim = documentType !== undefined && TYPES_WITHOUT_TOKENS.has(documentType)
  const names: readonly string[] = isVerbatim ? [] : [...Object.keys(siteTokens), ...allowed]
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  const unknown = [...text.matchAll(createTokenPattern())].flatMap(([token, name]) =>
    name === undefined || names.includes(name) ? [] : [token],
  )
  if (unknown.length === 0) return undefined
  if (isVerbatim) {
    return `Visitors would read ${unknown.join(', ')} as it stands: tokens are not filled in here, because a text that visitors agreed to must not change by itself. Write it in full.`
  }
  return `${unknown.join(', ')} cannot be filled in here. Known: ${names.map((name) => `{${name}}`).join(', ')}.`
}
