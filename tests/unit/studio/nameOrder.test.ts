import { evaluateSync, parse, toJS } from 'groq-js'
import { createSchema } from 'sanity'
import { describe, expect, it } from 'vitest'
import { isRecord } from '#lib/isRecord.ts'
import { ROLE_NAMES } from '#lib/roles/roles.ts'
import { schemaTypes } from '#schemas/index.ts'
import { foldInGroq, getNameOrder } from '#studio/desk/nameOrder.ts'
import { listTitles } from '#studio/desk/sections.ts'
import { buildDesk } from './buildDesk.ts'

const schema = createSchema({ name: 'default', types: schemaTypes })

/** Lists of documents in the desk of a role, with the order in which each opens. */
async function findLists(role: string) {
  const found: { type: unknown; order: unknown }[] = []
  function walk(node: unknown) {
    if (!isRecord(node)) return
    const value: unknown = typeof node['serialize'] === 'function' ? node['serialize']({ path: [] }) : node
    if (!isRecord(value)) return
    if (value['type'] === 'documentTypeList' || value['type'] === 'documentList')
      found.push({
        type: value['schemaTypeName'],
        order: isRecord(value['options']) && value['options']['defaultOrdering'],
      })
    if (Array.isArray(value['items'])) for (const item of value['items']) walk(item)
    walk(value['child'])
  }
  walk(await buildDesk(role))
  return found
}

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

  it.each(ROLE_NAMES)('opens each list in the desk of the role %s, by the name that it shows', async (role) => {
    const lists = await findLists(role)
    // The paths of redirects have no accents.
    const newest = [{ field: '_updatedAt', direction: 'desc' }]
    const expected = Object.keys(listTitles).map((type) => ({ type, order: getNameOrder(type) ?? newest }))
    expect(lists.filter(({ type }) => type !== undefined)).toEqual(expect.arrayContaining(expected))
    for (const type of Object.keys(listTitles).filter((each) => each !== 'redirect')) {
      const [, plain] = getNameOrder(type) ?? []
      expect([type, plain?.field]).toEqual([type, schema.get(type)?.preview?.select?.['title']])
    }
  })

  it.each(Object.keys(listTitles).filter((type) => type !== 'redirect'))(
    'is no choice of “Sort by” in the list of %s, where the Studio compares code points',
    (type) => {
      const compiled = schema.get(type)
      const orderings = compiled && 'orderings' in compiled ? compiled.orderings : undefined
      const fields = orderings?.flatMap(({ by }) => by.map(({ field }) => field))
      expect(fields).not.toContain(compiled?.preview?.select?.['title'])
    },
  )
})
