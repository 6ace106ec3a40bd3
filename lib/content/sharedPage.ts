import { cache } from 'react'

/** What is known of the page being made. React keeps one for each request, and none where no page is made. */
const page = cache(() => ({ shared: false }))

/**
 * Makes the page of this request show drafts, to a reviewer whose link was found to be in force. To be called before
 * anything of the page is read; the next request knows nothing of it.
 */
export function showShared(): void {
  page().shared = true
}

/** Whether the page being made is shown to such a reviewer. */
export const isShared = (): boolean => page().shared
