/**
 * What an editor is told of a text that its place cannot show.
 *
 * @param longest characters that fit, or what stands for their number
 */
export const tooLong = (longest: number | string) =>
  `Too long for its place: at most ${longest} characters fit. Shorten it.`

/** What an editor is told of an address that another document of the type has. */
export const ADDRESS_TAKEN = 'Another document has this already, and only one can be at the address. Write another one.'

/** Says in words that a picture has none to stand in for it; undefined when it has, or when no picture is chosen. */
export function pictureProblem(picture: unknown): string | undefined {
  if (typeof picture !== 'object' || picture === null || !('asset' in picture) || !picture.asset) return undefined
  if ('alt' in picture && typeof picture.alt === 'string' && picture.alt.trim() !== '') return undefined
  return 'Say in words what the picture shows, for people who cannot see it.'
}
