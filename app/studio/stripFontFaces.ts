/** Removes `@font-face` rules (a bundler loader): Sanity's load from a host that the content security policy blocks. */
const stripFontFaces = (css: string): string => css.replaceAll(/@font-face\s*\{[^}]*\}/g, '')

export default stripFontFaces
