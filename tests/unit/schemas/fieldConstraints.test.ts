import { createSchema, defineField, type FieldDefinition } from 'sanity'
import { describe, expect, it } from 'vitest'
import { getFieldConstraints } from '#schemas/fieldConstraints.ts'
import { listConstraintProblems } from '#rules/fieldRules.ts'
import { landingSample } from '../landingPages/landingPage.ts'
import { changed } from './changed.ts'
import { seeded } from './studioSchema.ts'

const SOME_DAY = '2026-01-01T00:00:00Z'
const noRedirect = () => false
const others = seeded.map((document) => ({ ...document, _createdAt: SOME_DAY }))

describe('the constraints that the content store enforces', () => {
  it.each(seeded.map((document) => [document._id, document] as const))('allow the shipped %s', (_id, document) => {
    const listOthers = (type: string) => others.filter(({ _id: id, _type }) => _type === type && id !== document._id)
    expect(listConstraintProblems({ ...document, _createdAt: SOME_DAY }, listOthers, noRedirect)).toEqual([])
  })

  it('refuse a claim by the shipped wording rules', () => {
    const claim = changed('supportPage', 'text', 'Guaranteed approval for your home')
    expect(
      listConstraintProblems(
        { ...claim, _createdAt: SOME_DAY },
        (type) => others.filter(({ _type }) => _type === type),
        noRedirect,
      ),
    ).toEqual([{ path: 'text', message: expect.stringContaining('“Guaranteed”: Promising an approval') }])
  })

  it('refuse a link within a rich text', () => {
    const markDefs = [{ _key: 'l', _type: 'link', href: '/no-such-page' }]
    const children = [{ _key: 's', _type: 'span', text: 'Read on', marks: ['l'] }]
    const answer = [{ _key: 'b', _type: 'block', style: 'normal', markDefs, children }]
    const question = seeded.find(({ _type }) => _type === 'faq')
    const document = { ...changed(question?._id ?? '', 'answer', answer), _createdAt: SOME_DAY }
    expect(listConstraintProblems(document, () => [], noRedirect)).toEqual([
      { path: 'answer[0].markDefs[0].href', message: expect.stringContaining('There is no page at “/no-such-page”') },
    ])
  })

  it('refuse a last day before the first day, and allow a single day', () => {
    const message = 'This is before the first day. Choose a later day here, or an earlier first day.'
    const findProblems = (document: { _id: string; _type: string }) =>
      listConstraintProblems({ ...document, _createdAt: SOME_DAY }, () => others, noRedirect).filter(
        (problem) => problem.message === message,
      )
    const page = { ...landingSample, runsFrom: '2026-12-02', runsUntil: '2026-12-01' }
    const singleDay = { ...page, runsUntil: page.runsFrom }
    expect(findProblems(page)).toEqual([{ path: 'runsUntil', message }])
    expect(findProblems(singleDay)).toEqual([])
    const announcement = { text: 'New.', from: '2026-12-02', until: '2026-12-01' }
    expect(findProblems(changed('siteSettings', 'announcement', announcement))).toEqual([
      { path: 'announcement.until', message },
    ])
    const rule = { from: '2026-12-02', until: '2026-12-01' }
    expect(findProblems(changed('estimateRules', 'closing', [rule]))).toEqual([{ path: 'closing[0].until', message }])
  })

  it('refuse a gauge that ends at its start', () => {
    const document = changed('personalPage', 'phoneDemo.result.gaugeHighAmount', 0)
    const low = changed('personalPage', 'phoneDemo.result.gaugeLowAmount', 2_000_000)
    for (const each of [document, low])
      expect(listConstraintProblems({ ...each, _createdAt: SOME_DAY }, () => others, noRedirect)).toContainEqual({
        path: 'phoneDemo.result.gaugeHighAmount',
        message: 'The high end must be above the low end.',
      })
  })
})

describe('the constraints of a schema', () => {
  const read = (field: FieldDefinition) => {
    const type = createSchema({ name: 'one', types: [{ name: 'note', type: 'document', fields: [field] }] }).get('note')
    return type && getFieldConstraints(type)
  }

  it.each<[string, FieldDefinition]>([
    ['“stringCasing”', defineField({ name: 'text', type: 'string', validation: (rule) => rule.uppercase() })],
    ['“custom”', defineField({ name: 'text', type: 'string', validation: (rule) => rule.custom(() => 'No.') })],
    ['“max”', defineField({ name: 'text', type: 'string', validation: (rule) => rule.max(5).error('Shorter.') })],
  ])('cannot hold a rule that the store would not check: %s', (rule, field) => {
    expect(() => read(field)).toThrow(`The store cannot check the rule ${rule} of “text” (string).`)
  })

  it('are not read from rules that an upgrade of sanity compiles in another way', () => {
    const type = createSchema({
      name: 'one',
      types: [{ name: 'note', type: 'document', fields: [{ name: 'text', type: 'string' }] }],
    }).get('note')
    if (type?.jsonType !== 'object') throw new Error('A document is an object.')
    const [text] = type.fields
    Object.assign(text?.type ?? {}, { validation: [{ rules: [] }] })
    expect(() => getFieldConstraints(type)).toThrow('Correct schemas/fieldConstraints.ts')
  })

  it('may hold any advice', () => {
    const advice = defineField({ name: 'text', type: 'string', validation: (rule) => rule.uppercase().warning() })
    expect(read(advice)).toMatchObject({ text: {} })
  })
})
