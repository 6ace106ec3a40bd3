import { dragAttributes } from '../arrangement/dragAttributes.ts'
import type { DraggedList } from '../arrangement/dragAttributes.ts'
import { sampleMark } from '../sampleMark.ts'
import { ContentLogo } from './ContentLogo.tsx'
import type { Logo } from './ContentLogo.tsx'

interface StripLogoProps {
  logo: Logo & { _key: string; source: string }
  height: number
  /** The list the strip shows, where its logos can be dragged. */
  list?: DraggedList
}

/** One of a strip of logos. A click in the preview opens the logo's document; around it, it can be taken and dragged. */
export async function StripLogo({ logo, height, list }: StripLogoProps) {
  const drag = list && (await dragAttributes(list, logo._key))
  return (
    <li {...drag} {...await sampleMark(logo.source)}>
      <ContentLogo logo={logo} height={height} />
    </li>
  )
}
