/** Cookie that says which page of a split a visitor gets. It holds no identifier of the visitor. */
export const SPLIT_COOKIE = 'homie_split'

/** The page itself, or the landing page that stands in for it. */
export type SplitSide = 'a' | 'b'

/** The longest lifetime of the cookie, whose real one ends with the split. */
const MAX_AGE_SECONDS = 30 * 24 * 60 * 60

/** Splits that are read, since anyone can send a long cookie. */
const MAX_SPLITS = 20

const COOKIE = new RegExp(`(?:^|;\\s*)${SPLIT_COOKIE}=([^;]*)`)
const PART = /^(\/[a-z0-9/-]+):([ab])$/

/** Writes the landing page of a split and the side of a visitor, such as `/spring:b`. */
export const formatSide = (variant: string, side: SplitSide): string => `${variant}:${side}`

/** Parses what {@link formatSide} returns; undefined for anything else. */
export function parseSide(text: string): { variant: string; side: SplitSide } | undefined {
  const [, variant, side] = PART.exec(text) ?? []
  return variant !== undefined && (side === 'a' || side === 'b') ? { variant, side } : undefined
}

/** Reads the sides of a visitor by the landing pages of their splits. @param header the `Cookie` header */
export function parseSplitCookie(header: string | null | undefined): Map<string, SplitSide> {
  const [, value = ''] = COOKIE.exec(header ?? '') ?? []
  const parts = value.split('|').slice(0, MAX_SPLITS)
  return new Map(
    parts.flatMap((part) => {
      const parsed = parseSide(part)
      return parsed ? [[parsed.variant, parsed.side] as const] : []
    }),
  )
}

interface CookieOptions {
  /** Seconds until the last of the splits ends. */
  endsInSeconds: number
  /** Whether the site is served by https. */
  isSecure: boolean
}

/** Creates the `Set-Cookie` header of a visitor's sides. */
export function createSplitCookie(
  sides: ReadonlyMap<string, SplitSide>,
  { endsInSeconds, isSecure }: CookieOptions,
): string {
  const value = Array.from(sides, ([variant, side]) => formatSide(variant, side)).join('|')
  const age = Math.max(0, Math.min(Math.floor(endsInSeconds), MAX_AGE_SECONDS))
  return `${SPLIT_COOKIE}=${value}; Path=/; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`
}
