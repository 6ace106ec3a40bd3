import { isDeepStrictEqual } from 'node:util'
import type { PatchOperations } from '@sanity/client'
import { isRecord } from '#lib/isRecord.ts'

type Rule = Record<string, unknown>

/** Fields that closing rules of earlier releases did not have. */
const NEW_FIELDS: ReadonlySet<string> = new Set([
  'form',
  'fee',
  'step',
  'newOnly',
  'from',
  'until',
  'checkedOn',
  'note',
  'anyRebate',
  'anyRebatePercent',
  'anyRebateFullUntil',
  'anyRebateEndsAt',
  'anyRebateNewOnly',
])

/** Places that earlier releases did not have. */
const NEW_PLACES: ReadonlySet<unknown> = new Set(['HX', 'QB', 'QM', 'MT'])

/** What earlier releases had in the place of today's values. */
const EARLIER_VALUES: Readonly<Record<string, Rule>> = {
  pe: { brackets: [{ above: 0, percent: 1 }], rebateFullUntil: undefined, rebateEndsAt: undefined },
}

/** What the release of 2026-11 had in the place of today's values. */
const VALUES_OF_2026_11: Readonly<Record<string, Rule>> = {
  montreal: {
    brackets: undefined,
    rebate: undefined,
    rebateShares: undefined,
    rebateFullUntil: undefined,
    rebateEndsAt: undefined,
    rebateLater: undefined,
    from: undefined,
    until: undefined,
    checkedOn: '2026-11-28',
    note: 'Enter the brackets of 2026: Montréal indexes its own.',
  },
  bc: {
    anyRebate: undefined,
    anyRebateFullUntil: undefined,
    anyRebateEndsAt: undefined,
    anyRebateNewOnly: undefined,
    note: undefined,
  },
  gst: {
    anyRebate: undefined,
    anyRebatePercent: undefined,
    anyRebateFullUntil: undefined,
    anyRebateEndsAt: undefined,
    note: 'Rebate for agreements from 2025-03-20. Confirm on the page of the Canada Revenue Agency. Provincial parts of HST and QST, and the rebate of repeat buyers below 450,000, are not included.',
  },
}

const feesWithoutFigures = {
  name: 'Registration fees where there is no tax',
  nameFr: 'Frais d’inscription là où il n’y a pas de taxe',
  base: 'price',
  brackets: [{ above: 0, percent: 0 }],
  sourceUrl: 'https://www.nerdwallet.com/ca/mortgages/canada-land-transfer-tax-and-fee-calculator',
}

/** Rules of earlier releases that others have replaced. */
const RETIRED_RULES: readonly unknown[] = [
  { ...feesWithoutFigures, places: ['AB', 'NL', 'NT', 'NU', 'SK', 'YT'] },
  {
    ...feesWithoutFigures,
    places: ['NT', 'NU', 'YT'],
    checkedOn: '2026-11-28',
    note: 'A comparison site: enter the fees and official page of each territory.',
  },
]

/** Returns a value without the names that a store adds, and without empty fields. */
function simplify(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(simplify)
  if (!isRecord(value)) return value
  const fields = Object.entries(value).filter(([name, part]) => !name.startsWith('_') && part !== undefined)
  return Object.fromEntries(fields.map(([name, part]) => [name, simplify(part)]))
}

const isKnownPlace = (place: unknown) => !NEW_PLACES.has(place)

/** Returns a shipped rule as an earlier release had it. */
function toEarlier(rule: Rule): unknown {
  const fields = Object.entries(rule).filter(([name]) => !NEW_FIELDS.has(name))
  const { places, ...earlier } = { ...Object.fromEntries(fields), ...EARLIER_VALUES[String(rule['_key'])] }
  return simplify({ ...earlier, places: Array.isArray(places) ? places.filter(isKnownPlace) : places })
}

/** Lists a shipped rule as the earlier releases had it. */
const listEarlier = (rule: Rule): unknown[] => [
  toEarlier(rule),
  simplify({ ...rule, ...VALUES_OF_2026_11[String(rule['_key'])] }),
]

/** Returns a stored rule without the switches that the Studio sets to no by itself. */
function toComparable(rule: Rule): unknown {
  const fields = Object.entries(rule).filter(([, value]) => value !== false)
  return simplify(Object.fromEntries(fields))
}

const isAny = (rule: Rule, earlier: readonly unknown[]) =>
  earlier.some((each) => isDeepStrictEqual(toComparable(rule), each))

/**
 * Brings the closing rules of an earlier release to the shipped ones: unchanged rules are replaced or, where others took
 * their place, left out, new ones are added, and what legal staff changed or added stays.
 */
export function upgradeClosingRules(shipped: unknown, document: Rule): PatchOperations {
  const rules = isRecord(shipped) && Array.isArray(shipped['closing']) ? shipped['closing'].filter(isRecord) : []
  const stored = Array.isArray(document['closing']) ? document['closing'].filter(isRecord) : []
  const kept = stored.flatMap((rule) => {
    const current = rules.find(({ _key }) => _key === rule['_key'])
    if (current) return [isAny(rule, listEarlier(current)) ? current : rule]
    return isAny(rule, RETIRED_RULES) ? [] : [rule]
  })
  const added = rules.filter(({ _key }) => !stored.some((rule) => rule['_key'] === _key))
  return { set: { closing: [...kept, ...added] } }
}
