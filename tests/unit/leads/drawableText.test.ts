import { expect, it } from 'vitest'
import { toDrawableText } from '#leads/pdf/drawableText.ts'

it.each([
  ['Taux ≤ 5\u{a0}% → ✓ 6′', "Taux <= 5\u{a0}% › • 6'"],
  ['Łukasz Đorđević, Œuvre, Ÿ', 'Lukasz Dordevic, Œuvre, Ÿ'],
  ['Homie® ™ 🏠 home', 'Homie® ™  home'],
])('the PDF writes %s with the signs of its fonts', (text, drawn) => {
  expect(toDrawableText(text)).toBe(drawn)
})
