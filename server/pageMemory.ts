import type { IncomingMessage, OutgoingHttpHeader, OutgoingHttpHeaders, ServerResponse } from 'node:http'
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
  let changes = 0

  function forget() {
    kept = new Map()
    held = 0
  }

  function keep(url: string, answer: Answer) {
    held += answer.body.byteLength - (kept.get(url)?.body.byteLength ?? 0)
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

    /** Keeps the answer a request is about to get, if it holds for others. To be called before anybody compresses it. */
    record(request: IncomingMessage, response: ServerResponse): void {
      if (changes > 0 || !isPlain(request)) return
      // Forgotten while the answer is under way, it is old already.
      const current = kept
      const { url = '' } = request
      const { life, body } = overhear(response)
      response.once('finish', () => {
        if (kept !== current) return
        const headers = response.getHeaders()
        if (life() === 0 || !isAlikeFor(request, headers.vary)) return void kept.delete(url)
        const bytes = body()
        keep(url, {
          headers: { ...headers, 'content-length': bytes.byteLength },
          body: bytes,
          until: performance.now() + life(),
        })
      })
    },

    /**
     * Forgets everything, and keeps nothing until a response is sent: the one to whoever tells that content changed,
     * who may look at once.
     */
    pauseUntilSent(response: ServerResponse): void {
      changes += 1
      forget()
      response.once('close', () => {
        changes -= 1
        forget()
      })
    },
  }
}
