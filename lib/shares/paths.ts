import { z } from 'zod'
import { languageOf } from '#lib/content/languages.ts'
import { localizedPath } from '#lib/links/homeLinks.ts'
import { DEFAULT_PARTNER, isSwitchedOff, linkValueOf } from '#lib/links/partners.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'

const shareable = pageList.filter((page) => page.shareable)

const withSlug = z.object({ slug: z.object({ current: z.string() }) })

function policyPath(document: object): string | undefined {
  const path = `/${withSlug.safeParse(document).data?.slug.current}`
  return shareable.find((page) => page.type === 'legalPolicy' && page.path === path)?.path
}

/** The page of a partner that is switched off is the default one's, which is not its own to share. */
function partnerPath(document: object): string | undefined {
  const value = linkValueOf(document)
  return value === undefined || isSwitchedOff(document) ? undefined : scanHref('/', value)
}

/**
 * The page of a document, when a link to its draft can be shared.
 *
 * @param document as it is in the Studio
 */
export function sharablePath(document: { _type: string }): string | undefined {
  if (document._type === 'partner') return partnerPath(document)
  const path =
    document._type === 'legalPolicy'
      ? policyPath(document)
      : shareable.find(({ type }) => type === document._type)?.path.replace('{partner}', DEFAULT_PARTNER)
  return path && localizedPath(path, languageOf(document))
}
