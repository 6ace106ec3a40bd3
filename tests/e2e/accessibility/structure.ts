import type { Page } from '@playwright/test'
import { withoutMarks } from './stegaMarks.ts'

/** Roles that mean nothing without a name. */
const NAMED = 'link|button|textbox|checkbox|radio|slider|combobox|dialog|navigation|region|img|tab|heading'

/** What tells programs that nothing else can be used. */
const MODAL = 'dialog:modal, [aria-modal=true]'

/** How many parts of a page that can be seen say they are modal. */
const countModals = (page: Page) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll(selector)].filter((each) => each.checkVisibility({ visibilityProperty: true }))
        .length,
    MODAL,
  )

/**
 * What is wrong with a page's outline: its headings, its landmarks, what it says is modal, and the names in the
 * accessibility tree. With a modal open nothing else of the page counts.
 */
export async function findStructureFaults(page: Page, { modal = false } = {}): Promise<string[]> {
  const tree = await withoutMarks(page, () => page.locator('body').ariaSnapshot())
  // A line that holds a colon stands in quotes.
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
