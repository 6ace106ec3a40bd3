import { lookup as resolveHost, type LookupAddress, type LookupAllOptions } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from '#lib/security/publicAddress.ts'

const TIMEOUT_MS = 15_000

const MAX_REDIRECTS = 5

const PORTS: ReadonlySet<string> = new Set(['', '80', '443'])

/** Statuses of pages that are there, but not for programs or not at this moment. */
const UNKNOWN: ReadonlySet<number> = new Set([401, 403, 405, 408, 425, 429, 451, 503, 999])

type Resolve = (
  host: string,
  options: LookupAllOptions,
  callback: (error: NodeJS.ErrnoException | null, addresses: LookupAddress[]) => void,
) => void

export interface LinkCheckOptions {
  userAgent: string
  /** Returns whether a connection to an IP address is allowed. */
  isAllowed?: (address: string) => boolean
  /** Resolves a host's addresses. */
  resolve?: Resolve
  ports?: ReadonlySet<string>
}

/** Error of an address that may not be requested, since it is not on the public Internet. */
const createRefusal = () => Object.assign(new Error('not public'), { code: 'NOT_PUBLIC' })

/**
 * Requests an address and reads no more than the headers of its response. The address that was checked is the one that is
 * connected to, so a host cannot change it in between.
 */
function requestHeaders(url: URL, options: Required<LinkCheckOptions>, signal: AbortSignal) {
  const { isAllowed, resolve, userAgent, ports } = options
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!/^https?:$/.test(url.protocol) || !ports.has(url.port) || (isIP(host) !== 0 && !isAllowed(host)))
    return Promise.reject(createRefusal())
  const lookup: LookupFunction = (hostname, lookupOptions, callback) =>
    resolve(hostname, { ...lookupOptions, all: true }, (error, addresses) => {
      if (error) return callback(error, '')
      const isPublic = addresses.length > 0 && addresses.every(({ address }) => isAllowed(address))
      if (!isPublic) return callback(createRefusal(), '')
      if (lookupOptions.all === true) return callback(null, addresses)
      return callback(null, addresses[0]?.address ?? '', addresses[0]?.family)
    })
  const send = url.protocol === 'https:' ? requestHttps : requestHttp
  return new Promise<{ status: number; location: string | undefined }>((fulfil, reject) => {
    const headers = { 'user-agent': userAgent, accept: 'text/html,*/*;q=0.5' }
    const sent = send(url, { lookup, signal, headers, agent: false }, (response) => {
      fulfil({ status: response.statusCode ?? 0, location: response.headers.location })
      response.destroy()
    })
    sent.on('error', reject).end()
  })
}

const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : 'FAILED'

/**
 * Checks whether an address of another site can be opened.
 *
 * @returns undefined if so, or if its answer does not say; else a code such as `404` or `ENOTFOUND`
 */
export async function findLinkFailure(address: string, given: LinkCheckOptions): Promise<string | undefined> {
  const options = { isAllowed: isPublicAddress, resolve: resolveHost, ports: PORTS, ...given }
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  let url = URL.parse(address)
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    if (url === null) return 'INVALID'
    try {
      const { status, location } = await requestHeaders(url, options, signal)
      if (status < 300 || status === 304 || UNKNOWN.has(status)) return undefined
      if (status >= 400 || location === undefined) return String(status)
      url = URL.parse(location, url.href)
    } catch (error) {
      return signal.aborted ? 'TIMEOUT' : getCode(error)
    }
  }
  return 'REDIRECTS'
}
