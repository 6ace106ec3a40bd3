import type { CustomValidatorResult, ValidationContext } from 'sanity'
import { linkProblem, pageLinkProblem } from '#lib/links/linkProblem.ts'
import type { LinkSurroundings } from '#lib/links/linkProblem.ts'
import { anchorsAround } from '#lib/links/surroundings.ts'
import { pathKey } from '#lib/redirects/path.ts'
import { shortlyKept } from '../store/shortlyKept.ts'

/** Paths that redirects lead on from: a link to one of them is alive. */
const redirectSources = shortlyKept(async (client) => {
  const sources = await client.fetch<string[]>('*[_type == "redirect" && defined(from)].from')
  return new Set(sources.map(pathKey).filter((key) => key !== undefined))
})

async function surroundingsOf(context: ValidationContext): Promise<LinkSurroundings> {
  const { document, path = [] } = context
  return { anchors: anchorsAround(document, path), redirects: await redirectSources(context) }
}

/** Refuses a link that leads nowhere, or that a browser would run. */
export async function knownLink(
  target: string | undefined,
  context: ValidationContext,
): Promise<CustomValidatorResult> {
  if (target === undefined) return true
  return linkProblem(target, await surroundingsOf(context)) ?? true
}

/** Refuses anything but a path of this site that leads somewhere. */
export async function knownPage(path: string | undefined, context: ValidationContext): Promise<CustomValidatorResult> {
  if (path === undefined) return true
  return pageLinkProblem(path, await surroundingsOf(context)) ?? true
}
