import { randomInt } from 'node:crypto'
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http'
import { createSplitCookie, formatSide, parseSplitCookie, type SplitSide } from '#lib/landingPages/splitCookie.ts'
import { findSide, type SplitPath } from '#lib/landingPages/splitPaths.ts'
import { isProgram } from './isProgram.ts'
import { getPath } from './requestPath.ts'

/** Time after which the splits are read again without a publish: a change may have been missed. */
const MAX_AGE_MS = 60_000
/** Time after which a failed read is tried again. */
const RETRY_MS = 5_000

interface SplitsOptions {
  /** Loads the paths that are split now. */
  load: () => Promise<readonly SplitPath[]>
  onError: (error: unknown) => void
  /** Whether visitors open the site by https. */
  isSecure: boolean
  /** Returns a whole number from 0 to 99, each equally often. */
  draw?: () => number
}

/** A request for a path that is split. */
interface SplitRequest {
  /** Address that the visitor sees, when another page is rendered. */
  url: string
  /** Landing page and side, as the cookie holds them; empty for a program, which is not part of the split. */
  split: string
}

/**
 * Creates the splits of the front door: it gives each visitor of a split page one side, by chance and then by cookie, and
 * rewrites the path of the request to that of the side. Programs get the page itself.
 */
export function createSplits({ load, onError, isSecure, draw = () => randomInt(100) }: SplitsOptions) {
  let paths: ReadonlyMap<string, SplitPath> = new Map()
  let changes = 0
  let loadedChanges = -1
  let freshUntil = 0
  let renewal: Promise<void> | undefined
  const requests = new WeakMap<IncomingMessage, SplitRequest>()

  async function renew(): Promise<void> {
    const seen = changes
    try {
      paths = new Map((await load()).map((split) => [split.path, split]))
      freshUntil = performance.now() + MAX_AGE_MS
    } catch (error) {
      onError(error)
      freshUntil = performance.now() + RETRY_MS
    }
    loadedChanges = seen
    renewal = undefined
  }

  const startRenewal = () => (renewal ??= renew())
  const isCurrent = () => loadedChanges === changes

  /** Finds the side of a visitor, and sets the cookie of a new one. */
  function chooseSide(split: SplitPath, request: IncomingMessage, response: ServerResponse): SplitSide {
    const known = parseSplitCookie(request.headers.cookie)
    const side = findSide(split, known)
    if (side !== undefined) return side
    const chosen = draw() < split.percentage ? 'b' : 'a'
    const ends = new Map(
      [...paths.values()].flatMap(({ names, endsAt }) => names.map((name) => [name, endsAt] as const)),
    )
    const sides = new Map([...known].filter(([variant]) => ends.has(variant))).set(split.variant, chosen)
    const endsAt = Math.max(...Array.from(sides.keys(), (variant) => ends.get(variant) ?? 0))
    const cookie = createSplitCookie(sides, { endsInSeconds: (endsAt - Date.now()) / 1000, isSecure })
    response.setHeader('set-cookie', cookie)
    return chosen
  }

  return {
    /** Returns whether the splits are known that apply since the last publish. */
    isCurrent,

    /** Waits until {@link isCurrent}. */
    async whenCurrent(): Promise<void> {
      while (!isCurrent()) await startRenewal()
    },

    /** Reads the splits again before the next page: a landing page was published. */
    expire(): void {
      changes += 1
      void startRenewal()
    },

    /** Rewrites the path of a request to the side of its visitor, once, if the path is split. */
    assign(request: IncomingMessage, response: ServerResponse): void {
      if (performance.now() > freshUntil) void startRenewal()
      const { url = '/', headers } = request
      if (paths.size === 0 || requests.has(request)) return
      const path = getPath(request)
      const split = paths.get(path)
      if (!split || Date.now() >= split.endsAt) return
      if (isProgram(headers['user-agent'] ?? '')) return void requests.set(request, { url, split: '' })
      const side = chooseSide(split, request, response)
      requests.set(request, { url, split: formatSide(split.variant, side) })
      if (side === 'b') request.url = split.target + url.slice(path.length)
    },

    /** Gives a visitor the page itself after all, when its other side cannot be rendered. @returns whether it was rewritten */
    restore(request: IncomingMessage, response: ServerResponse): boolean {
      const split = requests.get(request)
      if (!split || split.url === request.url) return false
      request.url = split.url
      requests.set(request, { url: split.url, split: '' })
      response.removeHeader('set-cookie')
      return true
    },

    /** Finds what was decided about a request; undefined for a path that is not split. */
    find: (request: IncomingMessage): SplitRequest | undefined => requests.get(request),

    /** Returns the landing page and side of a visitor on a page, as the cookie holds them; empty without. */
    read(path: string, cookie: string | undefined): string {
      const split = paths.get(path)
      const side = split && findSide(split, parseSplitCookie(cookie))
      return side ? formatSide(split.variant, side) : ''
    },

    /** Keeps shared caches from mixing the sides, and from giving a visitor's cookie to others. */
    adaptHeaders: <Headers extends OutgoingHttpHeaders>(request: IncomingMessage, headers: Headers): Headers => {
      if (!requests.has(request)) return headers
      const vary = [headers.vary, 'Cookie'].filter(Boolean).join(', ')
      return { ...headers, 'cache-control': 'private, max-age=0, must-revalidate', vary }
    },
  }
}

export type Splits = ReturnType<typeof createSplits>
