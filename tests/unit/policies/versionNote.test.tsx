import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import { type ListedVersion, VersionNote } from '#components/sections/policy/PolicyHistory.tsx'

vi.mock('server-only', () => ({}))

const NEVER = '2999-01-01'

const createVersion = (number: number, effectiveDate: string): ListedVersion => ({
  _id: `version-${number}`,
  _type: 'policyVersion',
  number,
  lastUpdated: '2025-09-29',
  effectiveDate,
  changeSummary: 'Shorter.',
})

it.each([
  ['leads from an earlier version to the policy', 1, '2025-09-29', '/privacy'],
  ['leads from the current version to the newest before it applies', 1, NEVER, '/privacy/history/2'],
  ['has no link from the newest version to itself before it applies', 2, NEVER, undefined],
])('%s', (_title, number, effectiveDate, href) => {
  const versions = [createVersion(2, effectiveDate), createVersion(1, '2025-08-18')]
  const version = versions.find((each) => each.number === number)
  if (!version) throw new Error('There is no such version.')
  const html = renderToStaticMarkup(<VersionNote home="/" policy="privacy" version={version} versions={versions} />)
  expect(/href="([^"]+)">Read the newest version/.exec(html)?.[1]).toBe(href)
})
