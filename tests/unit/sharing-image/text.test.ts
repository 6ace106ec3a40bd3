import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { joinLastWords, toRenderableText, fitHeadline } from '#components/sharing-image/text.ts'
import {
  drawableCharacters,
  fallbackFiles,
  fontCharacters,
  fontFiles,
  fontRanges,
} from '#components/sharing-image/fonts.ts'
import { fallbackRanges } from '#components/sharing-image/fonts/fallbackRanges.ts'
import { getCharacters, formatUnicodeRange } from '#components/theme/typefaces.ts'
import { charactersInWoff } from '../theme/woff.ts'

describe.each(['heading', 'body'] as const)('the characters of the %s typeface', (typeface) => {
  const has = (text: string) => Array.from(text).every((character) => fontCharacters[typeface].has(character))

  test('include English and French, but no emoji', () => {
    expect(has('Discover Your Home-Buying Budget, $612,400 (30%) “Œuvre” d’été: ÀÂÇÉÈÊËÎÏÔÙÛÜŸ œ–—… ·')).toBe(true)
    expect(Array.from('🏡买Д').map(has)).toEqual([false, false, false])
  })

  test('are those of its font files', () => {
    const codes = fontFiles[typeface].flatMap((file) => [...charactersInWoff(readFileSync(file))])
    expect(fontRanges[typeface]).toBe(formatUnicodeRange(codes.map((code) => String.fromCodePoint(code)).join('')))
  })
})

test.each(['noto-sans-math', 'noto-sans-symbols-2', 'noto-emoji'] as const)(
  '%s has the characters it is used for',
  (name) => {
    const codes = charactersInWoff(readFileSync(fallbackFiles[name]))
    const missing = Array.from(getCharacters(fallbackRanges[name])).filter(
      (sign) => !codes.has(sign.codePointAt(0) ?? 0),
    )
    expect(missing).toEqual([])
  },
)

describe('toRenderableText', () => {
  test.each([
    ['keeps plain text', 'Cutting CAC by 30%', 'Cutting CAC by 30%'],
    ['keeps signs and emoji', 'Taux ≤ 5 → ✓ 6′ € 🏡', 'Taux ≤ 5 → ✓ 6′ € 🏡'],
    ['writes signs by those they consist of', '⅓, 2⅔, m₂, №①', '1⁄3, 2 2⁄3, m2, No1'],
    ['writes signs in another way', '5\u00A0‰ note‡ ﬁn', '5\u00A0/1000 note† fin'],
    ['writes letters without marks that no font has', 'Nguyễn Thế Đặng', 'Nguyen The Đang'],
    ['removes what no font has, and its space', 'Your 买 home is near', 'Your home is near'],
    ['truncates before an emoji, not within it', `${'x'.repeat(20)}🏡x`, `${'x'.repeat(20)}…`],
    ['keeps amounts together', 'De\u202F30\u00A0%   en  tout', 'De\u00A030\u00A0% en tout'],
    ['keeps a hyphen that breaks no line', 'Home\u2011Buying', 'Home-Buying'],
    ['keeps the dashes of PDFs and word processors', '90\u2012120, on\u2010line \u2015', '90–120, on-line —'],
    ['composes accents', 'de\u0301ja\u0300', 'déjà'],
    ['truncates after a whole word', 'A sentence that goes on and on', 'A sentence that goes…'],
    ['truncates within a very long word', 'Hypothèquehypothèquehypothèque', 'Hypothèquehypothèqueh…'],
  ])('%s', (_, text, drawn) => {
    expect(toRenderableText(text, drawableCharacters, 21)).toBe(drawn)
  })
})

test.each([
  ['Comment vous aider?', 'Comment vous\u00A0aider?'],
  ['Réduisez votre CAC de 30\u00A0%', 'Réduisez votre CAC de 30\u00A0%'],
  ['Politique de confidentialité', 'Politique de confidentialité'],
])('a short last word of a headline is not alone on its line: %s', (headline, joined) => {
  expect(joinLastWords(headline)).toBe(joined)
})

describe('the size of a headline', () => {
  const room = { width: 590, height: 300 }
  test('is the largest that fits', () => {
    const sizes = ['Privacy Policy', 'Discover Your Home-Buying Budget, Instantly', 'word '.repeat(22).trim()].map(
      (text) => fitHeadline(text, room, 1.06),
    )
    expect(sizes).toEqual(sizes.toSorted((a, b) => b - a))
    expect(new Set(sizes).size).toBe(3)
  })

  test('leaves room for the last of seven words', () => {
    // Drawn at 84 pixels, this headline has four lines, of which three fit.
    expect(fitHeadline('Know What Home You Can Afford Now', room, 1.06)).toBeLessThan(84)
  })

  test('is the smallest when none fits', () => {
    expect(fitHeadline('Hypothèque'.repeat(30), room, 1.06)).toBe(30)
  })
})
