import { describe, expect, it } from 'vitest'
import { createPartnerSearch, findEnding } from '#lib/links/partners.ts'

it.each<[string, string, string]>([
  ['maple-key', 'maple-key', 'in small letters'],
  ['default', 'default', 'the default'],
  ['MAPLE-Key', 'maple-key', 'in other capitals'],
  [' maple-key ', 'maple-key', 'with spaces around it'],
  ['', 'default', 'empty'],
  ['…', 'default', 'without a letter'],
  ['maple-key/../x', 'maple-key', 'followed by a path'],
  ['maple-key.', 'maple-key', 'followed by the full stop of its sentence'],
  ['maple-key).', 'maple-key', 'followed by a bracket'],
  ['“Maple-Key”', 'maple-key', 'in quotation marks'],
  ['maple-key\u200B', 'maple-key', 'followed by an invisible character'],
  ['maple\u2011key', 'maple-key', 'with the dash of a word processor'],
  ['maple–key', 'maple-key', 'with a long dash'],
  ['map\u00ADle-key', 'maple-key', 'with a soft hyphen in it'],
  ['ma\u200Bple-\u2060key', 'maple-key', 'with invisible characters in it'],
  ['maple-key\u200Bnext', 'maple-key', 'followed by an invisible character and a word'],
  ['maple-key-', 'maple-key', 'followed by a dash'],
  ['maple-key—see', 'maple-key', 'followed by a dash and a word'],
  ['ｍａｐｌｅ－ｋｅｙ', 'maple-key', 'in full width'],
  ['odd.one', 'odd.one', 'one that bypassed the Studio'],
  ['maple-keys', 'default', 'of no partner'],
])('%j stands for the link ending %j: %s', (value, ending) => {
  expect(findEnding(value, new Set(['default', 'maple-key', 'odd.one']))).toEqual(ending)
})

describe('the search of a partner', () => {
  /** Partners by their link endings. Collects what the search reads. */
  function open(...endings: string[]) {
    const partners = new Map(endings.map((ending) => [ending, `Partner of ${ending}`]))
    const reads: string[] = []
    const search = createPartnerSearch()
    const find = (value: string) =>
      search(
        value,
        async () => {
          reads.push('all endings')
          return new Set(partners.keys())
        },
        async (ending) => {
          reads.push(ending)
          return partners.get(ending)
        },
      )
    return { partners, reads, find }
  }

  it.each([10, 5000])('reads the endings of %i partners once for a page that is rendered again', async (count) => {
    const { reads, find } = open(...Array.from({ length: count }, (_, number) => `partner-${number}`))
    for (let render = 0; render < 3; render += 1) expect(await find('partner-3')).toBe('Partner of partner-3')
    expect(reads).toEqual(['all endings', 'partner-3', 'partner-3', 'partner-3'])
  })

  it('reads them for an ending that is not exact', async () => {
    const { partners, find } = open('maple-key')
    expect(await find('maple-key.x')).toBe('Partner of maple-key')
    partners.set('maple-key.x', 'Partner that bypassed the Studio')
    expect(await find('maple-key.x')).toBe('Partner that bypassed the Studio')
  })

  it('finds no partner by an ending that has no one any more', async () => {
    const { partners, reads, find } = open('maple-key')
    await find('maple-key')
    partners.delete('maple-key')
    expect(await find('maple-key')).toBeUndefined()
    partners.set('maple-key', 'Its successor')
    expect(await find('maple-key')).toBe('Its successor')
    expect(reads.filter((read) => read === 'all endings')).toHaveLength(3)
  })

  it('reads no partner for an ending that leads to none', async () => {
    const { reads, find } = open('maple-key')
    expect(await find('made-up')).toBeUndefined()
    expect(reads).toEqual(['all endings'])
  })
})
