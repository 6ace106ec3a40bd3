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
export const previewer = cache(async (): Promise<Previewer | undefined> =>
  (await isDraftMode()) ? getPreviewUser((await cookies()).get(previewCookie)?.value) : undefined,
)

/** Returns whether the current request is a preview with a valid session. */
export const isPreview = async (): Promise<boolean> => (await previewer()) !== undefined
