import { AsyncLocalStorage } from 'node:async_hooks'
import { subscribe } from 'node:diagnostics_channel'

export const REQUEST_ID_HEADER = 'x-request-id'

declare global {
  /** Shared by the front door and Next, which bundles copies of this module. */
  var requestIds: AsyncLocalStorage<string> | undefined
}

/** Returns the id of the current request, which its log lines in site and store share. */
export const requestIds = (globalThis.requestIds ??= new AsyncLocalStorage())

/** Returns whether a text is a valid id, which cannot be mistaken for anything else in a log. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && /^[\w.:-]{8,64}$/.test(text)

interface OutgoingRequest {
  origin: string
  addHeader: (name: string, value: string) => void
}

const isCreated = (message: unknown): message is { request: OutgoingRequest } =>
  typeof message === 'object' && message !== null && 'request' in message

/** Adds the id to requests to the store, below Next's own fetch, whose cache would store a response per id. */
export function forwardRequestIds(storeUrl: string): void {
  subscribe('undici:request:create', (message) => {
    const id = requestIds.getStore()
    if (id === undefined || !isCreated(message) || message.request.origin !== storeUrl) return
    message.request.addHeader(REQUEST_ID_HEADER, id)
  })
}
