import { shipped } from './studioSchema.ts'

/** A value with the part at a path replaced. */
function replaced(value: unknown, [step, ...rest]: string[], part: unknown): unknown {
  if (step === undefined) return part
  if (Array.isArray(value))
    return value.map((item, index) => (String(index) === step ? replaced(item, rest, part) : item))
  const entries = typeof value === 'object' && value !== null ? Object.entries(value) : []
  const current = entries.find(([name]) => name === step)?.[1]
  return { ...Object.fromEntries(entries), [step]: replaced(current, rest, part) }
}

/** A shipped document with one value replaced, by its path. */
export function changed(id: string, path: string, part: unknown) {
  const [field = '', ...rest] = path.split('.')
  const document = shipped(id)
  return { ...document, [field]: replaced(document[field], rest, part) }
}
