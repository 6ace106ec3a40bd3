import { describe, expect, test } from 'vitest'
import { FUNNEL_HEIGHT, FUNNEL_WIDTH, funnelBands } from '#components/sections/calculator/funnelGeometry.ts'
import { funnelOf } from '#lib/calculator/impact.ts'
import { initialInputs } from '#lib/calculator/limits.ts'

const bandsAt = (disqualifiedPercent: number, withProduct: boolean) =>
  funnelBands(funnelOf({ ...initialInputs, disqualifiedPercent }), withProduct)

/** Height of a rectangle drawn as `M x y h w v height …`; 0 when nothing is drawn. */
const height = (path: string) => Number(/v([\d.]+)/.exec(path)?.[1] ?? 0)

describe('the drawing of a funnel', () => {
  test.each<{ disqualifiedPercent: number; withProduct: boolean; drawn: string[] }>([
    { disqualifiedPercent: 0, withProduct: false, drawn: ['leads', 'ready', 'funded'] },
    { disqualifiedPercent: 0, withProduct: true, drawn: ['leads', 'ready', 'funded'] },
    { disqualifiedPercent: 95, withProduct: false, drawn: ['leads', 'ready', 'disqualified', 'funded'] },
    { disqualifiedPercent: 95, withProduct: true, drawn: ['leads', 'ready', 'disqualified', 'returned', 'funded'] },
    { disqualifiedPercent: 100, withProduct: true, drawn: ['leads', 'ready', 'disqualified', 'returned', 'funded'] },
  ])('at $disqualifiedPercent% disqualified, with the product: $withProduct, has $drawn', ({ drawn, ...funnel }) => {
    const bands = bandsAt(funnel.disqualifiedPercent, funnel.withProduct)
    const found = Object.entries(bands).flatMap(([name, path]) => (path === '' ? [] : [name]))
    expect(found).toEqual(drawn)
  })

  test.each([
    [0, 1],
    [50, 1.1],
    [95, 1.4],
    [100, 1.5],
  ])('at %s%% disqualified, the product makes the funded block %s times as high', (disqualifiedPercent, times) => {
    const [today, withProduct] = [false, true].map((product) => height(bandsAt(disqualifiedPercent, product).funded))
    expect(Number(withProduct) / Number(today)).toBeCloseTo(times, 1)
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
    const bands = funnelBands(funnelOf({ ...initialInputs, leadsPerMonth: 0 }), true)
    expect(Object.values(bands).join(' ')).not.toContain('NaN')
  })
})
