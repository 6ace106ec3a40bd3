import type { SanityClient } from 'sanity'
import { z } from 'zod'

const refusal = z.object({ response: z.object({ body: z.object({ message: z.string() }) }) })

interface CallOptions {
  method?: 'POST' | 'PATCH' | 'DELETE'
  body?: object
  query?: Record<string, string>
  signal?: AbortSignal
}

/**
 * Creates calls to the embedded store's own endpoints, such as `/accounts`, as the signed-in user.
 *
 * @throws Error with the store's message when it refuses
 */
export function storeCall(client: Pick<SanityClient, 'request'>) {
  return async (url: string, options: CallOptions = {}): Promise<unknown> => {
    try {
      return await client.request<unknown>({ url, ...options })
    } catch (error) {
      const message = refusal.safeParse(error).data?.response.body.message
      throw new Error(message ?? 'The content store does not answer. Try again in a moment.', { cause: error })
    }
  }
}
