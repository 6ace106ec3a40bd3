import { expect, test } from 'vitest'
import { adviseOnLetters } from '#lib/content/letters.ts'

test.each([
  ['English, French and signs', 'Up to $612,400 (30 %) → “Œuvre” d’été 🏡 ≤ ⅓ № ✓'],
  ['letters that are drawn without their marks', 'Nguyễn Thế Đặng, Łódź'],
  ['Greek letters', 'Ω and π'],
  ['nothing', ''],
])('%s need no advice', (_name, text) => {
  expect(adviseOnLetters(text)).toBeUndefined()
})

test('letters of other scripts are named once each, at most five', () => {
  expect(adviseOnLetters('Дом Дом 家 بيت')).toBe(
    'Our typefaces have no “Д”, “о”, “м”, “家”, “ب”. Pictures for sharing leave out such letters.',
  )
})
