import { list, type PatchCase } from './patchCases.ts'

const KEYED = { a: [{ _key: 'x' }, { _key: 'y' }] }
const NEW = { _key: 'new' }
const DEEP = { o: [{ _key: 'x', t: ['a'] }, { _key: 'y', t: ['b'] }, { _key: 'z' }] }

/** What a range replaces. In the ranges that `splice` sends, -1 is the end. */
export const spliceCases: PatchCase[] = [
  ['client', list('abcd'), (p) => p.splice('t', 0, 0, ['x']), list('xabcd')],
  ['client', list('abcd'), (p) => p.splice('t', 1, 0, ['x']), list('axbcd')],
  ['client', list('abcd'), (p) => p.splice('t', 4, 0, ['x']), list('abcdx')],
  ['client', list('abcd'), (p) => p.splice('t', 9, 0, ['x']), list('abcdx')],
  ['client', list('abcd'), (p) => p.splice('t', 9, 2, ['x']), list('abcdx')],
  ['client', list('abcd'), (p) => p.splice('t', 1, 1, ['x']), list('axcd')],
  ['client', list('abcd'), (p) => p.splice('t', 1, 2, ['x', 'y', 'z']), list('axyzd')],
  ['client', list('abcd'), (p) => p.splice('t', 1, 2), list('ad')],
  ['client', list('abcd'), (p) => p.splice('t', 2, 9, ['x']), list('abx')],
  ['client', list('abcd'), (p) => p.splice('t', 1), list('a')],
  ['client', list('abcd'), (p) => p.splice('t', 1, -1, ['x']), list('ax')],
  ['client', list('abcd'), (p) => p.splice('t', 0), { t: [] }],
  ['client', list('abcd'), (p) => p.splice('t', -1, 1, ['x']), list('abcx')],
  ['client', list('abcd'), (p) => p.splice('t', -2, undefined, ['x']), list('abx')],
  ['client', list('abcd'), (p) => p.splice('t', -1), list('abc')],
  ['client', list('abcd'), (p) => p.splice('t', -9, undefined, ['x']), list('x')],
  ['client', { t: [] }, (p) => p.splice('t', 0, 0, ['x']), list('x')],
  ['client', {}, (p) => p.splice('t', 0, 0, ['x']), {}],
  ['client', list('abcd'), (p) => p.insert('replace', 't[-1:]', ['x']), list('abcdx')],
  ['client', list('abcd'), (p) => p.insert('replace', 't[1:-2]', ['x']), list('axd')],
]

export const insertCases: PatchCase[] = [
  ['client', list('ab'), (p) => p.append('t', ['x']), list('abx')],
  ['client', list('ab'), (p) => p.prepend('t', ['x']), list('xab')],
  ['client', { t: [] }, (p) => p.append('t', ['x', 'y']), list('xy')],
  ['client', { t: [] }, (p) => p.prepend('t', ['x', 'y']), list('xy')],
  ['lake', {}, (p) => p.append('t', ['x']), {}],
  ['lake', { t: 'text' }, (p) => p.append('t', ['x']), { t: 'text' }],
  ['lake', { t: { a: 1 } }, (p) => p.prepend('t', ['x']), { t: { a: 1 } }],
  ['lake', list('abc'), (p) => p.insert('before', 't[1]', ['x']), list('axbc')],
  ['lake', list('abc'), (p) => p.insert('before', 't[-1]', ['x']), list('abxc')],
  ['lake', list('abc'), (p) => p.insert('after', 't[1]', ['x']), list('abxc')],
  ['lake', list('abc'), (p) => p.insert('after', 't[-2]', ['x']), list('abxc')],
  ['lake', list('abc'), (p) => p.insert('after', 't[1]', []), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('before', 't[3]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('before', 't[9]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('after', 't[9]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('after', 't[-9]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('before', 't[-9]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('replace', 't[9]', ['x']), list('abc')],
  ['bounds', list('abc'), (p) => p.insert('replace', 't[-9]', ['x']), list('abc')],
  ['bounds', { t: [] }, (p) => p.insert('before', 't[1]', ['x']), { t: [] }],
  ['bounds', { t: [] }, (p) => p.insert('replace', 't[0]', ['x']), { t: [] }],
  ['lake', KEYED, (p) => p.insert('before', 'a[_key=="y"]', [NEW]), { a: [KEYED.a[0], NEW, KEYED.a[1]] }],
  ['lake', KEYED, (p) => p.insert('after', 'a[_key=="x"]', [NEW]), { a: [KEYED.a[0], NEW, KEYED.a[1]] }],
  ['lake', KEYED, (p) => p.insert('replace', 'a[_key=="x"]', [NEW]), { a: [NEW, KEYED.a[1]] }],
  ['lake', KEYED, (p) => p.insert('before', 'a[_key=="none"]', [NEW]), KEYED],
  ['lake', KEYED, (p) => p.insert('after', 'a[_key=="none"]', [NEW]), KEYED],
  ['lake', KEYED, (p) => p.insert('replace', 'a[_key=="none"]', [NEW]), KEYED],
  ['changelog', list('abcde'), (p) => p.insert('after', 't[1, 3]', ['x']), list('abcdxe')],
  ['changelog', { t: [0, 1, 2] }, (p) => p.insert('after', 't[@ < 2]', [9]), { t: [0, 1, 9, 2] }],
  ['lake', list('abcde'), (p) => p.insert('before', 't[3, 1]', ['x']), list('axbcde')],
  ['lake', list('abcde'), (p) => p.insert('replace', 't[1, 3]', ['x']), list('axce')],
  ['lake', list('abcd'), (p) => p.insert('replace', 't[1:3]', ['x']), list('axd')],
  ['lake', list('abcd'), (p) => p.insert('before', 't[1:3]', ['x']), list('axbcd')],
  ['lake', list('abcd'), (p) => p.insert('after', 't[1:3]', ['x']), list('abcxd')],
  ['lake', list('abcd'), (p) => p.insert('before', 't[*]', ['x']), list('xabcd')],
  ['lake', list('abcd'), (p) => p.insert('after', 't[*]', ['x']), list('abcdx')],
  ['lake', list('abcd'), (p) => p.insert('replace', 't[*]', ['x']), list('x')],
  [
    'lake',
    DEEP,
    (p) => p.insert('after', 'o[*].t[-1]', ['x']),
    { o: [{ _key: 'x', t: ['a', 'x'] }, { _key: 'y', t: ['b', 'x'] }, { _key: 'z' }] },
  ],
  [
    'lake',
    DEEP,
    (p) => p.insert('before', 'o[0:2].t[0]', ['x']),
    { o: [{ _key: 'x', t: ['x', 'a'] }, { _key: 'y', t: ['x', 'b'] }, { _key: 'z' }] },
  ],
]

export const numberCases: PatchCase[] = [
  ['client', { n: 1 }, (p) => p.inc({ n: 2 }), { n: 3 }],
  ['client', { n: 1 }, (p) => p.dec({ n: 2 }), { n: -1 }],
  ['client', { n: 1 }, (p) => p.inc({ n: 0.5 }), { n: 1.5 }],
  ['lake', { a: [{ n: 1 }, { n: 2 }] }, (p) => p.inc({ 'a[*].n': 1 }), { a: [{ n: 2 }, { n: 3 }] }],
  ['lake', { a: [{ n: 1 }, { n: 2 }] }, (p) => p.dec({ 'a[0:].n': 1 }), { a: [{ n: 0 }, { n: 1 }] }],
  ['lake', { a: [{ n: 1 }, { n: 2 }] }, (p) => p.inc({ 'a[0,0,0:1].n': 1 }), { a: [{ n: 2 }, { n: 2 }] }],
  ['lake', { t: [1, 2, 3] }, (p) => p.inc({ 't[*]': 1 }), { t: [2, 3, 4] }],
  ['lake', { t: [1, 2, 3] }, (p) => p.inc({ 't[@ > 1]': 1 }), { t: [1, 3, 4] }],
  ['lake', { t: [1, 2, 3] }, (p) => p.dec({ 't[-1]': 1 }), { t: [1, 2, 2] }],
  ['lake', { t: [1] }, (p) => p.inc({ 't[4]': 1, 't[1:]': 1 }), { t: [1] }],
  ['lake', {}, (p) => p.inc({ 'a[_key=="x"].n': 1 }), {}],
  ['lake', { a: { n: 1, b: { n: 2 } } }, (p) => p.inc({ '..n': 1 }), { a: { n: 2, b: { n: 3 } } }],
  ['patches', {}, (p) => p.inc({ views: 1 }), /"views"/],
  ['patches', { views: '1' }, (p) => p.inc({ views: 1 }), /"views"/],
  ['patches', { views: null }, (p) => p.dec({ views: 1 }), /"views"/],
  ['patches', { a: [{ n: 1 }, {}] }, (p) => p.inc({ 'a[*].n': 1 }), /"a\[\*\]\.n"/],
  ['patches', { a: 'text' }, (p) => p.dec({ 'a.n': 1 }), /"a\.n"/],
]

const FOX = 'the quick brown fox'
const CHANGE = '@@ -13,7 +13,7 @@\n own \n-fox\n+cat\n'
const CAT = 'the quick brown cat'

const TRAILING = 'one two three four five six seven eight nine ten'
const PLACED = '@@ -0,0 +1,3 @@\n+abc\n'

export const textCases: PatchCase[] = [
  ['lake', { s: FOX }, (p) => p.diffMatchPatch({ s: CHANGE }), { s: CAT }],
  ['lake', { s: FOX, r: FOX }, (p) => p.diffMatchPatch({ s: CHANGE, r: CHANGE }), { s: CAT, r: CAT }],
  ['lake', { t: [FOX, FOX] }, (p) => p.diffMatchPatch({ 't[:]': CHANGE }), { t: [CAT, CAT] }],
  ['lake', { t: [FOX, FOX, FOX] }, (p) => p.diffMatchPatch({ 't[1:3]': CHANGE }), { t: [FOX, CAT, CAT] }],
  ['lake', { t: [FOX] }, (p) => p.diffMatchPatch({ 't[0:0]': CHANGE, 't[4]': CHANGE }), { t: [FOX] }],
  ['lake', { a: [{ s: FOX }, {}] }, (p) => p.diffMatchPatch({ 'a[*].s': CHANGE }), { a: [{ s: CAT }, {}] }],
  [
    'lake',
    { a: [{ s: FOX }, { s: FOX }] },
    (p) => p.diffMatchPatch({ 'a[0:1].s': CHANGE }),
    { a: [{ s: CAT }, { s: FOX }] },
  ],
  [
    'lake',
    { a: [{ _key: 'x', s: FOX }] },
    (p) => p.diffMatchPatch({ 'a[_key=="z"].s': CHANGE }),
    { a: [{ _key: 'x', s: FOX }] },
  ],
  ['lake', { o: { s: FOX } }, (p) => p.diffMatchPatch({ 'o.s': CHANGE }), { o: { s: CAT } }],
  ['lake', { o: FOX }, (p) => p.diffMatchPatch({ 'o.s': CHANGE }), { o: FOX }],
  ['lake', {}, (p) => p.diffMatchPatch({ s: CHANGE, 'a[0]': CHANGE }), {}],
  // What does not apply is left out, and what nearly applies is placed near.
  ['lake', { s: 'unrelated' }, (p) => p.diffMatchPatch({ s: CHANGE }), { s: 'unrelated' }],
  ['lake', { s: '' }, (p) => p.diffMatchPatch({ s: CHANGE }), { s: '' }],
  ['lake', { s: FOX }, (p) => p.diffMatchPatch({ s: '' }), { s: FOX }],
  ['lake', { s: 'the quikc brwn fox' }, (p) => p.diffMatchPatch({ s: CHANGE }), { s: 'the quikc brwn cat' }],
  ['lake', { s: `before ${FOX} after` }, (p) => p.diffMatchPatch({ s: CHANGE }), { s: `before ${CAT} after` }],
  [
    'lake',
    { s: TRAILING },
    (p) => p.diffMatchPatch({ s: '@@ -1,7 +1,7 @@\n-one\n+ONE\n  two\n@@ -42,7 +42,7 @@\n ine \n-ten\n+TEN\n' }),
    { s: 'ONE two three four five six seven eight nine TEN' },
  ],
  [
    'lake',
    { s: 'one two AAAAAAAA' },
    (p) => p.diffMatchPatch({ s: '@@ -1,7 +1,7 @@\n-one\n+ONE\n  two\n@@ -42,7 +42,7 @@\n ine \n-ten\n+TEN\n' }),
    { s: 'ONE two AAAAAAAA' },
  ],
  // Without context only the position counts; one beyond the end is the end.
  ['lake', { s: 'hello' }, (p) => p.diffMatchPatch({ s: PLACED }), { s: 'abchello' }],
  ['lake', { s: '' }, (p) => p.diffMatchPatch({ s: PLACED }), { s: 'abc' }],
  ['lake', { s: 'hello' }, (p) => p.diffMatchPatch({ s: '@@ -100,0 +101,3 @@\n+abc\n' }), { s: 'helloabc' }],
  // Positions count bytes of UTF-8.
  [
    'lake',
    { s: '👋👋 hi 👍🏽' },
    (p) => p.diffMatchPatch({ s: '@@ -1,11 +1,15 @@\n 👋👋\n+🌍\n  hi\n' }),
    { s: '👋👋🌍 hi 👍🏽' },
  ],
  ['lake', { s: 'déjà vu' }, (p) => p.diffMatchPatch({ s: '@@ -1,9 +1,9 @@\n déjà \n-v\n+l\n u\n' }), { s: 'déjà lu' }],
  ['lake', { s: '5%\nof' }, (p) => p.diffMatchPatch({ s: '@@ -1,5 +1,5 @@\n-5\n+6\n %25%0Aof\n' }), { s: '6%\nof' }],
  ['lake', { s: 5 }, (p) => p.diffMatchPatch({ s: CHANGE }), /"s"/],
  ['lake', { s: null }, (p) => p.diffMatchPatch({ s: CHANGE }), /"s"/],
  ['lake', { s: { a: FOX } }, (p) => p.diffMatchPatch({ s: CHANGE }), /"s"/],
  ['lake', { t: [FOX, 1] }, (p) => p.diffMatchPatch({ 't[1]': CHANGE }), /"t\[1\]"/],
  ['lake', { s: FOX }, (p) => p.diffMatchPatch({ s: 'nonsense' }), /"s".*nonsense/],
  ['lake', { s: FOX }, (p) => p.diffMatchPatch({ s: '@@ -1,3 +1,4 @@\n the\n+%zz\n' }), /"s".*%zz/],
]
