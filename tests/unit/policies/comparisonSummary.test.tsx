import { prerender } from 'react-dom/static'
import { expect, it, vi } from 'vitest'
import { PolicyComparison } from '#components/sections/policy/PolicyComparison.tsx'
import type { ListedVersion } from '#components/sections/policy/PolicyHistory.tsx'

vi.mock('server-only', () => ({}))

const createVersion = (number: number, changeSummary: string): ListedVersion => ({
  _id: `version-${number}`,
  _type: 'policyVersion',
  number,
  lastUpdated: '2025-09-29',
  effectiveDate: '2025-09-29',
  changeSummary,
})

const newest = createVersion(3, 'Removed a section.')
const middle = createVersion(2, 'Renamed a section.')
const first = createVersion(1, 'First version.')

async function render(earlier: ListedVersion) {
  const page = { home: '/', policy: 'privacy', title: 'Privacy Policy', versions: [newest, middle, first] } as const
  const { prelude } = await prerender(<PolicyComparison {...page} version={newest} earlier={earlier} parts={[]} />)
  const html = await new Response(prelude).text()
  return [newest, middle, first].filter(({ changeSummary }) => html.includes(changeSummary))
}

it('sums up the changes of every version since the compared one', async () => {
  expect(await render(first)).toEqual([newest, middle])
  expect(await render(middle)).toEqual([newest])
})
