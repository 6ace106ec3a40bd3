import { resources } from '#lib/i18n/resources.ts'
import type { VisiblePart } from './visibleContent.ts'

/** Strings of the code that pages show, in both languages, since the language switch is in the other one. */
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

/** Patterns of the strings; placeholders match any text. */
const patterns = strings
  .flatMap((value) => [...getTexts(value)])
  .map((text) => new RegExp(`^${text.split(PLACEHOLDER).map(literally).join('.+')}$`))

/** Texts that code calculates: numbers of steps, and figures from a visitor's input. */
const workedOut = [
  { within: /\.stair-number/, text: /^\d$/ },
  { within: /\.(calculator|funnel|slider|input-slider)\b/, text: /^[\d\s.,$%KM–−-]+( lower| de moins)?$/ },
  { within: /\.what-if\b/, text: /^[\d\s.,$]+$/ },
]

/** Returns whether a text comes from code: one of its strings, or a calculated figure. */
export function isCodeOwned({ words, where }: Pick<VisiblePart, 'words' | 'where'>): boolean {
  const bare = words.replace(/^\((.+)\)$/, '$1')
  return (
    patterns.some((pattern) => pattern.test(bare)) ||
    workedOut.some(({ within, text }) => within.test(where) && text.test(words))
  )
}
