import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'

export const REQUEST_ID_HEADER = 'x-request-id'

declare global {
  /** Shared by the front door and Next, which bundles copies of this module. */
  var requestIds: AsyncLocalStorage<string> | undefined
}

/** The id of the request that is being answered, by which its log lines in site and store are found. */
export const requestIds = (globalThis.requestIds ??= new AsyncLocalStorage())

/** Whether a text can be an id: nothing that would look like something else in a log. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[\w.:-]{8,64}$/.test(text)

interface OutgoingRequest {
  origin: string
  addHeader: (name: string, value: string) => void
}

const isCreated = (message: unknown): message is { request: OutgoingRequest } =>
  typeof message === 'object' && message !== null && 'request' in message

/**
 * Sends the id along with calls to the content store. Added below Next's fetch, whose cache would keep an answer for each
 * id.
 *
 * @param storeUrl the origin of the store
 */
export function forwardRequestIds(storeUrl: string): void {
  subscribe('undici:request:create', (message) => {
    const id = requestIds.getStore()
    if (id === undefined || !isCreated(message) || message.request.origin !== storeUrl) return
    message.request.addHeader(REQUEST_ID_HEADER, id)
  })
}
