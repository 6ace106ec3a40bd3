import { z } from 'zod'
import { apiVersion, embeddedPath } from '#lib/content/connection.ts'

const refusal = z.object({ message: z.string() })

/**
 * Calls of the Studio to a collection the embedded store keeps beside the documents, in the name of who is signed in.
 *
 * @param collection such as `schedules`
 * @param token of the Studio's session; without one every call is refused
 * @returns a call, which answers what the store sent, yet unread, and throws an Error with the store's words when it
 *   refuses
 */
export function storeCall(collection: string, token: string | undefined, dataset: string) {
  return async function call(path: string, method: string, body?: object): Promise<unknown> {
    const response = await fetch(`${embeddedPath}/v${apiVersion}/data/${collection}/${dataset}${path}`, {
      method,
      headers: { authorization: `Bearer ${token ?? ''}`, 'content-type': 'application/json' },
      body: body && JSON.stringify(body),
    })
    const answer: unknown = await response.json().catch(() => undefined)
    if (response.ok) return answer
    throw new Error(refusal.safeParse(answer).data?.message ?? 'The store does not answer right now. Try again.')
  }
}
