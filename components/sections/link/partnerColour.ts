import { stegaClean } from '@sanity/client/stega'
import type { CSSProperties } from 'react'
import { HEX_COLOUR, readableColour, TINT } from '#lib/colour/contrast.ts'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'

type Partner = Pick<PartnersQueryResult[number], 'kind' | 'colour'>

/** True for a partner whose own brand is shown. */
export const isCoBranded = ({ kind }: Pick<Partner, 'kind'>) => stegaClean(kind) !== 'default'

/**
 * The partner's colour as custom properties, darkened until readable on its own tint. The pattern keeps other CSS out.
 */
export function partnerColour(partner: Partner): CSSProperties | undefined {
  const colour = stegaClean(partner.colour)
  if (!isCoBranded(partner) || !HEX_COLOUR.test(colour)) return undefined
  const properties: CSSProperties & Record<`--${string}`, string> = {
    '--partner': readableColour(colour),
    '--partner-tint': `color-mix(in srgb, ${colour} ${100 * TINT}%, white)`,
  }
  return properties
}
