import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { findPrintProblem, toPrintableText } from '#lib/content/printable.ts'
import { charactersInWoff } from '../theme/woff.ts'

it.each([
  ['Taux ≤ 5\u{a0}% → ✓ 6′', "Taux <= 5\u{a0}% › • 6'"],
  ['Łukasz Đorđević, Œuvre, ÿ, Ÿ', 'Lukasz Dordevic, Œuvre, ÿ, Y'],
  ['on\u2010line, 90\u2012120 \u2015 home', 'on-line, 90–120 — home'],
  ['Homie® ™ 🏠 home', 'Homie® ™  home'],
  ['买 home', ' home'],
])('the PDF writes %s with the signs of its fonts', (text, printed) => {
  expect(toPrintableText(text)).toBe(printed)
})

it.each([
  ['Taux ≤ 5\u{a0}% → ✓ 6′, Œuvre, Łódź', undefined],
  ['Homie® 🏠 home 🏠, 买', 'The PDF has no “🏠”, “买”. Write it in words, or leave it out.'],
])('a form answers %s with %s', (text, problem) => {
  expect(findPrintProblem(text)).toBe(problem)
})

it.each(['figtree-latin-400-normal', 'figtree-latin-600-normal', 'fraunces-latin-600-normal'])(
  '%s has every character that may be printed',
  (name) => {
    const codes = charactersInWoff(readFileSync(`leads/pdf/fonts/${name}.woff`))
    const allowed = Array.from({ length: 0x3000 }, (_, code) => code).filter(
      (code) => code >= 0x20 && findPrintProblem(String.fromCodePoint(code)) === undefined,
    )
    const missing = allowed
      .map((code) => toPrintableText(String.fromCodePoint(code)))
      .filter((text) => text.trim() !== '')
    const characters = Array.from(missing.join(''), (character) => character.codePointAt(0) ?? 0)
    expect(characters.filter((code) => !codes.has(code))).toEqual([])
  },
)
