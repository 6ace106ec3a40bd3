import type { SanityClient, ValidationContext } from 'sanity'

/** How long an answer is kept, in milliseconds: one check of a long page asks once, and a change counts at once. */
const KEPT = 2000

type Asks = Pick<ValidationContext, 'getClient'>

/**
 * Reads what validation needs to know of other documents, as they are published.
 *
 * @param read asks the content store
 * @returns the same for validators, asked at most once in two seconds per store
 */
export function shortlyKept<Answer>(read: (client: SanityClient) => Promise<Answer>): (asks: Asks) => Promise<Answer> {
  const readings = new Map<string, { at: number; answer: Promise<Answer> }>()
  return ({ getClient }) => {
    const client = getClient({ apiVersion: '2025-02-19' }).withConfig({ perspective: 'published' })
    const { projectId, dataset, apiHost } = client.config()
    const store = [apiHost, projectId, dataset].join(' ')
    const known = readings.get(store)
    if (known && Date.now() - known.at < KEPT) return known.answer
    const answer = read(client)
    readings.set(store, { at: Date.now(), answer })
    return answer
  }
}
