import type { Patch } from '@sanity/client'

/** Where the right result of a case comes from. */
const SOURCES = {
  client: 'documentation comments of `Patch` in `@sanity/client` 7.28',
  jsonMatch: 'https://www.sanity.io/docs/content-lake/json-match and `@sanity/json-match` 1.0',
  lake: '`patchOperations` of `@sanity/sdk` 2, which mirrors Content Lake',
  mutator: '`@sanity/mutator` 6.16, which the Studio applies, and `@sanity/sdk` alike',
  bounds: 'sanity-io/sanity#95, sanity-io/sanity#14418 and sanity-io/sanity#14458',
  changelog: 'Content Lake changelog of November 12, 2026: after the last match',
  patches: 'https://www.sanity.io/docs/content-lake/http-patches',
} as const

type Fields = Record<string, unknown>

/** Source, fields before, the patch, and the fields after it or the refusal. */
export type PatchCase = [keyof typeof SOURCES, Fields, (patch: Patch) => Patch, Fields | RegExp]

export const list = (letters: string): Fields => ({ t: letters.split('') })

const ITEMS = { a: [{ _key: 'x', n: 1 }, { _key: 'y', n: 2 }, { _key: 'z' }] }
const items = (...ns: unknown[]): Fields => ({
  a: ns.map((n, index) => ({ _key: 'xyz'[index], ...(n === undefined ? {} : { n }) })),
})
const NESTED = { o: { a: { b: 1 } }, s: 'text', n: 5, f: null, e: [], t: ['a', 'b'] }
const TREE = { a: { name: 'A', b: [{ name: 'B', c: { name: 'C' } }, { title: 'D' }] } }
const PEOPLE = {
  friends: [
    { name: 'mork', age: 40, color: 'red' },
    { name: 'mindy', age: 32, color: 'blue' },
    { name: 'franklin', color: 'yellow' },
  ],
}
const people = (...names: string[]): Fields => ({
  friends: PEOPLE.friends.map((friend, index) => ({ ...friend, name: names[index] })),
})

/** What `set` writes, and where it writes nothing. */
export const setCases: PatchCase[] = [
  // Single quotes hold a name, so this compares two attributes.
  ['jsonMatch', ITEMS, (p) => p.set({ "a[_key=='z'].n": 7 }), /"a\[_key=='z'\]\.n" is not a path/],
  ['jsonMatch', { a: { 'b c': 1 } }, (p) => p.set({ "a['b c']": 2 }), { a: { 'b c': 2 } }],
  ['jsonMatch', ITEMS, (p) => p.set({ 'a[': 7 }), /"a\[" is not a path/],
  ['jsonMatch', ITEMS, (p) => p.set({ ok: 1, 'a[::2]': 7 }), /"a\[::2\]" is not a path/],
  ['client', { title: 'one' }, (p) => p.set({ title: 'two' }), { title: 'two' }],
  ['client', { o: { a: 1, b: 2 } }, (p) => p.set({ o: { c: 3 } }), { o: { c: 3 } }],
  ['mutator', {}, (p) => p.set({ title: 'two' }), { title: 'two' }],
  ['lake', {}, (p) => p.set({ 'meta.author.name': 'Ada' }), { meta: { author: { name: 'Ada' } } }],
  ['lake', { o: { a: 1 } }, (p) => p.set({ 'o.b.c': 2 }), { o: { a: 1, b: { c: 2 } } }],
  ['lake', NESTED, (p) => p.set({ 'f.a': 1 }), { ...NESTED, f: { a: 1 } }],
  ['lake', NESTED, (p) => p.set({ 's.a': 1 }), NESTED],
  ['lake', NESTED, (p) => p.set({ 'n.a.b': 1 }), NESTED],
  ['lake', NESTED, (p) => p.set({ 't.x': 1 }), NESTED],
  ['lake', NESTED, (p) => p.set({ 'e.x': 1 }), NESTED],
  ['mutator', list('abcd'), (p) => p.set({ 't[0]': 'x' }), list('xbcd')],
  ['mutator', list('abcd'), (p) => p.set({ 't[-1]': 'x' }), list('abcx')],
  ['mutator', list('abcd'), (p) => p.set({ 't[-4]': 'x' }), list('xbcd')],
  ['bounds', list('abcd'), (p) => p.set({ 't[4]': 'x' }), list('abcd')],
  ['bounds', list('abcd'), (p) => p.set({ 't[9]': 'x' }), list('abcd')],
  ['bounds', list('abcd'), (p) => p.set({ 't[-5]': 'x' }), list('abcd')],
  ['bounds', { t: [] }, (p) => p.set({ 't[0]': 'x' }), { t: [] }],
  ['lake', {}, (p) => p.set({ 'a[0]': 1 }), {}],
  ['lake', {}, (p) => p.set({ 'a[0].b': 1 }), {}],
  ['lake', {}, (p) => p.set({ 'a[_key=="x"].t': 1 }), {}],
  ['lake', {}, (p) => p.set({ 'a[*].t': 1 }), {}],
  ['lake', NESTED, (p) => p.set({ 's[0]': 1, 'o[0]': 1, 'n[0].a': 1 }), NESTED],
  ['lake', NESTED, (p) => p.set({ 's[_key=="x"].t': 1 }), NESTED],
  ['lake', ITEMS, (p) => p.set({ 'a[_key=="none"].t': 1 }), ITEMS],
  ['lake', ITEMS, (p) => p.set({ 'a[9].t': 1 }), ITEMS],
  ['lake', ITEMS, (p) => p.set({ 'a[-9].t': 1 }), ITEMS],
  ['lake', ITEMS, (p) => p.set({ 'a[_key=="z"].n': 7 }), items(1, 2, 7)],
  ['mutator', ITEMS, (p) => p.set({ 'a[*].n': 7 }), items(7, 7, 7)],
  ['jsonMatch', ITEMS, (p) => p.set({ 'a[:].n': 7 }), items(7, 7, 7)],
  ['jsonMatch', ITEMS, (p) => p.set({ 'a.n': 7 }), items(7, 7, 7)],
  ['mutator', ITEMS, (p) => p.set({ 'a[1:].n': 7 }), items(1, 7, 7)],
  ['mutator', ITEMS, (p) => p.set({ 'a[0:1].n': 7 }), items(7, 2, undefined)],
  ['jsonMatch', ITEMS, (p) => p.set({ 'a[1:1].n': 7 }), ITEMS],
  ['mutator', ITEMS, (p) => p.set({ 'a[0,2].n': 7 }), items(7, 2, 7)],
  ['mutator', ITEMS, (p) => p.set({ 'a[n?].n': 7 }), items(7, 7, undefined)],
  ['mutator', ITEMS, (p) => p.set({ 'a[n>1].n': 7 }), items(1, 7, undefined)],
  ['mutator', ITEMS, (p) => p.set({ 'a[n != 1].n': 7 }), items(1, 7, undefined)],
  [
    'mutator',
    { a: [{ _key: 'x' }, { _key: 'x' }] },
    (p) => p.set({ 'a[_key=="x"].n': 7 }),
    {
      a: [
        { _key: 'x', n: 7 },
        { _key: 'x', n: 7 },
      ],
    },
  ],
  ['jsonMatch', list('abcd'), (p) => p.set({ 't[2:9]': 'z' }), list('abzz')],
  ['jsonMatch', list('abcd'), (p) => p.set({ 't[4:9]': 'z' }), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.set({ 't[3:1]': 'z' }), list('abcd')],
  ['jsonMatch', list('abca'), (p) => p.set({ 't[@=="a"]': 'z' }), list('zbcz')],
  ['jsonMatch', PEOPLE, (p) => p.set({ 'friends[age > 35].name': 'X' }), people('X', 'mindy', 'franklin')],
  ['jsonMatch', PEOPLE, (p) => p.set({ 'friends[age > 30, color == "blue"].name': 'X' }), people('X', 'X', 'franklin')],
  ['jsonMatch', PEOPLE, (p) => p.set({ 'friends[0, 1:2].name': 'X' }), people('X', 'X', 'franklin')],
  ['mutator', TREE, (p) => p.set({ '..title': 'X' }), { a: { ...TREE.a, b: [TREE.a.b[0], { title: 'X' }] } }],
  [
    'mutator',
    TREE,
    (p) => p.set({ 'a.b..name': 'X' }),
    { a: { name: 'A', b: [{ name: 'X', c: { name: 'X' } }, { title: 'D' }] } },
  ],
  ['lake', TREE, (p) => p.set({ '..none': 'X' }), TREE],
  ['mutator', { "it's": 1 }, (p) => p.set({ '["it\'s"]': 2 }), { "it's": 2 }],
  ['mutator', {}, (p) => p.set({ "['a b']": 2 }), { 'a b': 2 }],
  ['patches', { a: 1 }, (p) => p.set({ a: 2, b: 3 }), { a: 2, b: 3 }],
  ['mutator', {}, (p) => p.set({ a: { b: 1 }, 'a.c': 2 }), { a: { b: 1, c: 2 } }],
]

export const setIfMissingCases: PatchCase[] = [
  ['client', {}, (p) => p.setIfMissing({ title: 'x' }), { title: 'x' }],
  ['client', { title: 'one' }, (p) => p.setIfMissing({ title: 'x' }), { title: 'one' }],
  ['client', { o: { a: 1 } }, (p) => p.setIfMissing({ o: { b: 1 } }), { o: { a: 1 } }],
  ['client', { n: 0, s: '', b: false }, (p) => p.setIfMissing({ n: 1, s: 'x', b: true }), { n: 0, s: '', b: false }],
  ['mutator', { f: null }, (p) => p.setIfMissing({ f: 1 }), { f: null }],
  ['lake', {}, (p) => p.setIfMissing({ 'o.a.b': 1 }), { o: { a: { b: 1 } } }],
  ['lake', NESTED, (p) => p.setIfMissing({ 's.a': 1 }), NESTED],
  ['lake', {}, (p) => p.setIfMissing({ 'a[_key=="x"].n': 1 }), {}],
  ['lake', {}, (p) => p.setIfMissing({ 'a[0]': 1 }), {}],
  ['mutator', ITEMS, (p) => p.setIfMissing({ 'a[*].n': 7 }), items(1, 2, 7)],
  ['mutator', list('ab'), (p) => p.setIfMissing({ 't[0]': 'x', 't[2]': 'x' }), list('ab')],
  ['mutator', {}, (p) => p.setIfMissing({ t: [] }).append('t', ['a']), list('a')],
  ['mutator', {}, (p) => p.setIfMissing({ o: {} }).set({ 'o.a': 1 }), { o: { a: 1 } }],
]

export const unsetCases: PatchCase[] = [
  ['jsonMatch', ITEMS, (p) => p.unset(['a[(n)]']), /"a\[\(n\)\]" is not a path/],
  ['client', { a: 1, b: 2 }, (p) => p.unset(['a']), { b: 2 }],
  ['client', { a: 1 }, (p) => p.unset(['b', 'b.c', 'b[0]']), { a: 1 }],
  ['mutator', { o: { a: 1, b: 2 } }, (p) => p.unset(['o.a']), { o: { b: 2 } }],
  ['mutator', NESTED, (p) => p.unset(['s.a', 'n.a', 'f.a', 'e[0]', 's[0]']), NESTED],
  ['mutator', list('abcd'), (p) => p.unset(['t[0]']), list('bcd')],
  ['mutator', list('abcd'), (p) => p.unset(['t[-1]']), list('abc')],
  ['mutator', list('abcd'), (p) => p.unset(['t[9]', 't[-9]', 't[4]']), list('abcd')],
  ['mutator', list('abcd'), (p) => p.unset(['t[1,3]']), list('ac')],
  ['mutator', list('abcd'), (p) => p.unset(['t[1:3]']), list('ad')],
  ['mutator', list('abcd'), (p) => p.unset(['t[2:]']), list('ab')],
  ['mutator', list('abcd'), (p) => p.unset(['t[:2]']), list('cd')],
  ['mutator', list('abcd'), (p) => p.unset(['t[*]']), { t: [] }],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[:]']), { t: [] }],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[0:0]']), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[2:2]']), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[:0]']), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[4:]']), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[9:12]']), list('abcd')],
  ['jsonMatch', list('abcd'), (p) => p.unset(['t[2:9]']), list('ab')],
  ['client', list('abcd'), (p) => p.unset(['t[1:-1]']), list('a')],
  ['client', list('abcd'), (p) => p.unset(['t[-2:]']), list('abc')],
  ['jsonMatch', { t: [] }, (p) => p.unset(['t[0:]', 't[*]', 't[:1]']), { t: [] }],
  ['jsonMatch', {}, (p) => p.unset(['t[0:]', 't[*]', 't[0]']), {}],
  ['mutator', ITEMS, (p) => p.unset(['a[_key=="y"]']), { a: [ITEMS.a[0], ITEMS.a[2]] }],
  ['mutator', ITEMS, (p) => p.unset(['a[_key=="none"]']), ITEMS],
  ['mutator', ITEMS, (p) => p.unset(['a[n > 0]']), { a: [ITEMS.a[2]] }],
  ['mutator', ITEMS, (p) => p.unset(['a[*].n']), items(undefined, undefined, undefined)],
  ['jsonMatch', list('abab'), (p) => p.unset(['t[@ == "a"]']), list('bb')],
  ['jsonMatch', { t: [['a', 'b'], ['c']] }, (p) => p.unset(['t[0][0]']), { t: [['b'], ['c']] }],
  ['mutator', TREE, (p) => p.unset(['..name']), { a: { b: [{ c: {} }, { title: 'D' }] } }],
  ['mutator', list('abcd'), (p) => p.unset(['t[0]', 't[0]']), list('cd')],
  ['patches', { a: 1 }, (p) => p.unset(['_createdAt']), /"_createdAt"/],
  ['patches', { a: 1 }, (p) => p.unset(['_id']), /"_id"/],
  ['patches', { a: 1 }, (p) => p.unset(['_type']), /"_type"/],
  ['patches', { a: 1 }, (p) => p.set({ _createdAt: 5 }), /"_createdAt"/],
]
