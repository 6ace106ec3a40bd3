import fc from 'fast-check'
import { evaluateSync, parse, toJS } from 'groq-js'
import { HTTPException } from 'hono/http-exception'
import { describe, expect, it } from 'vitest'
import { partnersQuery } from '#lib/content/queries.ts'
import { roles } from '#rules/roles.ts'
import { createAccess } from '#store/accounts/roles.ts'
import { mayYield } from '#store/query/documentCondition.ts'
import { matchDocuments } from '#store/query/match.ts'
import { planQuery } from '#store/query/plan.ts'
import { runQuery } from '#store/query/run.ts'
import { mayMeet } from '#store/query/textCondition.ts'
import { createView } from '#store/query/view.ts'
import { DocumentIndex } from '#store/documents/documentIndex.ts'

const everything = createAccess({ id: 'owner', name: '', email: '', role: roles.administrator, kind: 'token' })

const stored = { _rev: 'r', _createdAt: '2026-01-01T00:00:00Z', _updatedAt: '2026-01-01T00:00:00Z' }
const index = new DocumentIndex()
for (const _type of ['faq', 'post', 'tag']) {
  for (let n = 0; n < 8; n += 1) {
    const to = { _type: 'reference', _ref: `tag-${n % 3}`, ...(n % 2 && { _weak: true }) }
    const many = n > 5 ? { many: [to, {}, { _ref: 'faq-1' }] } : {}
    const labels = n % 3 === 0 ? 'One' : [n, 'one', 'Two']
    const slug = { slug: { current: `${n % 2 ? 'Slug' : 'slug'}-${n % 4}` }, language: n % 3 === 0 ? 'fr' : n, labels }
    index.put({ ...stored, _id: `${_type}-${n}`, _type, n, ...slug, ...(_type === 'post' && { to, ...many }) })
  }
}
for (const _id of ['drafts.post-1', 'versions.r1.post-1', 'versions.r1.tag-9']) {
  index.put({ ...stored, _id, _type: 'post', n: 9 })
}
const view = createView(index, everything, 'raw')

const literal = fc.constantFrom('"faq"', '"post"', '"tag-1"', '"post-2"', '"nothing"')
const condition = fc.letrec<{ any: string }>((tie) => ({
  any: fc.oneof(
    { depthSize: 'small' },
    literal.map((value) => `_type == ${value}`),
    literal.map((value) => `${value} == _id`),
    fc.array(literal, { maxLength: 3 }).map((values) => `_id in [${values.join(', ')}]`),
    fc.array(literal, { minLength: 1, maxLength: 2 }).map((values) => `_type in [${values.join(', ')}]`),
    fc.array(literal, { minLength: 1, maxLength: 2 }).map((values) => `references(${values.join(', ')})`),
    fc.constantFrom(
      'references(^._id)',
      'references(^.to._ref)',
      'references(^.many[]._ref)',
      '_id == ^.to._ref',
      '^._id == _id',
      '_id in ^.many[]._ref',
      '_id == ^.n',
      'slug.current == "slug-1"',
      'slug.current in ["slug-1", "slug-2", "none"]',
      'slug.current == ^.slug.current',
      'language == "fr"',
      'lower(slug.current) == "slug-1"',
      'lower(slug.current) in ["SLUG-1", "slug-2"]',
      '"one" in labels',
      'labels == "One"',
      'labels == ["One"]',
      '"one" in lower(labels)',
      '"slug-1" == slug["current"]',
      'many[]._ref == "faq-1"',
      '"faq-1" in many[]._ref',
      'to->slug.current == "slug-1"',
      '_originalId == "post-1"',
      'sanity::versionOf("post-1")',
      'sanity::versionOf("tag-9")',
      'sanity::versionOf(^._id)',
      'sanity::partOfRelease("r1")',
      '_id in path("versions.r1.*")',
      '_id in path("versions.r1.**")',
    ),
    fc.constantFrom('n > 3', 'defined(to)', 'to->n == 1', 'true', '_id in path("post-*")', '_type match "p*"'),
    tie('any').map((inner) => `!(${inner})`),
    fc.tuple(tie('any'), fc.constantFrom('&&', '||'), tie('any')).map(([a, op, b]) => `(${a} ${op} ${b})`),
  ),
})).any

const slice = fc.constantFrom(
  '',
  '[1]',
  '[1...3]',
  ' | order(slug.current desc)[0..2]',
  ' | order(language)[0]',
  ' | order(_rev, n desc)[1...4]',
  ' | order(lower(_id) desc)[0]',
)

function refusal(work: () => unknown): HTTPException {
  try {
    work()
  } catch (error) {
    if (error instanceof HTTPException) return error
    throw error
  }
  throw new Error('Nothing was refused.')
}

describe('a query that is nested too deep', () => {
  it.each([
    ['is a long chain of operators', `1${' || a'.repeat(1500)}`],
    ['is deep in parentheses', `${'('.repeat(1500)}a${')'.repeat(1500)}`],
  ])('is refused as Sanity does when it %s', async (_, query) => {
    const error = refusal(() => planQuery(query, {}))
    expect(error.status).toBe(400)
    expect(await error.getResponse().json()).toMatchObject({
      error: { type: 'queryParseError', description: expect.stringContaining('nested too deep'), query },
    })
  })
})

describe('a query that reads candidates only', () => {
  it('returns the result of the whole dataset for any filter', () => {
    fc.assert(
      fc.property(condition, condition, slice, (outer, inner, part) => {
        const more = `"more": {"of": *[${inner}]._id}, "some": *[${inner}]${part}`
        const query = `*[${outer}]{_id, "others": count(*[${inner}]), ${more}}`
        const whole = toJS(evaluateSync(parse(query), { dataset: view.all() }))
        expect(runQuery({ query, params: {}, view, identity: '' }).result).toEqual(whole)
      }),
      { numRuns: 300 },
    )
  })

  it.each<[string, object[]]>([
    ['*[_type == "faq" && n > 1]', [{ types: ['faq'] }]],
    ['*[n > 1 && _type in ["faq", "tag"]]', [{ types: ['faq', 'tag'] }]],
    ['*[_id == $id]', [{ ids: ['faq-1'] }]],
    ['*[references($id)]', [{ targets: ['faq-1'] }]],
    ['*[sanity::versionOf($id)]', [{ groups: ['faq-1'] }]],
    ['*[sanity::partOfRelease("r1") && n > 1]', [{ releases: ['r1'] }]],
    ['*[_id in path("versions.r1.**")]', [{ releases: ['r1'] }]],
    [
      '*[slug.current == $id && _type == "faq"]',
      [{ types: ['faq'], texts: [{ path: ['slug', 'current'], text: 'faq-1' }] }],
    ],
    [
      '*[lower(name) == "A" || "b" in names]',
      [
        {
          texts: [
            { path: ['name'], text: 'a' },
            { path: ['names'], text: 'b' },
          ],
        },
      ],
    ],
    ['*[name == "a" || n > 1]', []],
    ['*[_rev == "a"]', []],
    ['*[_id == "a"]{"b": *[references(^._id) && name == "a"]}', [{ ids: ['a'] }, { join: true }]],
    ['*[_id == "a"]{"b": *[references(^._id)]}', [{ ids: ['a'] }, { join: true }]],
    ['*[_type == "faq"]{"more": *[_type == "tag"]}', [{ types: ['faq'] }, { types: ['tag'] }]],
    ['*[_type == "faq" || n > 1]', []],
    ['*[_type == "faq" || _id == "tag-1"]', []],
    ['*[_type == "faq" || _type in ["tag"]]', [{ types: ['faq', 'tag'] }]],
    ['*[_id == "a" || _id == $id]', [{ ids: ['a', 'faq-1'] }]],
    ['*[!(_type == "faq")]', []],
    ['*[_type == "faq"]{"all": count(*)}', [{ types: ['faq'] }]],
  ])('finds the candidates of %s', (query, expected) => {
    expect([...planQuery(query, { id: 'faq-1' }).candidates.values()]).toMatchObject(expected)
  })

  it('reads parameters as data, even if they look like a syntax tree', () => {
    const filter = { type: 'Filter', base: { type: 'Everything' }, expr: { type: 'Value', value: true } }
    const { result } = runQuery({ query: '$x', params: { x: filter }, view, identity: '' })
    expect(result).toEqual(filter)
  })
})

describe('a search that reads candidates only', () => {
  it.each([
    ['_id match "post"', 0],
    ['_id match "TAG*"', 8],
    ['_id match "tag" && slug.current match "post"', 0],
    ['_id match "post" || _id match "tag"', 8],
    ['_id match "post" || to->_id match "post"', 8],
    ['pt::text(_id) match "nothing"', 0],
    ['_id match $unknown', 8],
  ])('%s leaves only documents whose text may match', (condition, left) => {
    const { candidates } = planQuery(`*[_type == "tag" && (${condition})]`, { unknown: [] })
    const [lookup] = candidates.values()
    const found = view.candidates(lookup ?? {}).filter((document) => mayMeet(lookup?.text, document))
    expect(found).toHaveLength(left)
  })
})

describe('a lookup by the text of a field', () => {
  const partner = (id: string, current: string, more: object = {}) => ({
    ...stored,
    _id: id,
    _type: 'partner',
    slug: { current },
    ...more,
  })
  const find = (documents: DocumentIndex, query: string, perspective: Parameters<typeof createView>[2] = 'raw') =>
    runQuery({ query, params: {}, view: createView(documents, everything, perspective), identity: '' }).result

  it.each([10, 1000])('reads one document of %i', (count) => {
    const documents = new DocumentIndex()
    for (let n = 0; n < count; n += 1) documents.put(partner(`partner-${n}`, `slug-${n}`))
    documents.put(partner('maple', 'maple-key', { formerSlugs: ['maple'] }))
    const params = { ending: 'maple', language: 'en-CA' }
    const [lookup] = planQuery(partnersQuery, params).candidates.values()
    const read = createView(documents, everything, ['published']).candidates(lookup ?? {})
    expect(read.map(({ _id }) => _id)).toEqual(['maple'])
  })

  it('finds a document by its newest text only', () => {
    const documents = new DocumentIndex()
    documents.put(partner('a', 'old'))
    expect(find(documents, '*[slug.current == "old"]._id')).toEqual(['a'])
    documents.put(partner('a', 'new'))
    documents.put(partner('b', 'new'))
    expect(find(documents, '*[slug.current == "old"]._id')).toEqual([])
    documents.remove('b')
    expect(find(documents, '*[slug.current == "new"]._id')).toEqual(['a'])
  })

  it('finds what each perspective shows', () => {
    const documents = new DocumentIndex()
    documents.put(partner('a', 'old'))
    documents.put(partner('drafts.a', 'new'))
    const query = (text: string) => `*[slug.current == "${text}"]._id`
    expect(['old', 'new'].map((text) => find(documents, query(text), ['published']))).toEqual([['a'], []])
    expect(['old', 'new'].map((text) => find(documents, query(text), ['drafts', 'published']))).toEqual([[], ['a']])
  })

  it('finds texts of any length, in more fields than are indexed', () => {
    const documents = new DocumentIndex()
    const long = 'x'.repeat(1000)
    const names = Array.from({ length: 30 }, (_, number) => `field${number}`)
    documents.put(partner('a', long, Object.fromEntries(names.map((name) => [name, name]))))
    expect(find(documents, `*[slug.current == "${long}"]._id`)).toEqual(['a'])
    for (const name of [...names, ...names]) expect(find(documents, `*[${name} == "${name}"]._id`)).toEqual(['a'])
  })
})

/** What a listener's query may do with the documents it found, or with none. */
const shape = fc.constantFrom(
  (filter: string) => filter,
  (filter: string) => `${filter}[n > 2]`,
  (filter: string) => `${filter}{"_type": "other", n}[_type == "other"]`,
  (filter: string) => `${filter} | order(n desc)`,
  (filter: string) => `${filter}[0]`,
  (filter: string) => `${filter}[0]{_id}`,
  (filter: string) => `${filter}[0].n`,
  (filter: string) => `${filter}[0...3].many[]`,
  (filter: string) => `(${filter}.slug.current)`,
  (filter: string) => `${filter}.many[]->n`,
  (filter: string) => `count(${filter})`,
  (filter: string) => `count(${filter}) == 0`,
  (filter: string) => `{"found": ${filter}}`,
  (filter: string) => `coalesce(${filter}[0], true)`,
  (filter: string) => `!defined(${filter}[0]._id)`,
)

describe('the condition of a listener', () => {
  const identity = everything.identity

  it('never leaves out a document that the query yields', () => {
    fc.assert(
      fc.property(condition, shape, (filter, format) => {
        const query = format(`*[${filter}]`)
        const plan = planQuery(query, {})
        const documents = view.all()
        const { matches } = matchDocuments({ query, params: {}, identity, documents }, plan)
        const yielded = documents.filter((_, at) => matches[at])
        const possible = documents.filter((document) => mayYield(plan.condition, document))
        expect(yielded.filter((document) => !possible.includes(document))).toEqual([])
        expect(plan.condition.isSufficient ? possible : yielded).toEqual(yielded)
      }),
      { numRuns: 300 },
    )
  })

  it.each(['*', '*[_type == "faq"]', '*[_type in ["faq"] && (_id in $ids)]'])('says all that %s needs', (query) => {
    expect(planQuery(query, { ids: ['a', 'b'] }).condition.isSufficient).toBe(true)
  })

  it.each([
    '*[_type == ["faq"]]',
    '*[_id in "faq-1"]',
    '*["faq-1" in _id]',
    '*[!(_type == "faq")]',
    '*[_type == "faq" && n > 1]',
    '*[_type == "faq" || _id == "a"]',
    '*[_type == "faq"][n > 1]',
    '*[_type == "faq"]{n}[0]',
    '*{n}',
    'count(*)',
  ])('does not say all that %s needs', (query) => {
    expect(planQuery(query, {}).condition.isSufficient ?? false).toBe(false)
  })

  it.each<[string, object]>([
    ['*[_type == "faq" && n > 1] | order(n desc)[0...10]{n}', { types: ['faq'] }],
    ['*[_id in $ids]', { ids: ['a', 'drafts.a'], isSufficient: true }],
    ['*[_id == "a" || _id == "b"][0]', { ids: ['a', 'b'] }],
    ['*[!(_id in path("_.**"))]', {}],
    ['*[_type == "faq" || n > 1]', {}],
    ['count(*[_type == "faq"])', {}],
    ['{"a": *[_type == "faq"]}', {}],
  ])('of %s is what it yields has in common', (query, expected) => {
    const known = Object.entries(planQuery(query, { ids: ['a', 'drafts.a'] }).condition).filter(([, value]) => value)
    expect(Object.fromEntries(known)).toEqual(expected)
  })
})
