import { landingAnchors } from './anchors.ts'

/** A document as an editor has it. */
type LinkingDocument = { readonly _type: string; readonly [field: string]: unknown } | undefined

const idOf = (section: unknown): string[] =>
  typeof section === 'object' && section !== null && 'id' in section && typeof section.id === 'string'
    ? [section.id]
    : []

/**
 * The sections of the page on which a link of a document stands.
 *
 * @param path names of the fields the link stands in
 */
export function anchorsAround(document: LinkingDocument, path: readonly unknown[]): readonly string[] {
  const sections = document?.['sections']
  if (Array.isArray(sections)) return sections.flatMap(idOf)
  const forBusiness =
    path.includes('businessMenu') || document?._type === 'businessPage' || document?.['audience'] === 'business'
  return forBusiness ? landingAnchors.business : landingAnchors.personal
}
