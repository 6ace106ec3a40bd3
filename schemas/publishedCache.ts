import type { SanityClient, ValidationContext } from 'sanity'
import { apiVersion } from '#lib/content/connection.ts'

/** Covers one validation of a long page, but expires before the next edit. */
const TTL_MS = 2000

/**
 * Caches what validators read of published documents.
 *
 * @param read queries the content store
 * @returns a reader that queries each store at most once in {@link TTL_MS}
 */
export function createPublishedCache<Answer>(read: (client: SanityClient) => Promise<Answer>) {
  const cache = new Map<string, { at: number; answer: Promise<Answer> }>()
  return ({ getClient }: Pick<ValidationContext, 'getClient'>): Promise<Answer> => {
    const client = getClient({ apiVersion }).withConfig({ perspective: 'published' })
    const { projectId, dataset, apiHost } = client.config()
    const store = [apiHost, projectId, dataset].join(' ')
    const cached = cache.get(store)
    if (cached && Date.now() - cached.at < TTL_MS) return cached.answer
    const answer = read(client)
    cache.set(store, { at: Date.now(), answer })
    return answer
  }
}
