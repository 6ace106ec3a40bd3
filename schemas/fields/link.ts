import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { landingAnchors } from '#lib/links/anchors.ts'
import { linkProblem } from '#lib/links/linkProblem.ts'
import { pathKey } from '#lib/redirects/path.ts'
import { shortlyKept } from '../store/shortlyKept.ts'

/** Paths that redirects lead on from: a link to one of them is alive. */
const redirectSources = shortlyKept(async (client) => {
  const sources = await client.fetch<string[]>('*[_type == "redirect" && defined(from)].from')
  return new Set(sources.map(pathKey).filter((key) => key !== undefined))
})

const idOf = (section: unknown): string[] =>
  typeof section === 'object' && section !== null && 'id' in section && typeof section.id === 'string'
    ? [section.id]
    : []

/** The sections of the page on which a link of this document stands. */
function anchorsAround({ document, path = [] }: ValidationContext): readonly string[] {
  const sections = document?.['sections']
  if (Array.isArray(sections)) return sections.flatMap(idOf)
  const forBusiness =
    path.includes('businessMenu') || document?._type === 'businessPage' || document?.['audience'] === 'business'
  return forBusiness ? landingAnchors.business : landingAnchors.personal
}

/** Refuses a link that leads nowhere, or that a browser would run. */
export async function knownLink(
  target: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (target === undefined) return true
  const surroundings = { anchors: anchorsAround(context), redirects: await redirectSources(context) }
  return linkProblem(target, surroundings) ?? true
}

/** Refuses anything but a path of this site that leads somewhere. */
export async function knownPage(path: string | undefined, context: ValidationContext): Promise<CustomValidatorResult> {
  if (path === undefined || path.startsWith('/')) return knownLink(path, context)
  return 'Only pages of this site: write the path, beginning with a slash, such as /privacy.'
}
