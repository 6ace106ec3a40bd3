import { resources } from '#lib/i18n/resources.ts'
import type { VisiblePart } from './visibleContent.ts'

/** Strings that code owns and pages show, from their one place; the language switch is in the other language. */
const strings: readonly unknown[] = Object.values(resources).flatMap(
  ({
    translation: {
      accessibility,
      calculator,
      errorPage,
      estimate,
      forms,
      legal,
      preview,
      ratios,
      validation,
      waitlist,
    },
  }) => [accessibility, calculator, errorPage, estimate, forms, legal, preview, ratios, validation, waitlist],
)

function* getTexts(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  else if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) yield* getTexts(part)
}

const PLACEHOLDER = /\{\{\w+\}\}/
const literally = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)

/** Each text as a pattern: what is filled in may be anything, the rest stands as it is written. */
const patterns = strings
  .flatMap((value) => [...getTexts(value)])
  .map((text) => new RegExp(`^${text.split(PLACEHOLDER).map(literally).join('.+')}$`))

/** What code counts and works out: numbers of steps, and figures from what a visitor set. */
const workedOut = [
  { within: /\.stair-number/, text: /^\d$/ },
  { within: /\.(calculator|funnel|slider|input-slider)\b/, text: /^[\d\s.,$%KM–−-]+( lower| de moins)?$/ },
  { within: /\.what-if\b/, text: /^[\d\s.,$]+$/ },
]

/** Whether no editor writes this: a string of the code's own, or a figure it works out. */
export function isCodeOwned({ words, where }: Pick<VisiblePart, 'words' | 'where'>): boolean {
  const bare = words.replace(/^\((.+)\)$/, '$1')
  return (
    patterns.some((pattern) => pattern.test(bare)) ||
    workedOut.some(({ within, text }) => within.test(where) && text.test(words))
  )
}
