import { describe, expect, it } from 'vitest'
import { findConstraintProblem } from '#store/mutate/field-rules.ts'
import { changed } from '../schemas/changed.ts'
import { seeded } from '../schemas/studioSchema.ts'

const stored = seeded.map((document) => ({ ...document, _createdAt: '2025-09-29T00:00:00Z' }))

/** What the store says of a document that is published beside the rest of what is shipped. */
const getProblem = (document: (typeof seeded)[number]) =>
  findConstraintProblem({ ...document, _createdAt: '2025-09-29T00:00:00Z' }, (type) =>
    stored.filter(({ _id, _type }) => _type === type && _id !== document._id),
  )

describe('the store with the shipped wording rules', () => {
  it.each(seeded.map((document) => [document._id, document] as const))(
    'publishes %s as it is shipped',
    (_id, document) => expect(getProblem(document)).toBeNull(),
  )

  it.each([
    ['Guaranteed approval for your home', '“Guaranteed”: Promising an approval'],
    ['Get pre-approved by us', '“pre-approved”: Only a lender'],
    ['A referral fee, even in BC', '“referral fee”: In British Columbia'],
  ])('refuses “%s”', (text, problem) => {
    expect(getProblem(changed('supportPage', 'text', text))).toContain(problem)
  })
})
