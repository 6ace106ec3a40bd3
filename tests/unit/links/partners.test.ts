import { describe, expect, it } from 'vitest'
import { normalisePartner } from '#lib/links/partners.ts'

const partners = ['default', 'maple-key']

describe('the partner of an address', () => {
  it.each([
    ['maple-key', 'maple-key', 'known'],
    ['default', 'default', 'the default'],
    ['MAPLE-Key', 'maple-key', 'known, in other capitals'],
    [' maple-key ', 'maple-key', 'known, with spaces around it'],
    ['nobody', 'default', 'unknown'],
    ['', 'default', 'empty'],
    ['maple-key/../x', 'default', 'a path'],
    ['__proto__', 'default', 'a name every object has'],
  ])('%j becomes %j: %s', (value, partner) => {
    expect(normalisePartner(value, partners)).toBe(partner)
  })

  it('is the default one when the content store has none', () => {
    expect(normalisePartner('maple-key', [])).toBe('default')
  })
})
