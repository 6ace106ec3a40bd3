import { randomBytes } from 'node:crypto'

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function keyed(element: unknown): unknown {
  const complete = withArrayKeys(element)
  return isObject(complete) && !('_key' in complete) ? { _key: randomBytes(6).toString('hex'), ...complete } : complete
}

/** The same value with a random `_key` on every object that stands in a list without one. */
export function withArrayKeys<T>(value: T): T
export function withArrayKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(keyed)
  if (!isObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, withArrayKeys(field)]))
}
