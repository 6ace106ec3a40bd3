import type { ClientPerspective } from '@sanity/client'
import { cookies, draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { getPreviewUser, previewCookie, type Previewer } from './previewSession.ts'

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    unstable_rethrow(error)
    // Throws outside of a request, such as in generateStaticParams, where there is no editor.
    return false
  }
}

/**
 * Returns the user of the current preview request while their session lasts, else undefined. Next's draft mode cookie
 * alone would outlive that session. Checked once per page.
 */
export const getPreviewer = cache(async (): Promise<Previewer | undefined> =>
  (await isDraftMode()) ? getPreviewUser((await cookies()).get(previewCookie)?.value) : undefined,
)

/** Returns whether the current request is a preview with a valid session. */
export const isPreview = async (): Promise<boolean> => (await getPreviewer()) !== undefined

/** The perspective if the rendered page is shared. React caches one object per request, and none outside a render. */
const getShareState = cache((): { perspective?: ClientPerspective; address?: string } => ({}))

/**
 * Shows drafts in the page of this request, after its share link was verified. Call it before the page reads content;
 * other requests are not affected.
 *
 * @param layers the drafts or the release to show, with published content otherwise; all drafts by default. Only the
 * embedded store supports single drafts.
 * @param address path and query of the share link
 */
export function setSharePerspective(layers?: readonly string[], address?: string): void {
  Object.assign(getShareState(), address === undefined ? {} : { address })
  getShareState().perspective = layers === undefined ? 'drafts' : [...layers, 'published']
}

export const getSharedPerspective = (): ClientPerspective | undefined => getShareState().perspective

/** Returns whether the rendered page is a shared draft. */
export const isShared = (): boolean => getSharedPerspective() !== undefined

/** Returns path and query of the share link of the rendered page; undefined for others. */
export const getSharedAddress = (): string | undefined => getShareState().address
