import { pages } from '#lib/pages.ts'

/** The legal pages, each with a history of its versions. */
export const policyRoutes = ['privacy', 'terms', 'cookies'] as const

export type PolicyRoute = (typeof policyRoutes)[number]

export const getHistoryPath = (policy: PolicyRoute) => `${pages[policy].path}/history` as const

/** One version, to read. A number in braces stands for any. */
export const getVersionPath = (policy: PolicyRoute, version: number | '{version}') =>
  `${getHistoryPath(policy)}/${version}` as const

export const getComparisonPath = (policy: PolicyRoute, version: number | '{version}', earlier: number | '{earlier}') =>
  `${getVersionPath(policy, version)}/since/${earlier}` as const

/** Versions are counted from 1; more digits than any history will have name none. */
const VERSION = /^[1-9]\d{0,4}$/

/** The version a part of an address names; undefined when it names none. */
export const parseVersionNumber = (parameter: string) => (VERSION.test(parameter) ? Number(parameter) : undefined)
