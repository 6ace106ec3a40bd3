import { perspectiveCookieName } from '@sanity/preview-url-secret/constants'
import { cookies, draftMode } from 'next/headers'
import { redirect } from 'next/navigation'
import type { NextRequest } from 'next/server'
import { returnPath } from '#lib/content/returnPath.ts'

/** Shows what is published again, on the page named by `path`. */
export async function GET(request: NextRequest): Promise<never> {
  const draft = await draftMode()
  draft.disable()
  const jar = await cookies()
  jar.delete(perspectiveCookieName)
  redirect(returnPath(request.nextUrl.searchParams.get('path')))
}
