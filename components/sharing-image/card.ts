import { createHash } from 'node:crypto'
import type { Scene } from './pictures.ts'

/** Size that sites which show shared pages ask for. */
export const CARD_SIZE = { width: 1200, height: 630 } as const

/** What the picture of a shared page shows; every word of it is content. */
export interface SharingCard {
  /** Of the picture, below the root of the site. */
  path: `/${string}`
  scene: Scene
  productName: string
  headline: string
  /** A short line above the headline. */
  eyebrow?: string
  /** A line below the headline, of several parts with a mark between them. */
  details?: readonly string[]
  /** The figure on the gauge. */
  figure?: { title: string; amount: string; position: number }
  /** Two labels: what goes in, and what comes back. */
  exchange?: readonly [sent: string, returned: string]
  partner?: { shortName: string; colour: string; logo?: string }
}

/** Changes with what a picture shows: services that show shared pages keep a picture for as long as its address. */
export function cardVersion(card: SharingCard): string {
  return createHash('sha256').update(JSON.stringify(card)).digest('hex').slice(0, 10)
}
