/**
 * Removes the `@font-face` rules of a stylesheet, a loader of the bundler. Sanity's come from a foreign host that the
 * content security policy blocks; without them the Studio uses the computer's fonts.
 */
const withoutFontFaces = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

export default withoutFontFaces
