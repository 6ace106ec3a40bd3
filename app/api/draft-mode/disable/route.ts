import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { env } from '#lib/env.ts'
import { previewCookie } from '#lib/content/previewSession.ts'
import { getPreviewOrigin, returnPath } from '#lib/content/previewAddress.ts'

/** Shows what is published again, on the page named by `path` or else the one the editor came from. */
export async function GET(request: NextRequest): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  for (const name of [perspectiveCookieName, previewCookie]) jar.delete(name)
  const path = request.nextUrl.searchParams.get('path')
  redirect(path === null ? getPreviewOrigin(request.headers.get('referer'), env().SITE_URL) : returnPath(path))
}
