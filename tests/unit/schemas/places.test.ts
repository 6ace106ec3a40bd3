import { describe, expect, it } from 'vitest'
import { findConstraintProblem } from '#store/mutate/field-rules.ts'
import { seeded } from './studioSchema.ts'

const SOME_DAY = '2026-01-01T00:00:00Z'
const others = seeded.map((document) => ({ ...document, _createdAt: SOME_DAY }))

describe('what the content store asks of each place', () => {
  it.each(seeded.map((document) => [document._id, document] as const))('lets %s be published', (_id, document) => {
    const beside = (type: string) => others.filter(({ _id: id, _type }) => _type === type && id !== document._id)
    expect(findConstraintProblem({ ...document, _createdAt: SOME_DAY }, beside)).toBeNull()
  })
})
