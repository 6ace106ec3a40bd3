import { PortableText } from '@portabletext/react'
import { isBlank } from '#lib/content/problems.ts'
import type { RichText as Blocks } from '#lib/content/sanity.types.ts'

/** Renders rich text without blank paragraphs and points, which editors leave when they press Enter at the end. */
export const RichText = ({ value }: { value: Blocks }) => (
  <PortableText value={value.filter((block) => !isBlank([block]))} />
)
