import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { REVALIDATED_TAG_HEADER } from '#lib/content/announceChange.ts'
import { saysDraftMode } from './draftMode.ts'

/** How long a page is repeated before Next is asked for it again, in milliseconds. */
const FRESH = 1000
/** Most bytes kept. All pages, and the scripts of site and Studio, need far less. */
const MOST = 32 * 1024 * 1024

/** What makes a request more than the plain wish for a page. */
const PARTICULAR = /^(authorization|range|if-.+|x-prerender-revalidate.*)$/

/** An answer as it went out, compressed. */
interface Answer {
  headers: OutgoingHttpHeaders
  body: Buffer
  /** Time on the process's clock until which it is repeated. */
  until: number
  /** Cache tags of the content it shows; undefined when Next did not name them. */
  tags: readonly string[] | undefined
}

const takesBrotli = ({ headers }: IncomingMessage) =>
  (headers['accept-encoding'] ?? '').split(',').some((coding) => coding.trim() === 'br')

const isPlain = (request: IncomingMessage) =>
  request.method === 'GET' &&
  request.url?.includes('?') === false &&
  takesBrotli(request) &&
  !saysDraftMode(request.headers) &&
  !Object.keys(request.headers).some((name) => PARTICULAR.test(name))

/** Whether a request has none of the headers by which the answer would be another; encodings are settled before. */
const isAlikeFor = (request: IncomingMessage, vary: OutgoingHttpHeader | undefined) =>
  String(vary ?? '')
    .split(',')
    .map((name) => name.trim().toLowerCase())
    .every((name) => name === 'accept-encoding' || (name !== '*' && request.headers[name] === undefined))

/**
 * How long an answer holds for everybody, in milliseconds: files with a digest in their name for ever, pages that Next
 * itself has from its cache for a moment, all else not at all.
 */
function lifetime(response: ServerResponse): number {
  if (response.statusCode !== 200 || response.hasHeader('set-cookie')) return 0
  const control = String(response.getHeader('cache-control') ?? '')
  if (/\bpublic\b/.test(control) && /\bimmutable\b/.test(control)) return Infinity
  return /\bs-maxage=[1-9]/.test(control) && response.getHeader('x-nextjs-cache') === 'HIT' ? FRESH : 0
}

/** Gathers what is written to a response, once its headers say that it is worth it. */
function overhear(response: ServerResponse) {
  const parts: Buffer[] = []
  let life: number | undefined
  const heard = <Method extends ServerResponse['write'] | ServerResponse['end']>(method: Method): Method =>
    new Proxy(method, {
      apply(target, self, args: unknown[]) {
        life ??= lifetime(response)
        const [chunk] = args
        if (life > 0 && (typeof chunk === 'string' || chunk instanceof Uint8Array)) parts.push(Buffer.from(chunk))
        return Reflect.apply(target, self, args)
      },
    })
  response.write = heard(response.write.bind(response))
  response.end = heard(response.end.bind(response))
  return { life: () => life ?? 0, body: () => Buffer.concat(parts) }
}

/**
 * Repeats answers that are the same for everybody, since finding a page and compressing it costs Next and Brotli
 * several milliseconds each time. A shared cache by HTTP's own rules (RFC 9111), whose pages live for a second, and
 * not beyond the moment their content changes.
 */
export function pageMemory() {
  let kept = new Map<string, Answer>()
  let held = 0
  /** Responses under way, which may show content as it was before a change. */
  let recording = new Set<ServerResponse>()

  function forget() {
    kept = new Map()
    held = 0
  }

  function drop(url: string) {
    held -= kept.get(url)?.body.byteLength ?? 0
    kept.delete(url)
  }

  /** Files named by their content show no documents; a page whose tags are unknown may show any. */
  function expire(tag: string) {
    recording = new Set()
    for (const [url, { tags, until }] of kept) {
      if (until !== Infinity && (tags === undefined || tags.includes(tag))) drop(url)
    }
  }

  function keep(url: string, answer: Answer) {
    drop(url)
    held += answer.body.byteLength
    kept.set(url, answer)
    if (held > MOST) forget()
  }

  return {
    /** Answers a request with what is kept. False when somebody else has to answer. */
    repeat(request: IncomingMessage, response: ServerResponse): boolean {
      const answer = kept.get(request.url ?? '')
      if (!answer || !isPlain(request) || !isAlikeFor(request, answer.headers.vary)) return false
      const now = performance.now()
      if (now > answer.until) {
        // One request asks anew. Those that come meanwhile need not ask the same.
        answer.until = now + FRESH
        return false
      }
      response.writeHead(200, answer.headers).end(answer.body)
      return true
    },

    /**
     * Keeps the answer a request is about to get, if it holds for others. To be called before anybody compresses it.
     *
     * @param readTags gives the cache tags of the page, once it is answered
     */
    record(request: IncomingMessage, response: ServerResponse, readTags: () => readonly string[] | undefined): void {
      if (!isPlain(request)) return
      recording.add(response)
      const { url = '' } = request
      const { life, body } = overhear(response)
      response.once('close', () => recording.delete(response))
      response.once('finish', () => {
        if (!recording.has(response)) return
        const headers = response.getHeaders()
        if (life() === 0 || !isAlikeFor(request, headers.vary)) return drop(url)
        const bytes = body()
        keep(url, {
          headers: { ...headers, 'content-length': bytes.byteLength },
          body: bytes,
          until: performance.now() + life(),
          tags: readTags(),
        })
      })
    },

    /**
     * Expires the pages of the tag that a response names, before the response is sent: its caller may look at once. A
     * request alone expires nothing, since its signature is verified by the route.
     */
    expireRevalidated(response: ServerResponse): void {
      const writeHead = response.writeHead.bind(response)
      Object.assign(response, {
        writeHead: (...head: Parameters<typeof writeHead>) => {
          const tag = response.getHeader(REVALIDATED_TAG_HEADER)
          response.removeHeader(REVALIDATED_TAG_HEADER)
          if (typeof tag === 'string') expire(tag)
          return writeHead(...head)
        },
      })
    },
  }
}
