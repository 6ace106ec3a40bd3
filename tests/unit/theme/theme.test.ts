import { expect, test } from 'vitest'
import { below, declarations, from, token } from '#components/theme/theme.ts'
import { headerHeight, tokens } from '#components/theme/tokens.ts'

test('a token refers to a custom property that the theme declares', () => {
  const declared = declarations({ primary: { 500: 'green' } })
  expect(declared).toBe('--primary-500:green;')
  expect(token('primary-500')).toBe('var(--primary-500)')
})

test('a width matches exactly one side of a breakpoint', () => {
  expect([from('lg'), below('lg')]).toEqual(['@media (min-width: 56em)', '@media (max-width: 55.99em)'])
})

// Product requirements.
test.each([
  { what: 'container', value: tokens.width.container, expected: '75rem' },
  { what: 'header layer', value: tokens.layer.header, expected: 1000 },
  { what: 'header on a desktop', value: headerHeight.desktop, expected: 88 },
  { what: 'header on a phone', value: headerHeight.mobile, expected: 64 },
  { what: 'main region', value: tokens.height.main, expected: '90vh' },
])('$what is $expected', ({ value, expected }) => {
  expect(value).toBe(expected)
})
