import { describe, expect, it } from 'vitest'
import { findConstraintProblem } from '#store/mutate/field-rules.ts'
import { seeded } from './studioSchema.ts'

const SOME_DAY = '2026-01-01T00:00:00Z'
const others = seeded.map((document) => ({ ...document, _createdAt: SOME_DAY }))

describe('the constraints that the content store enforces', () => {
  it.each(seeded.map((document) => [document._id, document] as const))('allow the shipped %s', (_id, document) => {
    const listOthers = (type: string) => others.filter(({ _id: id, _type }) => _type === type && id !== document._id)
    expect(findConstraintProblem({ ...document, _createdAt: SOME_DAY }, listOthers)).toBeNull()
  })
})
