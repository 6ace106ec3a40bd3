import { toCommonCharacters } from '#lib/content/format.ts'

/** Letters without a decomposition to a basic one. */
const STROKED: Readonly<Record<string, string>> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd' }

/** Letters beyond Latin-1, of which the Latin fonts have these four. */
const EXTENDED = /(?![ŒœŸı])[\u0100-\u024F]/g

/** Replaces what the fonts of the PDF lack by what they have: an extended letter by its basic one. Removes pictograms. */
export const toDrawableText = (text: string): string =>
  toCommonCharacters(text)
    .normalize('NFC')
    .replaceAll(EXTENDED, (letter) => STROKED[letter] ?? letter.normalize('NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/(?![©®™])\p{Extended_Pictographic}/gu, '')
