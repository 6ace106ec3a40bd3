import { findFirstNumber } from '#lib/i18n/firstNumber.ts'

/** The range of a slider: leads per month, per cent, or whole dollars. */
export interface SliderLimits {
  readonly min: number
  readonly max: number
  readonly step: number
}

export const sliderLimits = {
  leadsPerMonth: { min: 100, max: 5000, step: 50 },
  disqualifiedPercent: { min: 0, max: 100, step: 5 },
  averageDealSize: { min: 120_000, max: 1_000_000, step: 10_000 },
} as const satisfies Record<string, SliderLimits>

export type CalculatorInputs = Readonly<Record<keyof typeof sliderLimits, number>>

export const initialInputs: CalculatorInputs = {
  leadsPerMonth: 1500,
  disqualifiedPercent: 95,
  averageDealSize: 583_000,
}

const isOnGrid = ({ min, step }: SliderLimits, value: number) => (value - min) % step === 0

/** Returns the `step` with which a range input keeps a value off the grid: 583,000 would become 580,000. */
export const getStepAttribute = (limits: SliderLimits, value: number): number | 'any' =>
  isOnGrid(limits, value) ? limits.step : 'any'

/** Match the first number with a letter for thousands or millions, such as "450k", "1.2 M" or "450 k$". */
const THOUSANDS = /^\D*\d[\d\s.,’']*k\b/i
const MILLIONS = /^\D*\d[\d\s.,’']*m\b/i

/** Parses a whole number within the limits, in any notation: "$450,000.00", "450 000,00 $" or "450k"; null if none. */
export function parseTypedValue({ min, max }: SliderLimits, typed: string): number | null {
  // Full-width digits of an Asian keyboard are digits too; pasted text may hold invisible marks.
  const text = typed.normalize('NFKC').replaceAll(/\p{Cf}/gu, '')
  const multiple = (THOUSANDS.test(text) ? 1000 : 1) * (MILLIONS.test(text) ? 1_000_000 : 1)
  // "12.345k" is a decimal number of thousands, and there are no thousands of per cent.
  const number = findFirstNumber(text, multiple === 1 && max >= 1000)
  return number === undefined ? null : Math.min(max, Math.max(min, Math.round(number * multiple)))
}

/** Returns the nearest value on the slider's grid; from a value off the grid, the next one in the move's direction. */
export function moveSlider(limits: SliderLimits, from: number, to: number): number {
  const { min, max, step } = limits
  const at = (steps: number) => Math.min(max, Math.max(min, min + steps * step))
  const nearest = at(Math.round((to - min) / step))
  if (isOnGrid(limits, from) || to === from) return nearest
  const steps = (from - min) / step
  return to > from ? Math.max(nearest, at(Math.ceil(steps))) : Math.min(nearest, at(Math.floor(steps)))
}
