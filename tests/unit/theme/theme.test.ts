import { expect, test } from 'vitest'
import { declarations, maxWidth, minWidth, token } from '#components/theme/theme.ts'

test('a token refers to a custom property that the theme declares', () => {
  const declared = declarations({ primary: { 500: 'green' } })
  expect(declared).toBe('--primary-500:green;')
  expect(token('primary-500')).toBe('var(--primary-500)')
})

test('a width matches exactly one side of a breakpoint', () => {
  expect([minWidth('lg'), maxWidth('lg')]).toEqual(['@media (min-width: 56em)', '@media (max-width: 55.99em)'])
})

test('a media query holds the declarations it is given', () => {
  expect(minWidth('lg', 'color: green')).toBe('@media (min-width: 56em) { color: green; }')
})
