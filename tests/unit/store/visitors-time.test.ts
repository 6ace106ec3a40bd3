import { describe, expect, it } from 'vitest'
import { VisitorsTime } from '#store/query/visitors-time.ts'

function forever(): never {
  for (;;);
}

describe('the time of callers without a token', () => {
  it('gives what the work gives', () => {
    expect(new VisitorsTime().spend(() => ({ answer: 42 }))).toEqual({ answer: 42 })
  })

  it('lets through what the work throws', () => {
    const error = new TypeError('Not so.')
    expect(() =>
      new VisitorsTime().spend(() => {
        throw error
      }),
    ).toThrow(error)
  })

  it.each([
    ['that never ends', forever],
    [
      'that catches what stops it',
      () => {
        try {
          forever()
        } catch {
          forever()
        }
      },
    ],
    ['of a pattern that tries everything', () => /^(?:a+)+$/.test(`${'a'.repeat(60)}b`)],
  ])('breaks off work %s', (_, work) => {
    expect(() => new VisitorsTime().spend(work)).toThrow('takes too long')
  })

  it('goes on after work that was broken off', () => {
    const visitors = new VisitorsTime()
    expect(() => visitors.spend(forever)).toThrow('takes too long')
    expect(visitors.spend(() => 1)).toBe(1)
  })

  it('is one for all of them, and comes back by and by', () => {
    let now = 0
    const visitors = new VisitorsTime(() => now)
    const ask = () => visitors.spend(() => (now += 1000))
    for (let times = 0; times < 3; times += 1) ask()
    expect(ask).toThrow('Too much is asked')
    now += 3000
    expect(ask).not.toThrow()
  })

  it('says when to ask again', () => {
    let now = 0
    const visitors = new VisitorsTime(() => now)
    visitors.spend(() => (now += 3000))
    let refusal: unknown
    try {
      visitors.spend(() => 1)
    } catch (error) {
      refusal = error
    }
    expect(refusal).toMatchObject({ status: 429, res: expect.any(Response) })
    now += 6000
    expect(visitors.spend(() => 1)).toBe(1)
  })
})
