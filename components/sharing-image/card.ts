import { createHash } from 'node:crypto'
import type { CardMotif } from '#lib/pages.ts'

/** Size that social networks recommend. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

export interface SharingCard {
  /** URL path of the image. */
  path: `/${string}`
  scene: 'dusk' | 'day'
  productName: string
  headline: string
  /** A short line above the headline. */
  eyebrow?: string
  /** A line below the headline, joined with a separator. */
  details?: readonly string[]
  figure?: { title: string; amount: string; position: number }
  motif?: CardMotif
  exchange?: readonly [sent: string, returned: string]
  partner?: { shortName: string; colour: string; logo?: string }
}

/** Hashes the content, since social networks cache an image by its URL. */
export function getCardVersion(card: SharingCard): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 10)
}
