import { describe, expect, it } from 'vitest'
import { foldAhead, mayMeet } from '#store/query/textCondition.ts'

const createQuestion = (_id: string) => ({
  _id,
  _type: 'faq',
  _rev: 'r',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
})

describe('texts that are folded ahead', () => {
  it('are read by no search again', async () => {
    let reads = 0
    const document = Object.defineProperty(createQuestion('faq'), 'question', {
      enumerable: true,
      get() {
        reads += 1
        return 'Où ?'
      },
    })
    await foldAhead([document])
    const readsAhead = reads
    expect(mayMeet({ start: ' ou' }, document)).toBe(true)
    expect(readsAhead).toBeGreaterThan(0)
    expect(reads).toBe(readsAhead)
  })

  it('leave turns to requests', async () => {
    const question = 'a word '.repeat(1000)
    const documents = Array.from({ length: 500 }, (_, n) => ({ ...createQuestion(`faq-${n}`), question }))
    const order: string[] = []
    const folding = foldAhead(documents).then(() => order.push('folded'))
    setImmediate(() => setImmediate(() => order.push('answered')))
    await folding
    expect(order).toEqual(['answered', 'folded'])
  })
})
