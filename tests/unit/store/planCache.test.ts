import { expect, it, vi } from 'vitest'
import { createPlanCache } from '#store/query/planCache.ts'
import { planQuery } from '#store/query/plan.ts'

const QUERY = '*[_type == "page" && language == $language][0]'

it('a query that comes again is planned once for each of its parameters', () => {
  const plan = vi.fn<typeof planQuery>(planQuery)
  const getPlan = createPlanCache(plan)
  const first = getPlan(QUERY, { language: 'en-CA' })
  expect(getPlan(QUERY, { language: 'en-CA' })).toBe(first)
  expect(plan).toHaveBeenCalledTimes(1)
  expect(getPlan(QUERY, { language: 'fr-CA' })).not.toBe(first)
  expect(plan).toHaveBeenCalledTimes(2)
})

it('a query with long parameters is planned, and not kept', () => {
  const plan = vi.fn<typeof planQuery>(planQuery)
  const getPlan = createPlanCache(plan)
  for (let time = 0; time < 2; time += 1) getPlan('*[_id in $ids]', { ids: ['x'.repeat(300_000)] })
  expect(plan).toHaveBeenCalledTimes(2)
})
