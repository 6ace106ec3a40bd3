import { createImageUrlBuilder } from '@sanity/image-url'
import * as z from 'zod'

const crop = z.object({ top: z.number(), bottom: z.number(), left: z.number(), right: z.number() })
const hotspot = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })

/** An image field as it is being filled in, with the part of the picture that was chosen. */
export const chosenImage = z.object({
  asset: z.object({ _ref: z.string() }),
  crop: crop.optional().catch(undefined),
  hotspot: hotspot.optional().catch(undefined),
})

export type ChosenImage = z.infer<typeof chosenImage>

/** A picture as a shared page shows it. */
interface SharingPicture {
  url: string
  /** True when the site draws it from what is published. */
  drawn: boolean
}

interface Choices {
  /** Images in the order in which they count, the page's own first. */
  chosen: readonly (ChosenImage | null | undefined)[]
  /** Name of the picture the site draws when none was chosen. */
  drawn: string | undefined
  /** Where images are, as the Studio's client has it. */
  client: Parameters<typeof createImageUrlBuilder>[0]
}

/** Sites that show shared pages show no vector drawings, so such a choice counts as none. */
const isUsable = (image: ChosenImage | null | undefined) => image && !image.asset._ref.endsWith('-svg')

/**
 * The picture a shared page shows: the one chosen for the page, else that of the site, else the one the site draws.
 *
 * @returns undefined for a page nobody shares
 */
export function sharingPicture({ chosen, drawn, client }: Choices): SharingPicture | undefined {
  const image = chosen.find(isUsable)
  if (image) {
    const url = createImageUrlBuilder(client).image(image).width(1200).height(630).fit('crop').url()
    return { url, drawn: false }
  }
  return drawn === undefined ? undefined : { url: `/sharing-image/${drawn}`, drawn: true }
}
