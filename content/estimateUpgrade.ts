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
])

/** Places that earlier releases did not have. */
const NEW_PLACES: ReadonlySet<unknown> = new Set(['HX', 'QB', 'QM', 'MT'])

/** What earlier releases had in the place of today's values. */
const EARLIER_VALUES: Readonly<Record<string, Rule>> = {
  pe: { brackets: [{ above: 0, percent: 1 }], rebateFullUntil: undefined, rebateEndsAt: undefined },
  fees: { places: ['AB', 'NL', 'NT', 'NU', 'SK', 'YT'] },
}

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

/** Returns a stored rule without the switches that the Studio sets to no by itself. */
function toComparable(rule: Rule): unknown {
  const fields = Object.entries(rule).filter(([, value]) => value !== false)
  return simplify(Object.fromEntries(fields))
}

/**
 * Brings the closing rules of an earlier release to the shipped ones: unchanged rules are replaced, new ones are added,
 * and what legal staff changed or added stays.
 */
export function upgradeClosingRules(shipped: unknown, document: Rule): PatchOperations {
  const rules = isRecord(shipped) && Array.isArray(shipped['closing']) ? shipped['closing'].filter(isRecord) : []
  const stored = Array.isArray(document['closing']) ? document['closing'].filter(isRecord) : []
  const kept = stored.map((rule) => {
    const current = rules.find(({ _key }) => _key === rule['_key'])
    return current && isDeepStrictEqual(toComparable(rule), toEarlier(current)) ? current : rule
  })
  const added = rules.filter(({ _key }) => !stored.some((rule) => rule['_key'] === _key))
  return { set: { closing: [...kept, ...added] } }
}
