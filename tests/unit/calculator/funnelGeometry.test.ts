import { describe, expect, test } from 'vitest'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, computeFunnelBands } from '#components/sections/calculator/funnelGeometry.ts'
import { calculateFunnel } from '#lib/calculator/impact.ts'
import { initialInputs } from '#lib/calculator/limits.ts'

const bandsAt = (disqualifiedPercent: number, withProduct: boolean) =>
  computeFunnelBands(calculateFunnel({ ...initialInputs, disqualifiedPercent }), withProduct)

/** Height of a rectangle drawn as `M x y h w v height …`; 0 when nothing is drawn. */
const height = (path: string) => Number(/v([\d.]+)/.exec(path)?.[1] ?? 0)

describe('the drawing of a funnel', () => {
  test.each<{ disqualifiedPercent: number; withProduct: boolean; drawn: string[] }>([
    { disqualifiedPercent: 0, withProduct: false, drawn: ['leads', 'ready', 'funded'] },
    { disqualifiedPercent: 0, withProduct: true, drawn: ['leads', 'ready', 'funded'] },
    { disqualifiedPercent: 95, withProduct: false, drawn: ['leads', 'ready', 'disqualified', 'funded'] },
    {
      disqualifiedPercent: 95,
      withProduct: true,
      drawn: ['leads', 'ready', 'disqualified', 'returned', 'funded', 'added'],
    },
    {
      disqualifiedPercent: 100,
      withProduct: true,
      drawn: ['leads', 'ready', 'disqualified', 'returned', 'funded', 'added'],
    },
  ])('at $disqualifiedPercent% disqualified, with the product: $withProduct, has $drawn', ({ drawn, ...funnel }) => {
    const bands = bandsAt(funnel.disqualifiedPercent, funnel.withProduct)
    const found = Object.entries(bands).flatMap(([name, path]) => (path === '' ? [] : [name]))
    expect(found).toEqual(drawn)
  })

  test.each([
    [0, 0],
    [50, 0.1],
    [95, 0.4],
    [100, 0.5],
  ])('at %s%% disqualified, the product adds %s times the funded block', (disqualifiedPercent, times) => {
    const { funded, added } = bandsAt(disqualifiedPercent, true)
    expect(height(added) / height(funded)).toBeCloseTo(times, 1)
  })

  test('draws the leads that return to the scale of all leads', () => {
    const { leads, returned } = bandsAt(95, true)
    const { yearlyLeads, productConversions } = calculateFunnel(initialInputs)
    const [top, bottom] = [/^M270 ([\d.]+)/, / ([\d.]+)z$/].map((end) => Number(end.exec(returned)?.[1]))
    expect(Number(bottom) - Number(top)).toBeCloseTo((height(leads) * productConversions) / yearlyLeads, 0)
  })

  test.each([0, 5, 50, 95, 100])('stays within its frame at %d%% disqualified leads', (disqualifiedPercent) => {
    const { leads, ready, disqualified, returned } = bandsAt(disqualifiedPercent, true)
    const numbers = [ready, disqualified, returned].join(' ').match(/-?[\d.]+/g) ?? []
    expect(numbers.length).toBeGreaterThan(0)
    for (const number of numbers.map(Number)) {
      expect(number).toBeGreaterThanOrEqual(0)
      expect(number).toBeLessThanOrEqual(FUNNEL_WIDTH)
    }
    expect(height(leads)).toBeLessThanOrEqual(FUNNEL_HEIGHT)
  })

  test('has no bands without leads', () => {
    const bands = computeFunnelBands(calculateFunnel({ ...initialInputs, leadsPerMonth: 0 }), true)
    expect(Object.values(bands).join(' ')).not.toContain('NaN')
  })
})
