import type { CustomValidatorResult, ValidationContext } from 'sanity'

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

/** Types whose texts visitors are shown as they are written: what they agreed to must not change by itself. */
const WORD_FOR_WORD: ReadonlySet<string> = new Set(['legalPolicy', 'policyVersion', 'consentSettings'])

/**
 * Says in words that a text has a token the site could not fill in at its place; undefined when it has none.
 *
 * @param value a text, or portable text
 * @param allowed tokens of this place, beside those of the site settings
 * @param documentType of the document the text is in
 */
export function tokenProblem(
  value: unknown,
  allowed: readonly string[],
  documentType: string | undefined,
): string | undefined {
  const wordForWord = documentType !== undefined && WORD_FOR_WORD.has(documentType)
  const names: readonly string[] = wordForWord ? [] : [...siteTokens, ...allowed]
  const text = typeof value === 'string' ? value : JSON.stringify(value ?? '')
  const unknown = [...text.matchAll(tokenPattern())].flatMap(([token, name]) =>
    name === undefined || names.includes(name) ? [] : [token],
  )
  if (unknown.length === 0) return undefined
  if (wordForWord) {
    return `Visitors would read ${unknown.join(', ')} as it stands: nothing is filled in here, so that what they agreed to never changes by itself. Write the words out.`
  }
  return `${unknown.join(', ')} cannot be filled in here. Known: ${names.map((name) => `{${name}}`).join(', ')}.`
}

/** The tokens of their places, by validator. */
const allowedBy = new WeakMap<object, readonly TokenName[]>()

/**
 * Refuses a token the site could not fill in at this place, so that none is ever shown raw.
 *
 * @param allowed tokens of this place, beside those of the site settings
 */
export function knownTokens(allowed: readonly TokenName[]) {
  const validate = (value: unknown, { document }: Pick<ValidationContext, 'document'>): CustomValidatorResult =>
    tokenProblem(value, allowed, document?._type) ?? true
  allowedBy.set(validate, allowed)
  return validate
}

/** The tokens of the place a validator of {@link knownTokens} is for; undefined for anything else. */
export const tokensOf = (validator: unknown): readonly TokenName[] | undefined =>
  typeof validator === 'function' ? allowedBy.get(validator) : undefined
