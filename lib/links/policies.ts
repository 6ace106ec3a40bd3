import { pages } from '#lib/pages.ts'

/** The legal pages, each with a history of its versions. */
export const policyRoutes = ['privacy', 'terms', 'cookies'] as const

export type PolicyRoute = (typeof policyRoutes)[number]

export const historyPath = (policy: PolicyRoute) => `${pages[policy].path}/history` as const

/** One version, to read. A number in braces stands for any. */
export const versionPath = (policy: PolicyRoute, version: number | '{version}') =>
  `${historyPath(policy)}/${version}` as const

export const comparisonPath = (policy: PolicyRoute, version: number | '{version}', earlier: number | '{earlier}') =>
  `${versionPath(policy, version)}/since/${earlier}` as const

/** Versions are counted from 1; more digits than any history will have name none. */
const VERSION = /^[1-9]\d{0,4}$/

/** The version a part of an address names; undefined when it names none. */
export const versionNumber = (parameter: string) => (VERSION.test(parameter) ? Number(parameter) : undefined)
