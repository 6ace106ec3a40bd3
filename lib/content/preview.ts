import { cookies, draftMode } from 'next/headers'
import { unstable_rethrow } from 'next/navigation'
import { cache } from 'react'
import { getPreviewUser, previewCookie, type Previewer } from './previewSession.ts'

async function isDraftMode(): Promise<boolean> {
  try {
    return (await draftMode()).isEnabled
  } catch (error) {
    unstable_rethrow(error)
    // Next refuses the question while it asks which pages there are: there is no request then, so no editor.
    return false
  }
}

/**
 * Who looks at drafts with the request in hand and still may; undefined for everybody else. Next's cookie for draft mode
 * alone would outlive the session it was set for. Asked once per page.
 */
export const previewer = cache(async (): Promise<Previewer | undefined> =>
  (await isDraftMode()) ? getPreviewUser((await cookies()).get(previewCookie)?.value) : undefined,
)

/** Whether the request in hand is an editor's, who looks at drafts and still may. */
export const isPreview = async (): Promise<boolean> => (await previewer()) !== undefined
