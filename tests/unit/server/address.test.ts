import { expect, test } from 'vitest'
import { validateRequest } from '#server/validateRequest.ts'

test.each([
  ['/', true],
  ['/v1/link/cedar-row', true],
  ['/v1/link/%F0%9F%8F%A0', true],
  ['/v1/link/%E0%A4%A', false],
  ['/100%', false],
])('%s is a valid path: %s', (path, expected) => {
  expect(validateRequest('GET', path) === undefined).toBe(expected)
})
