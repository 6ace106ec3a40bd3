import { expect, test } from 'vitest'
import { declarations, maxWidth, minWidth, token } from '#components/theme/theme.ts'
import { tokens } from '#components/theme/tokens.ts'

test('a step of a scale is declared by the name of its scale and its own', () => {
  expect(declarations({ primary: { 500: 'green' } })).toBe('--primary-500:green;')
})

test('a token refers to a custom property that the theme declares', () => {
  const [, property] = /^var\((--[\w-]+)\)$/.exec(token('primary-500')) ?? []
  expect(declarations(tokens)).toContain(`${property}:`)
})

test('a width matches exactly one side of a breakpoint', () => {
  expect([minWidth('lg'), maxWidth('lg')]).toEqual(['@media (min-width: 56em)', '@media (max-width: 55.99em)'])
})

test('a media query holds the declarations it is given', () => {
  expect(minWidth('lg', 'color: green')).toBe('@media (min-width: 56em) { color: green; }')
})
