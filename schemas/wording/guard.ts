import type { CustomValidator, DocumentDefinition, SanityClient, SanityDocument } from 'sanity'
import { parseRules, type Severity } from '#lib/wording/rules.ts'
import { findDocumentClaims } from '#lib/wording/findViolations.ts'
import { field } from '../fields/field.ts'
import { createPublishedCache } from '../fields/links.ts'

/** Selects the wording rules, as `parseRules` expects them. */
export const rulesQuery = `*[_id == "wordingRules"][0].rules[]{phrases, exceptions, onlyWith, explanation, reach, severity, approved, _key, language}`

/** Reads the published wording rules. */
export const fetchRules = (client: SanityClient) =>
  client.fetch<unknown>(rulesQuery, {}, { perspective: 'published' }).then(parseRules)

/** Reads the published rules; none if the store is unreachable, because that is not an error in the text. */
const loadRules = createPublishedCache((client) => fetchRules(client).catch(() => []))

/** Creates a validator of a document that reports the phrases that match rules of one severity, each at its text. */
function createWordingValidator(severity: Severity): CustomValidator<SanityDocument | undefined> {
  return async (document, context) => {
    if (document === undefined) return true
    const found = findDocumentClaims(document, await loadRules(context), severity)
    return found.length === 0 || found.map(({ message, path }) => ({ message, path }))
  }
}

const warnOfWords = createWordingValidator('warn')

/** Rejects words that must never be published. */
export const rejectBlockedClaims = createWordingValidator('block')

/** Name of the field that the store writes with each publish. */
export const ACCEPTED_WORDING = 'acceptedWording'

const acceptedWording = field(
  'array',
  ACCEPTED_WORDING,
  'Published despite a warning',
  'Words that the wording rules warn of. The person who published this version chose “Publish anyway”.',
  { of: [{ type: 'string' }], options: { layout: 'tags' }, readOnly: true, hidden: ({ value }) => value === undefined },
)

/** Adds the wording guard to every document type, except the rules, which contain the phrases themselves. */
export const withWordingGuard = <Type extends DocumentDefinition>(types: readonly Type[]): Type[] =>
  types.map((type) =>
    type.name === 'wordingRules'
      ? type
      : {
          ...type,
          fields: [...type.fields, acceptedWording],
          validation: (rule) => [rule.custom(warnOfWords).warning(), rule.custom(rejectBlockedClaims).error()],
        },
  )
