import { z } from 'zod'
import { publicRoutes } from '#lib/links/routes.ts'

/** The page of each document that has one of its own; pages that lead on by themselves cannot be looked at. */
const pageOf: Readonly<Record<string, string>> = {
  personalPage: publicRoutes.home.path,
  businessPage: publicRoutes.business.path,
  waitlistPage: publicRoutes.waitlist.path,
  supportPage: publicRoutes.support.path,
}

const policies: readonly string[] = [publicRoutes.privacy.path, publicRoutes.terms.path, publicRoutes.cookies.path]

const withSlug = z.object({ slug: z.object({ current: z.string() }) })

/**
 * The page of a document, when a link to its draft can be shared.
 *
 * @param document as it is in the Studio
 */
export function sharablePath(document: { _type: string }): string | undefined {
  if (document._type !== 'legalPolicy') return pageOf[document._type]
  const path = `/${withSlug.safeParse(document).data?.slug.current}`
  return policies.find((each) => each === path)
}
