import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

const STANDARD = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

const { resolve } = createRequire(import.meta.resolve('@axe-core/playwright'))

/** Loads axe once per page, as AxeBuilder would run its whole code twice for each check. */
const axeSource = `if (!('axe' in window)) { ${readFileSync(resolve('axe-core/axe.min.js'), 'utf8')} }`

/** Describes only what fails: describing every element that passes takes most of axe's time. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = { runOnly: STANDARD, resultTypes: ['violations'] }

/** Waits for the transitions that a resized window has started: half-way a colour has another contrast. */
const finishTransitions = (page: Page) =>
  page.evaluate(async () => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition)
    await Promise.allSettled(transitions.map(({ finished }) => finished))
  })

/**
 * Lists axe's violations of WCAG 2.2 AA and its best practices, a line per rule and element.
 *
 * @param without parts that are not the site's own, as CSS selectors
 */
export async function findAxeFaults(page: Page, without: readonly string[] = []): Promise<string[]> {
  await finishTransitions(page)
  // Legacy mode runs once in the page itself, as there are no frames to check.
  const axe = new AxeBuilder({ page, axeSource }).options(OPTIONS).setLegacyMode()
  for (const selector of without) axe.exclude(selector)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, any, all, none }) => {
      const reason = [...any, ...all, ...none].map(({ message }) => message).join('; ')
      return `${id}: ${target.join(' ')} (${reason})`
    }),
  )
}
