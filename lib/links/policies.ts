import { pages } from '#lib/pages.ts'

/** Policy pages, each with a version history. */
export const policyRoutes = ['privacy', 'terms', 'cookies'] as const

export type PolicyRoute = (typeof policyRoutes)[number]

export const getHistoryPath = (policy: PolicyRoute) => `${pages[policy].path}/history` as const

/** Returns the path of a version. `{version}` matches any. */
export const getVersionPath = (policy: PolicyRoute, version: number | '{version}') =>
  `${getHistoryPath(policy)}/${version}` as const

export const getComparisonPath = (policy: PolicyRoute, version: number | '{version}', earlier: number | '{earlier}') =>
  `${getVersionPath(policy, version)}/since/${earlier}` as const

/** Versions are numbered from 1. */
const VERSION = /^[1-9]\d{0,4}$/

/** Parses a version number; undefined if it is invalid. */
export const parseVersionNumber = (parameter: string) => (VERSION.test(parameter) ? Number(parameter) : undefined)
