import { describe, expect, it } from 'vitest'
import { findConstraintProblem } from '#store/mutate/fieldRules.ts'
import { changed } from './changed.ts'
import { seeded } from './studioSchema.ts'

const SOME_DAY = '2026-01-01T00:00:00Z'
const noRedirect = () => false
const others = seeded.map((document) => ({ ...document, _createdAt: SOME_DAY }))

describe('the constraints that the content store enforces', () => {
  it.each(seeded.map((document) => [document._id, document] as const))('allow the shipped %s', (_id, document) => {
    const listOthers = (type: string) => others.filter(({ _id: id, _type }) => _type === type && id !== document._id)
    expect(findConstraintProblem({ ...document, _createdAt: SOME_DAY }, listOthers, noRedirect)).toBeNull()
  })

  it('refuse a claim by the shipped wording rules', () => {
    const claim = changed('supportPage', 'text', 'Guaranteed approval for your home')
    expect(
      findConstraintProblem(
        { ...claim, _createdAt: SOME_DAY },
        (type) => others.filter(({ _type }) => _type === type),
        noRedirect,
      ),
    ).toContain('“Guaranteed”: Promising an approval')
  })

  it('refuse a gauge that ends at its start', () => {
    const document = changed('personalPage', 'phoneDemo.result.gaugeHighAmount', 0)
    const low = changed('personalPage', 'phoneDemo.result.gaugeLowAmount', 2_000_000)
    for (const each of [document, low])
      expect(findConstraintProblem({ ...each, _createdAt: SOME_DAY }, () => others, noRedirect)).toContain(
        '“phoneDemo.result.gaugeHighAmount”: The high end must be above the low end.',
      )
  })
})
