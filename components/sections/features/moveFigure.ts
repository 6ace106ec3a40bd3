import { toFraction, snap } from '#components/illustrations/Gauge.tsx'
import { formatDollars, formatRate } from '#lib/content/format.ts'
import type { Locale } from '#lib/i18n/locales.ts'
import type { SamplePrices } from '#lib/sample/sampleBuyer.ts'

/** The sample buyer's figure and the ends of its gauge, in whole dollars. */
export interface GaugeFigures {
  low: number
  figure: number
  high: number
  /** What the figure becomes. */
  prices: SamplePrices
  locale: Locale
}

/** Finds the price for what is checked, at the chosen rate. */
function findPrice(controls: readonly HTMLInputElement[], { min, step, hundreds }: SamplePrices): number | undefined {
  const changes = controls.reduce((sum, { checked, dataset }) => sum + (checked ? Number(dataset['change']) : 0), 0)
  const rate = controls.find(({ type }) => type === 'range')?.valueAsNumber
  const prices = hundreds[changes]
  const price = prices?.[rate === undefined ? (prices.length - 1) / 2 : Math.round((rate - min) / step)]
  return price === undefined ? undefined : price * 100
}

function showText(section: Element, selector: string, text: string): void {
  for (const element of section.querySelectorAll(selector)) element.textContent = text
}

function showRate(slider: HTMLInputElement, section: Element, locale: Locale): void {
  const { min, max, valueAsNumber } = slider
  const text = formatRate(valueAsNumber, locale)
  slider.ariaValueText = text
  slider.parentElement?.style.setProperty('--position', `${toFraction(valueAsNumber, Number(min), Number(max))}`)
  showText(section, '[data-rate]', text)
}

/** Updates the figure and the gauge of the announcer's section from its controls, now and until the signal aborts. */
export function moveFigure(
  announcer: Element | null,
  { low, figure, high, prices, locale }: GaugeFigures,
  signal: AbortSignal,
): void {
  const section = announcer?.closest('section')
  if (!announcer || !section || signal.aborted) return
  const controls = [...section.querySelectorAll<HTMLInputElement>('[data-change]')]
  const update = () => {
    const amount = findPrice(controls, prices) ?? figure
    const text = formatDollars(amount, locale)
    showText(section, '[data-figure]', text)
    section.querySelector<HTMLElement>('.gauge')?.style.setProperty('--level', `${snap(toFraction(amount, low, high))}`)
    section.toggleAttribute('data-changed', amount !== figure)
    for (const control of controls) if (control.type === 'range') showRate(control, section, locale)
    return text
  }
  const announce = () => {
    announcer.textContent = update()
  }
  announce()
  section.addEventListener('input', update, { signal })
  section.addEventListener('change', announce, { signal })
}
