import type { Page } from '@playwright/test'
import { withoutMarks } from './stegaMarks.ts'

/** Roles that need an accessible name. */
const NAMED = 'link|button|textbox|checkbox|radio|slider|combobox|dialog|navigation|region|img|tab|heading'

/** Matches elements exposed as modal. */
const MODAL = 'dialog:modal, [aria-modal=true]'

/** Counts the visible elements exposed as modal. */
const countModals = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .length,
    MODAL,
  )

/**
 * Lists the faults of a page's structure: headings, landmarks, modals and accessible names. With a modal
 * open, only the modal and the names are checked.
 */
export async function findStructureFaults(page: Page, { modal = false } = {}): Promise<string[]> {
  const tree = await withoutMarks(page, () => page.locator('body').ariaSnapshot())
  // A line that contains a colon is quoted.
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '(.*)'(:?)$/, '- $1$2'))
  const nameless = lines
    .filter((line) => new RegExp(`^- (${NAMED})( \\[[^\\]]*\\])*(:|$)`).test(line))
    .map((line) => `nameless in the accessibility tree: ${line}`)
  const wrong = (what: string, is: number, should: number) =>
    is === should ? [] : [`${is} times ${what}, not ${should}`]
  const modals = wrong('a modal', await countModals(page), modal ? 1 : 0)
  if (modal) return [...nameless, ...modals]

  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  return [
    ...nameless,
    ...modals,
    ...wrong('main', count(/^- main(:|$)/), 1),
    ...wrong('contentinfo', count(/^- contentinfo(:|$)/), 1),
    ...wrong('heading of level 1', count(/^- heading .*\[level=1\]/), 1),
  ]
}
