import { urlSearchParamPreviewPathname } from '@sanity/preview-url-secret/constants'
import { defineEnableDraftMode } from 'next-sanity/draft-mode'
import type { NextRequest } from 'next/server'
import { previewClient } from '#lib/content/client.ts'
import { returnPath } from '#lib/content/returnPath.ts'

/**
 * Opened by the Studio's preview with a secret it has just written to the content store: shows drafts from then on.
 */
export function GET(request: NextRequest): Promise<Response> {
  const path = request.nextUrl.searchParams.get(urlSearchParamPreviewPathname)
  if (path !== null && path !== '/' && returnPath(path) === '/') {
    return Promise.resolve(new Response('The path to preview must be one of this site.', { status: 400 }))
  }
  // Made at each request, so that the settings are read when the server runs and not while it is built.
  return defineEnableDraftMode({ client: previewClient() }).GET(request)
}
