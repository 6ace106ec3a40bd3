import type { OutgoingHttpHeaders } from 'node:http'
import { LANGUAGE_VARY } from '#lib/links/languageRedirect.ts'
import type { InlineCode } from '#lib/security/csp.ts'
import { SPECULATION_RULES_HEADER } from '#lib/speculationRules.ts'
import { transformDocument } from './transformDocument.ts'
import type { BufferedResponse } from './upstream.ts'

/** Replaces Next's header for shared caches, by which Firefox shows an outdated page and revalidates it afterwards. */
const REVALIDATED = 'public, max-age=0, must-revalidate'

export interface PrepareOptions {
  /** Returns the security headers of a path; for a transformed document they allow only the given inline code. */
  securityHeaders: (path: string, inline?: InlineCode) => readonly (readonly [string, string])[]
  /** Returns whether a page redirects by script, which must not wait for the first paint. */
  isRedirectPage: (path: string) => boolean
  /** Whether a page that was loaded ahead of a click reports that it is shown. */
  reportsShown?: boolean
}

/** The file with the inline scripts of a document. */
export interface PageScript {
  path: string
  headers: OutgoingHttpHeaders
  body: Buffer
}

/** A response as all visitors get it, before it is compressed. */
interface PreparedResponse {
  headers: OutgoingHttpHeaders
  body: Buffer
  script?: PageScript
}

/** Creates the function that turns responses of Next into those of the front door. */
export function createPrepareResponse({ securityHeaders, isRedirectPage, reportsShown = false }: PrepareOptions) {
  /** Adds the security headers, the speculation rules, and how browsers keep a response and those of redirect pages vary. */
  function addHeaders(path: string, headers: OutgoingHttpHeaders, inline?: InlineCode): OutgoingHttpHeaders {
    const complete = { ...headers, ...Object.fromEntries(securityHeaders(path, inline)) }
    if (complete['cache-control']?.includes('s-maxage=')) complete['cache-control'] = REVALIDATED
    if (inline && !isRedirectPage(path)) Object.assign(complete, Object.fromEntries([SPECULATION_RULES_HEADER]))
    if (isRedirectPage(path)) complete.vary = [complete.vary, LANGUAGE_VARY].filter(Boolean).join(', ')
    return complete
  }

  /** Returns the headers of an immutable file with scripts. */
  const getScriptHeaders = (path: string): OutgoingHttpHeaders => ({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    ...Object.fromEntries(securityHeaders(path)),
  })

  /**
   * Completes the headers, and moves a document's inline scripts to a file.
   *
   * @param page whose document it is: all not-found pages are one
   */
  return function prepareResponse(
    { headers, body }: Pick<BufferedResponse, 'headers' | 'body'>,
    path: string,
    page = path,
  ): PreparedResponse {
    const isDocument = String(headers['content-type']).startsWith('text/html')
    const transformed = isDocument
      ? transformDocument(body.toString(), page, { immediate: isRedirectPage(page), reportsShown })
      : undefined
    if (!transformed) return { headers: addHeaders(path, headers), body }
    const { html, file, inline } = transformed
    return {
      headers: addHeaders(path, headers, inline),
      body: Buffer.from(html),
      script: { path: file.path, headers: getScriptHeaders(file.path), body: Buffer.from(file.script) },
    }
  }
}
