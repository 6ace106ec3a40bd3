import { stegaClean } from '@sanity/client/stega'
import type { CSSProperties } from 'react'
import type { PartnersQueryResult } from '#lib/content/sanity.types.ts'

type Partner = Pick<PartnersQueryResult[number], 'kind' | 'colour'>

/** Only a colour that is written as the schema asks may reach a style. */
const HEX = /^#[0-9a-f]{6}$/i

/** True for a partner whose own brand is shown beside the product's. */
export const isCoBranded = ({ kind }: Pick<Partner, 'kind'>) => stegaClean(kind) !== 'default'

/** The partner's colour as custom properties of its pages; none for the default partner. */
export function partnerColour(partner: Partner): CSSProperties | undefined {
  const colour = stegaClean(partner.colour)
  if (!isCoBranded(partner) || !HEX.test(colour)) return undefined
  const properties: CSSProperties & Record<`--${string}`, string> = {
    '--partner': colour,
    '--partner-tint': `color-mix(in oklch, ${colour} 6%, white)`,
  }
  return properties
}
