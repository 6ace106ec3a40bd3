import { evaluateSync, parse, toJS } from 'groq-js'
import { describe, expect, it } from 'vitest'
import { schemaTypes } from '#schemas/index.ts'
import { foldInGroq, getNameOrder } from '#studio/desk/nameOrder.ts'
import { listTitles } from '#studio/desk/sections.ts'

const NAMES = ['Zoé', 'Île', 'ete', 'Été', 'Ivan', 'Œuf', 'Paul', 'Ôtée', 'Ozan', 'E\u0301cole', 'Çava', 'Dan']
const EXPECTED = ['Çava', 'Dan', 'E\u0301cole', 'ete', 'Été', 'Île', 'Ivan', 'Œuf', 'Ôtée', 'Ozan', 'Paul', 'Zoé']

describe('the order of a list by name', () => {
  it('puts accented letters beside the plain ones in GROQ that compares code points', () => {
    const query = `*[]{name, "key": ${foldInGroq('name')}} | order(key, lower(name))[].name`
    const dataset = NAMES.map((name) => ({ name }))
    expect(toJS(evaluateSync(parse(query), { dataset }))).toEqual(EXPECTED)
  })

  // The Studio resolves a field without dots and brackets of paths against the schema, and takes others as GROQ.
  it('is no path of a field', () => {
    const [first] = getNameOrder('partner') ?? []
    expect(first?.field).toMatch(/^array::join\([^.[\]]*lower\(name\)[^.[\]]*\)$/)
  })

  it('is the only one by name of its types, and names a field of theirs', () => {
    const ordered = schemaTypes.filter(({ name }) => name in listTitles && getNameOrder(name))
    expect(ordered.map(({ name }) => name).toSorted()).toEqual([
      'landingPage',
      'partner',
      'partnerLogo',
      'pressLogo',
      'testimonial',
    ])
    for (const type of ordered) {
      const [, { field } = { field: '' }] = getNameOrder(type.name) ?? []
      const fields = 'fields' in type && Array.isArray(type.fields) ? type.fields.map(({ name }) => name) : []
      expect(fields).toContain(field)
      const orderings = 'orderings' in type && Array.isArray(type.orderings) ? type.orderings : undefined
      expect(orderings?.map(({ by: [first] }) => first?.field)).not.toContain(field)
    }
  })
})
