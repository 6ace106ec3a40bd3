/** A text as phrases are looked for in it. */
export interface FoldedText {
  text: string
  /** For each character of `text`, where it stands in the original; one more for the end. */
  places: readonly number[]
}

/** One character without case, accent and typography; nothing for marks and signs that are not seen. */
function foldCharacter(character: string): string {
  return character
    .normalize('NFKD')
    .replaceAll(/[\p{M}\p{Cf}]/gu, '')
    .replaceAll(/\p{Pd}/gu, '-')
    .replaceAll(/[‘’ʼ]/g, "'")
    .replaceAll(/[\s"“”„«»]/g, ' ')
    .toLowerCase()
}

/**
 * Takes away what makes one phrase look like two: case, accents, kinds of dashes, apostrophes and blanks, soft hyphens.
 * Quotation marks count as blanks, so that quoting a claim does not hide it.
 */
export function normalizeText(original: string): FoldedText {
  let text = ''
  const places: number[] = []
  let place = 0
  for (const character of original) {
    const folded = foldCharacter(character)
    text += folded
    for (let index = 0; index < folded.length; index++) places.push(place)
    place += character.length
  }
  return { text, places: [...places, original.length] }
}
