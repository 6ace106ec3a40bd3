import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** Describes only what fails: describing every element that passes takes most of axe's time. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = { runOnly: STANDARD, resultTypes: ['violations'] }

/**
 * Lists axe's violations of WCAG 2.2 AA and its best practices, a line per rule and element.
 *
 * @param without parts that are not the site's own, as CSS selectors
 */
export async function findAxeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  // Legacy mode runs once in the page itself, as there are no frames to check.
  const axe = new AxeBuilder({ page }).options(OPTIONS).setLegacyMode()
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none].map(({ message }) => message).join('; ')
      return `${id}: ${target.join(' ')} (${reason})`
    }),
  )
}
