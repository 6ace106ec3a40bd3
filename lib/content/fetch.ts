import { join } from 'node:path'
import type { ClientReturn, QueryParams } from '@sanity/client'
import { unstable_cache } from 'next/cache'
import { cookies } from 'next/headers'
import { env } from '#lib/env.ts'
import { defaultLocale, type Locale } from '#lib/i18n/locales.ts'
import { requestLocale } from '#lib/i18n/requestLocale.ts'
import { getDraftsClient, getPreviewClient, getPublishedClient } from './client.ts'
import { withCircuitBreaker } from './circuitBreaker.ts'
import { createFallbackCache } from './fallbackCache.ts'
import { contentLog } from '#lib/log.ts'
import { getSharedPerspective, isPreview } from './preview.ts'
import { getPreviewPerspective } from './previewAddress.ts'
import { type ContentTag, FALLBACK_TAG, getCacheTag, isSingleton } from './tags.ts'
import { isNothing, listMissingFields, withDraftDefaults, withFallback } from './completeness.ts'

/** Time after which content is read again without a webhook. */
const REVALIDATE_SECONDS = 3600
const TIMEOUT_MS = 10_000
/** Time after which a page built from cached responses is rendered again. */
const RETRY_SECONDS = 5

interface ContentRequest<Query extends string> {
  query: Query
  params?: QueryParams
  /** The parameter `$language`; by default that of the page being rendered. */
  language?: Locale
  /** Types of the documents in the response; a change to one of them makes it stale. */
  tags: readonly ContentTag[]
  /** True for a list whose reader allows for any value: a damaged document must not withhold the newer ones. */
  readsDamaged?: boolean
}

/** Adds `$language` only to queries that use it, so that other responses are cached once. */
const withLanguage = (query: string, params: QueryParams, language: Locale = requestLocale()) =>
  query.includes('$language') ? { ...params, language } : params

let fallbackCache: ReturnType<typeof createFallbackCache> | undefined
const getFallbackCache = () => (fallbackCache ??= createFallbackCache(join(env().DATA_DIR, 'content-cache')))

/** Rejects with a network error without its request, whose token Next would log. */
function rejectWithoutRequest(error: unknown): never {
  if (error instanceof Error && 'request' in error) throw new Error(error.message, { cause: error.cause })
  throw error
}

const describeResponse = (response: unknown, query: string) =>
  typeof response === 'object' && response !== null && '_id' in response ? { document: response._id } : { query }

/**
 * Caches a complete response. An incomplete one, of a document that bypassed the Studio or predates the schema, is
 * completed from the cached one, and logged.
 */
async function cacheIfComplete<const Query extends string>(
  query: Query,
  params: QueryParams,
  tags: readonly ContentTag[],
  response: ClientReturn<Query>,
  readsDamaged: boolean,
): Promise<ClientReturn<Query>> {
  // A page's only document must exist in English; other languages are optional.
  const isNeeded = (params['language'] ?? defaultLocale) === defaultLocale
  if (isNothing(response) && isNeeded && tags.some(isSingleton)) {
    contentLog().error(
      { query, tags },
      'A required document is missing; the last response is served. Publish it again.',
    )
    return (await getFallbackCache().find(query, params)) ?? response
  }
  if (isNothing(response)) return response
  const missing = readsDamaged ? [] : listMissingFields(query, response)
  if (missing.length > 0) {
    contentLog().error(
      { ...describeResponse(response, query), missing },
      'Published content has missing required fields. Complete the document and publish it.',
    )
    return withFallback(query, response, await getFallbackCache().find(query, params))
  }
  // Not awaited: a page need not wait for the disk.
  void getFallbackCache()
    .put(query, params, response)
    .catch((error: unknown) =>
      contentLog().warn({ err: error }, 'A response could not be cached. Check the free space of DATA_DIR.'),
    )
  return response
}

/**
 * Reads published content, inside or outside of a request. Responses are cached by tag. When the store fails, the last
 * complete response is returned and the failure logged.
 *
 * @throws Error when the store fails without a cached response, or a required value is missing and was never cached
 */
export async function fetchPublished<const Query extends string>({
  query,
  params: given = {},
  language,
  tags,
  readsDamaged = false,
}: ContentRequest<Query>): Promise<ClientReturn<Query>> {
  const params = withLanguage(query, given, language)
  const cacheTags = tags.map(getCacheTag)
  const read = (signal: AbortSignal) =>
    getPublishedClient()
      .fetch<ClientReturn<Query>>(query, params, {
        next: { revalidate: REVALIDATE_SECONDS, tags: cacheTags },
        signal,
      })
      .catch(rejectWithoutRequest)
  let response: ClientReturn<Query>
  try {
    response = await withCircuitBreaker(read)
  } catch (error) {
    const cached = await getFallbackCache().find(query, params)
    if (cached === undefined) {
      // Nothing can replace the response, so the store gets more time.
      return cacheIfComplete(query, params, tags, await read(AbortSignal.timeout(TIMEOUT_MS)), readsDamaged)
    }
    contentLog().error(
      { err: error, query },
      'The content store does not respond; the last response is served. Check the content store.',
    )
    // The page inherits the short lifetime of this entry; otherwise it would be stale for an hour. Next returns undefined
    // in place of its value when the entry expires while the page is rendered.
    await unstable_cache(async () => null, ['last response', query, JSON.stringify(params)], {
      revalidate: RETRY_SECONDS,
      tags: [...cacheTags, FALLBACK_TAG],
    })()
    return cached
  }
  return cacheIfComplete(query, params, tags, response, readsDamaged)
}

/** Reads a page's content: published, or drafts in draft mode and on shared pages. See {@link fetchPublished}. */
export async function fetchContent<const Query extends string>(request: ContentRequest<Query>) {
  const shared = getSharedPerspective()
  if (shared === undefined && !(await isPreview())) return fetchPublished(request)
  const { query, params = {}, language } = request
  const client = shared === undefined ? getPreviewClient() : getDraftsClient()
  const options = { perspective: shared ?? getPreviewPerspective(await cookies()), cache: 'no-store' } as const
  const draft = await client
    .fetch<ClientReturn<Query>>(query, withLanguage(query, params, language), options)
    .catch(rejectWithoutRequest)
  return withDraftDefaults(query, draft)
}
