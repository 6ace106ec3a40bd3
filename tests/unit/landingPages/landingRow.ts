import type { listLandingRoutes } from '#lib/landingPages/routes.ts'

export type LandingRow = Parameters<typeof listLandingRoutes>[0][number]

/** The published English landing page at `/spring`, formerly at `/winter`, as the store returns it. */
export const landingRow: LandingRow = {
  _id: 'spring',
  language: 'en-CA',
  path: '/spring',
  formerPaths: ['/winter'],
  runsFrom: null,
  runsUntil: null,
  leadsTo: null,
  indexable: null,
  partner: null,
  ownHome: null,
  split: null,
  _updatedAt: '2027-03-01T00:00:00Z',
}
