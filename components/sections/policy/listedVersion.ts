import type { PolicyVersionsQueryResult } from '#lib/content/sanity.types.ts'

/** What a list says of a version; before anything is kept, of the text in force, which is then the first one. */
export type ListedVersion = Omit<PolicyVersionsQueryResult[number], '_type' | 'earlierEffectiveDate'> & {
  _type: string
}
