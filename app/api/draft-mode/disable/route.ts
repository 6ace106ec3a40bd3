import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { env } from '#lib/env.ts'
import { previewCookie } from '#lib/content/previewSession.ts'
import { DRAFT_MODE_COOKIE } from '#lib/nextInternals.ts'
import { getPreviewOrigin, toReturnPath } from '#lib/content/previewAddress.ts'

/** Leaves draft mode and redirects to `path`, or else to the page the editor came from. */
export async function GET(request: NextRequest): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  const cookieStore = await cookies()
  // Also that of Next, whose own deletion is secure only: a browser ignores it from a site on http.
  for (const name of [DRAFT_MODE_COOKIE, perspectiveCookieName, previewCookie]) cookieStore.delete(name)
  const path = request.nextUrl.searchParams.get('path')
  redirect(path === null ? getPreviewOrigin(request.headers.get('referer'), env().SITE_URL) : toReturnPath(path))
}
