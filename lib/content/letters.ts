/** Letters and signs of scripts that the site's typefaces do not have. Greek letters are drawn as signs. */
const FOREIGN = /[^\p{Script=Latin}\p{Script=Greek}\p{Script=Common}\p{Script=Inherited}]/gu

/**
 * Returns advice on letters of other scripts, such as `Д`: pages show them in a font of the visitor, and pictures for
 * sharing leave them out. Undefined for a text without any.
 */
export function adviseOnLetters(text: string): string | undefined {
  const letters = [...new Set(text.match(FOREIGN))].slice(0, 5)
  if (letters.length === 0) return undefined
  return `Our typefaces have no ${letters.map((letter) => `“${letter}”`).join(', ')}. Pictures for sharing leave out such letters.`
}
