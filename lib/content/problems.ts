/**
 * What an editor is told of a text that its place cannot show.
 *
 * @param longest characters that fit, or what stands for their number
 */
export const tooLong = (longest: number | string) =>
  `Too long for its place: at most ${longest} characters fit. Shorten it.`

/** What an editor is told of a text that may not be empty, and is. */
export const EMPTY = 'Required.'

/** What an editor is told of a text that has another form than its place asks for. @param name of that form */
export const notSuch = (name: string) => `Only ${name} can stand here.`

/** What an editor is told of the address of another site that does not begin with https://. */
export const NOT_SAFE = 'Begin the address with https://. Other kinds of address are not safe for visitors.'

/** What an editor is told of what is no address of another site at all. */
export const NO_ADDRESS = 'This is no web address. Copy it from the browser, such as https://example.com/page.'

/** What an editor is told of an address that carries a name and a password. */
export const NAMES_SOMEBODY = 'Take the name and password out of the address: every visitor would read them.'

/** What an editor is told of a list with too many or too few items; each is told the number there is room for. */
export const listed = {
  exactly: (wanted: number | string) =>
    `The page has room for exactly ${wanted}. Add or remove until there are ${wanted}.`,
  most: (most: number | string) => `The page has room for ${most} at most. Remove the others.`,
  least: (least: number | string) => `The page needs at least ${least}. Add more.`,
}

/** What an editor is told of something that is none of the choices. */
export const NO_CHOICE = 'This is none of the choices. Pick one from the list.'

/** Says in words that two sections have the same anchor; undefined when each has its own. */
export function repeatedAnchor(sections: readonly unknown[]): string | undefined {
  const anchors = sections.flatMap((section) =>
    typeof section === 'object' && section !== null && 'id' in section && typeof section.id === 'string'
      ? [section.id]
      : [],
  )
  const repeated = anchors.find((anchor, index) => anchors.indexOf(anchor) !== index)
  return repeated === undefined ? undefined : `Two sections have the anchor “${repeated}”.`
}

/** What an editor is told of an address that another document of the type has. */
export const ADDRESS_TAKEN = 'Another document has this already, and only one can be at the address. Write another one.'

/** Says in words that a picture has none to stand in for it; undefined when it has, or when no picture is chosen. */
export function pictureProblem(picture: unknown): string | undefined {
  if (typeof picture !== 'object' || picture === null || !('asset' in picture) || !picture.asset) return undefined
  if ('alt' in picture && typeof picture.alt === 'string' && picture.alt.trim() !== '') return undefined
  return 'Say in words what the picture shows, for people who cannot see it.'
}
