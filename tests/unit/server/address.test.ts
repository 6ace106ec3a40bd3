import { expect, test } from 'vitest'
import { isWellEncoded } from '#server/validateRequest.ts'

test.each([
  ['/', true],
  ['/v1/link/cedar-row', true],
  ['/v1/link/%F0%9F%8F%A0', true],
  ['/v1/link/%E0%A4%A', false],
  ['/100%', false],
])('%s can be decoded: %s', (path, expected) => {
  expect(isWellEncoded(path)).toBe(expected)
})
