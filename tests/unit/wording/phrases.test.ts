import { expect, it } from 'vitest'
import { compilePhrases } from '#lib/wording/phrases.ts'

it('a phrase is compiled once, however often the rules are read', () => {
  const [first] = compilePhrases(['guaranteed rate*'])
  expect(first).toBeDefined()
  expect(compilePhrases(['guaranteed rate*'])[0]).toBe(first)
})
