import { resources } from '#lib/i18n/resources.ts'
import type { VisiblePart } from './visibleContent.ts'

const { accessibility, calculator, forms, preview, validation } = resources.en.translation

/** Strings that code owns and pages show (specification, sections 5 and 8), from their one place. */
const strings: readonly unknown[] = [accessibility, forms, preview, validation, calculator.showResults]

function* textsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* textsOf(part)
}

const texts = new Set(strings.flatMap((value) => [...textsOf(value)]))

/** What code counts and works out: numbers of steps, and figures from what a visitor set. */
const workedOut = [
  { within: /\.stair-number/, text: /^\d$/ },
  { within: /\.(calculator|funnel|slider|input-slider)\b/, text: /^[\d\s.,$%KM−-]+( lower)?$/ },
]

/** Whether no editor writes this: a string of the code's own, or a figure it works out. */
export function isCodeOwned({ words, where }: Pick<VisiblePart, 'words' | 'where'>): boolean {
  const bare = words.replace(/^\((.+)\)$/, '$1')
  return texts.has(bare) || workedOut.some(({ within, text }) => within.test(where) && text.test(words))
}
