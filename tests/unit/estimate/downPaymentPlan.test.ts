import { describe, expect, it } from 'vitest'
import { planDownPayment } from '#lib/estimate/downPaymentPlan.ts'

const limits = { fhsaYearly: 8000, fhsaTotal: 40_000, homeBuyersPlan: 60_000 }
const goal = { target: 60_000, saved: 12_000, monthly: 1000, interest: 0, people: 1, month: 10 }

describe('a plan for a down payment', () => {
  it.each([
    ['what is missing, month by month', {}, 48],
    ['a started month', { monthly: 1001 }, 48],
    ['a goal that is saved already', { saved: 60_000, monthly: 0 }, 0],
    ['nothing saved a month', { monthly: 0 }, null],
    ['more than 50 years', { monthly: 79 }, null],
    // By the annuity formula 44.1 months: 12,000 and 1,000 a month grow by 0.25 % a month.
    ['interest of 3 % a year', { interest: 3 }, 45],
    ['interest alone', { monthly: 0, saved: 59_000, interest: 4 }, 6],
    ['a goal of nothing', { target: 0, saved: 0, monthly: 0 }, 0],
  ])('counts %s', (_, change, months) => {
    expect(planDownPayment({ ...goal, ...change }, limits).months).toBe(months)
  })

  it.each([
    // Eleven months from November reach the next year, which adds room.
    ['one year', { target: 20_000, saved: 20_000 }, { fhsa: 8000, homeBuyersPlan: 12_000, other: 0 }],
    ['the next year', { target: 20_000, saved: 9000 }, { fhsa: 16_000, homeBuyersPlan: 4000, other: 0 }],
    ['five years', { target: 120_000, saved: 60_000 }, { fhsa: 40_000, homeBuyersPlan: 60_000, other: 20_000 }],
    [
      'two people',
      { target: 220_000, saved: 220_000, people: 2 },
      { fhsa: 16_000, homeBuyersPlan: 120_000, other: 84_000 },
    ],
  ])('fills the registered plans by the room of %s', (_, change, held) => {
    expect(planDownPayment({ ...goal, ...change }, limits)).toMatchObject(held)
  })

  it('never takes longer with more interest, or more saved a month', () => {
    const monthsWith = (change: object) => planDownPayment({ ...goal, ...change }, limits).months ?? Infinity
    for (const name of ['interest', 'monthly'] as const) {
      const months = [1, 2, 3, 4, 5].map((step) => monthsWith({ [name]: name === 'interest' ? step : step * 400 }))
      expect(months).toEqual(months.toSorted((a, b) => b - a))
    }
  })

  it('shows the savings at equal steps, from today to the goal', () => {
    const { points } = planDownPayment(goal, limits)
    expect(points).toHaveLength(13)
    expect([points[0], points.at(-1)]).toEqual([
      { month: 0, share: 0.2 },
      { month: 48, share: 1 },
    ])
  })
})
