/** Some of the documents. Every condition that is given must hold; none given means all documents. */
export interface DocumentScope {
  /** Only these types. */
  types?: readonly string[]
  /** No type whose name starts with one of these. */
  exceptTypesStarting?: readonly string[]
  /** `published`: an id without a dot. `draft`: an id that starts with `drafts.`. */
  state?: 'published' | 'draft'
}

/** True when the document is one of the scope's. */
export function scopeHolds(scope: DocumentScope, document: { _id: string; _type: string }): boolean {
  if (scope.types && !scope.types.includes(document._type)) return false
  if (scope.exceptTypesStarting?.some((prefix) => document._type.startsWith(prefix))) return false
  if (scope.state === 'published') return !document._id.includes('.')
  if (scope.state === 'draft') return document._id.startsWith('drafts.')
  return true
}

const idsOf = {
  published: '_id in path("*")',
  // Not `path("drafts.**")`: groq-js, which the Studio asks, lets that hold for an id such as `draftsman` too.
  draft: 'string::startsWith(_id, "drafts.")',
  any: '_id in path("**")',
}

/** The scope as a GROQ filter, which is how the Studio is told of it. Holds for the same documents as `scopeHolds`. */
export function scopeFilter(scope: DocumentScope): string {
  const conditions = [idsOf[scope.state ?? 'any']]
  if (scope.types) conditions.push(`_type in ${JSON.stringify(scope.types)}`)
  for (const prefix of scope.exceptTypesStarting ?? []) {
    conditions.push(`!string::startsWith(_type, ${JSON.stringify(prefix)})`)
  }
  return conditions.join(' && ')
}
