import { z } from 'zod'
import { DEFAULT_PARTNER, isSwitchedOff, linkValueOf } from '#lib/links/partners.ts'
import { scanHref } from '#lib/links/routes.ts'
import { pageList } from '#lib/pages.ts'

export const shareDays = [1, 7, 30] as const

/** A link that shows the draft of one page to a reader without an account. Times are ISO 8601, UTC. */
const share = z.object({
  id: z.string(),
  /** The published id of the document whose page it is. */
  documentId: z.string(),
  /** Where its page was when the link was made. */
  path: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export type Share = z.infer<typeof share>

export const shareList = z.object({ shares: z.array(share) })
/** The key is returned only once, when the link is created; the store keeps its digest. */
export const newShare = z.object({ share, key: z.string() })
/** What the site learns of a link that is in force; the path is that of now. */
export const openedShare = share.pick({ documentId: true, path: true, expiresAt: true })

export type OpenedShare = z.infer<typeof openedShare>

/** The address of a link, from the site's origin. The key is in the query, which no log keeps. */
export const sharedHref = (id: string, key: string) => `/shared/${id}?${new URLSearchParams({ key })}`

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
  if (document._type === 'legalPolicy') return policyPath(document)
  if (document._type === 'partner') return partnerPath(document)
  return shareable.find(({ type }) => type === document._type)?.path.replace('{partner}', DEFAULT_PARTNER)
}
