import { describe, expect, it } from 'vitest'
import { findPartner } from '#lib/links/partners.ts'

const partners = [
  { slug: 'default', formerSlugs: null },
  { slug: 'birch', formerSlugs: ['maple-key', 'birch-lane'] },
  { slug: 'maple-key', formerSlugs: ['maple'] },
]

describe('the partner of an address', () => {
  it.each([
    ['maple-key', 'maple-key', 'known'],
    ['default', 'default', 'the default'],
    ['MAPLE-Key', 'maple-key', 'known, in other capitals'],
    [' maple-key ', 'maple-key', 'known, with spaces around it'],
    ['maple', 'maple-key', 'a former one'],
    ['Birch-Lane', 'birch', 'a former one, in other capitals'],
    ['nobody', 'default', 'unknown'],
    ['', 'default', 'empty'],
    ['maple-key/../x', 'maple-key', 'followed by a path'],
    ['maple-key.', 'maple-key', 'followed by the full stop of its sentence'],
    ['maple-key).', 'maple-key', 'followed by a bracket'],
    ['“Maple-Key”', 'maple-key', 'in quotation marks'],
    ['maple-key\u200B', 'maple-key', 'followed by an invisible character'],
    ['maple,', 'maple-key', 'a former one, followed by a comma'],
    ['maple-keys', 'default', 'longer than the known one'],
    ['__proto__', 'default', 'a name every object has'],
  ])('%j becomes %j: %s', (value, partner) => {
    expect(findPartner(value, partners)?.slug).toBe(partner)
  })
})
