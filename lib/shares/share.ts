import { z } from 'zod'
import { formatDate } from '#lib/content/format.ts'
import { SITE_TIME_ZONE } from '#lib/i18n/timeZone.ts'

export const shareDays = [1, 7, 30] as const

/** A link that shows the draft of one page, or a release, to a reader without an account. Times are ISO 8601, UTC. */
const share = z.object({
  id: z.string(),
  documentId: z.string(),
  /** The release that the page shows; null for the draft. */
  releaseId: z.string().nullable(),
  path: z.string(),
  author: z.object({ id: z.string(), name: z.string() }),
  createdAt: z.string(),
  expiresAt: z.string(),
})

export type Share = z.infer<typeof share>

export const shareList = z.object({ shares: z.array(share) })
/** The key is returned only once, when the link is created; the store keeps its digest. */
export const newShare = z.object({ share, key: z.string() })
/** An active share link with the page's current path. */
export const openedShare = share.pick({ path: true, expiresAt: true }).extend({
  /** The layers above published content: drafts with those of new documents that they list, or a release. */
  layers: z.array(z.string()),
  /** Whether the draft lists an item that was unpublished or deleted, which the page leaves out. */
  isIncomplete: z.boolean(),
  /** Differs after each commit, so a page that was rendered in the same state is the same. */
  state: z.string(),
})

export type OpenedShare = z.infer<typeof openedShare>

/** Returns the path of a share link. The key is in the query, which is never logged. */
export const getSharedHref = (id: string, key: string) => `/shared/${id}?${new URLSearchParams({ key })}`

/** Formats when a link expires, in the company's time zone for writer and reviewer alike: the reviewer's is unknown. */
export const formatExpiry = (expiresAt: string, locale: string): string =>
  formatDate(expiresAt, locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: SITE_TIME_ZONE,
    timeZoneName: 'short',
  })
