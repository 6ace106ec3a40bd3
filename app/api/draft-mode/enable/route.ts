import { validatePreviewUrl } from '@sanity/preview-url-secret'
import {
  perspectiveCookieName,
  urlSearchParamPreviewPathname,
  variantCookieName,
} from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import { cookies } from 'next/headers'
import type { NextRequest } from 'next/server'
import { getPreviewClient } from '#lib/content/client.ts'
import { createPreviewSession, previewCookie } from '#lib/content/previewSession.ts'
import { DRAFT_MODE_COOKIE } from '#lib/nextInternals.ts'
import { previewSecretName, toReturnPath } from '#lib/content/previewAddress.ts'
import { env } from '#lib/env.ts'

/** Enables draft mode for the Studio's preview, until the owner of the secret it has just written signs out. */
export async function GET(request: NextRequest): Promise<Response> {
  const { searchParams } = request.nextUrl
  const path = searchParams.get(urlSearchParamPreviewPathname)
  if (path !== null && path !== '/' && toReturnPath(path) === '/') {
    return new Response('The path to preview must be one of this site.', { status: 400 })
  }
  const client = getPreviewClient()
  const { isValid } = await validatePreviewUrl(client, request.url)
  const session = isValid ? await createPreviewSession(searchParams.get(previewSecretName) ?? '') : undefined
  if (session === undefined) return new Response('This preview was not opened by the Studio.', { status: 401 })

  const cookieStore = await cookies()
  const secure = env().SITE_URL.startsWith('https:')
  const attributes = { httpOnly: true, path: '/', sameSite: 'lax', secure } as const
  cookieStore.set(previewCookie, session, attributes)
  try {
    // Created per request, so that settings are read at run time instead of build time.
    return await defineEnableDraftMode({ client }).GET(request)
  } finally {
    // Next marks its cookies as secure, which a browser refuses from a site on http, such as a phone's in the office.
    for (const name of secure ? [] : [DRAFT_MODE_COOKIE, perspectiveCookieName, variantCookieName]) {
      const value = cookieStore.get(name)?.value
      if (value) cookieStore.set(name, value, attributes)
    }
  }
}
