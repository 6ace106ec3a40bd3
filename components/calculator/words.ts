import type { BusinessPageQueryResult } from '#lib/content/sanity.types.ts'
import type { CodeStrings } from '#lib/i18n/resources.ts'

/** What an editor wrote for the calculator. */
export type CalculatorWords = Pick<NonNullable<BusinessPageQueryResult>['calculator'], 'inputs' | 'results'>

/** What code says: the button, the change of cost in words, the announcement. */
export type CalculatorStrings = CodeStrings['calculator']
