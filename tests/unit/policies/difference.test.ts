import { describe, expect, it } from 'vitest'
import { type ComparedPart, comparePolicies } from '#lib/policies/difference.ts'
import type { PolicyText } from '#lib/policies/policyText.ts'

type Section = PolicyText['sections'][number]
type Block = Section['paragraphs'][number]

const block = (text: string, more: Partial<Block> = {}): Block => ({
  _type: 'block',
  _key: text,
  style: 'normal',
  children: [{ _type: 'span', _key: 'a', text }],
  ...more,
})

const section = (id: string, paragraphs: string[], more: Partial<Section> = {}): Section => ({
  _key: id,
  id,
  heading: `About ${id}`,
  paragraphs: paragraphs.map((text) => block(text)),
  bullets: [],
  closing: [],
  ...more,
})

const policy = (sections: Section[], more: Partial<PolicyText> = {}): PolicyText => ({
  title: 'Privacy',
  summary: ['We sell nothing.'],
  sections,
  cookieTable: null,
  ...more,
})

/** The changed parts as one line per block: `+added+`, `-removed-`. */
const marks = { added: '+', removed: '-' }
const written = (parts: ComparedPart[]) =>
  parts
    .filter(({ changed }) => changed)
    .flatMap(({ blocks }) => blocks)
    .map(({ passages }) =>
      passages.map(({ text, change }) => (change ? `${marks[change]}${text}${marks[change]}` : text)).join(''),
    )

const kept = [
  'We keep your data for two years after your last visit.',
  'You may ask us to delete it before then at any time.',
  'Backups are overwritten within thirty-five days.',
]

describe('what changed between two versions of a policy', () => {
  it('nothing, when the text is the same', () => {
    const text = policy([section('data', kept)])
    expect(comparePolicies(text, structuredClone(text)).filter(({ changed }) => changed)).toEqual([])
  })

  it('leads to the later version, and for what is gone to the earlier one', () => {
    const parts = comparePolicies(policy([section('gone', kept)]), policy([section('new', kept)]))
    expect(parts.map(({ id, source }) => [id, source.version, source.field])).toEqual([
      ['#title', 'newer', 'title'],
      ['#summary', 'newer', 'summary'],
      ['gone', 'older', 'sections[_key=="gone"]'],
      ['new', 'newer', 'sections[_key=="new"]'],
    ])
  })

  it.each<[string, PolicyText, PolicyText, string[]]>([
    [
      'words within a paragraph',
      policy([section('data', ['We keep your data for two years.'])]),
      policy([section('data', ['We keep your data for three years.'])]),
      ['About data', 'We keep your data for -two-+three+ years.'],
    ],
    [
      'a paragraph put between two others',
      policy([section('data', [kept[0] ?? '', kept[2] ?? ''])]),
      policy([section('data', kept)]),
      ['About data', kept[0] ?? '', `+${kept[1]}+`, kept[2] ?? ''],
    ],
    [
      'a paragraph that goes while its neighbour is reworded',
      policy([section('data', ['Nobody reads your post.', 'We keep your data for two years.'])]),
      policy([section('data', ['We keep your data for three years.'])]),
      ['About data', '-Nobody reads your post.-', 'We keep your data for -two-+three+ years.'],
    ],
    [
      'a paragraph that has nothing of the one before it',
      policy([section('data', ['Nobody reads your post.'])]),
      policy([section('data', ['Analytics are off until you allow them.'])]),
      ['About data', '-Nobody reads your post.-', '+Analytics are off until you allow them.+'],
    ],
    [
      'a section that is new',
      policy([section('data', kept)]),
      policy([section('officer', ['Write to our officer.']), section('data', kept)]),
      ['+About officer+', '+Write to our officer.+'],
    ],
    [
      'a section that is gone',
      policy([section('officer', ['Write to our officer.']), section('data', kept)]),
      policy([section('data', kept)]),
      ['-About officer-', '-Write to our officer.-'],
    ],
    [
      'a heading',
      policy([section('data', ['Same.'])]),
      policy([section('data', ['Same.'], { heading: 'About your data' })]),
      ['About +your +data', 'Same.'],
    ],
    ['the title', policy([]), policy([], { title: 'Privacy policy' }), ['Privacy +policy+']],
    [
      'a point in brief',
      policy([]),
      policy([], { summary: ['We sell nothing.', 'We ask first.'] }),
      ['We sell nothing.', '+We ask first.+'],
    ],
  ])('%s', (_what, older, newer, expected) => {
    expect(written(comparePolicies(older, newer))).toEqual(expected)
  })

  it('where a link leads, though its words stay', () => {
    const linked = (href: string) =>
      policy([
        section('data', [], {
          paragraphs: [
            block('', {
              markDefs: [{ _key: 'l', _type: 'link', href }],
              children: [
                { _type: 'span', _key: 'a', text: 'See ', marks: [] },
                { _type: 'span', _key: 'b', text: 'our ', marks: ['l'] },
                { _type: 'span', _key: 'c', text: 'policy', marks: ['l', 'strong'] },
                { _type: 'span', _key: 'd', text: ' for more of it.', marks: [] },
              ],
            }),
          ],
        }),
      ])
    const [, changed] = written(comparePolicies(linked('/terms'), linked('/privacy')))
    expect(changed).toBe('See our policy (/-terms-+privacy+) for more of it.')
  })

  it('numbers that become points', () => {
    const list = (listItem: 'bullet' | 'number') =>
      policy([section('data', [], { bullets: [block('Ask us first.', { listItem, level: 1 })] })])
    expect(written(comparePolicies(list('number'), list('bullet')))).toEqual([
      'About data',
      '-Ask us first.-',
      '+Ask us first.+',
    ])
  })

  it('keeps the number of each item of a list', () => {
    const texts = (items: string[]) =>
      policy([section('data', [], { bullets: items.map((text) => block(text, { listItem: 'number', level: 1 })) })])
    const blocks = comparePolicies(texts(['One', 'Three']), texts(['One', 'Two', 'Three']))
      .filter(({ id }) => id === 'data')
      .flatMap((part) => part.blocks)
    expect(blocks.map(({ kind, place }) => [kind, place?.number])).toEqual([
      ['heading', undefined],
      ['number', 1],
      ['number', 2],
      ['number', 3],
    ])
  })

  it('a row of the table of cookies', () => {
    const row = {
      _key: 'a',
      name: 'visit',
      category: 'Analytics',
      purpose: 'Counts visits',
      party: 'Us',
      lifetime: '1 day',
    }
    const columns = { name: 'Name', category: 'Category', purpose: 'Purpose', party: 'Set by', lifetime: 'Lifetime' }
    const table = (lifetime: string) =>
      policy([], { cookieTable: { caption: 'Cookies', columns, rows: [{ ...row, lifetime }] } })
    expect(written(comparePolicies(table('1 day'), table('2 days'))).at(-1)).toBe(
      'visit · Analytics · Counts visits · Us · -1 day-+2 days+',
    )
  })

  it('reads, without what was removed, as the newer version does', () => {
    const [older, newer] = [policy([section('data', kept)]), policy([section('data', kept.toReversed())])]
    const texts = comparePolicies(older, newer)
      .filter(({ id }) => id === 'data')
      .flatMap(({ blocks }) => blocks)
      .map(({ passages }) => passages.flatMap(({ text, change }) => (change === 'removed' ? [] : text)).join(''))
    expect(texts.filter(Boolean)).toEqual(['About data', ...kept.toReversed()])
  })
})
