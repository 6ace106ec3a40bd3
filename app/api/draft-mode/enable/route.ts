import { validatePreviewUrl } from '@sanity/preview-url-secret'
import { urlSearchParamPreviewPathname, urlSearchParamPreviewSecret } from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { getPreviewClient } from '#lib/content/client.ts'
import { createPreviewSession, previewCookie } from '#lib/content/previewSession.ts'
import { returnPath } from '#lib/content/previewAddress.ts'
import { env } from '#lib/env.ts'

/**
 * Opened by the Studio's preview with a secret it has just written to the content store: shows drafts from then on,
 * until the owner of the secret signs out.
 */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const path = searchParams.get(urlSearchParamPreviewPathname)
  if (path !== null && path !== '/' && returnPath(path) === '/') {
    return new Response('The path to preview must be one of this site.', { status: 400 })
  }
  const client = getPreviewClient()
  const { isValid } = await validatePreviewUrl(client, request.url)
  const pass = isValid ? await createPreviewSession(searchParams.get(urlSearchParamPreviewSecret) ?? '') : undefined
  if (pass === undefined) return new Response('This preview was not opened by the Studio.', { status: 401 })

  const jar = await cookies()
  const secure = env().SITE_URL.startsWith('https:')
  jar.set(previewCookie, pass, { httpOnly: true, path: '/', sameSite: 'lax', secure })
  // Made at each request, so that the settings are read when the server runs and not while it is built.
  return defineEnableDraftMode({ client }).GET(request)
}
