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

/** Attributes that name other elements by their ids. */
const NAMING_ATTRIBUTES = [
  'commandfor',
  'popovertarget',
  'for',
  'form',
  'list',
  'aria-controls',
  'aria-describedby',
  'aria-labelledby',
]

/** Lists elements that name another one which the page does not have, such as a button for a dialog. */
const findDanglingNames = (page: Page): Promise<string[]> =>
  page.evaluate(
    (attributes) =>
      attributes.flatMap((attribute) =>
        [...document.querySelectorAll(`[${attribute}]`)]
          .filter((each) =>
            each
              .getAttribute(attribute)
              ?.split(' ')
              .some((id) => !document.getElementById(id)),
          )
          .map((each) => `names what is not there: ${each.outerHTML.slice(0, 160)}`),
      ),
    NAMING_ATTRIBUTES,
  )

/**
 * Lists the faults of a page's structure: headings, landmarks, modals, accessible names and named elements. With a modal
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
    ...(await findDanglingNames(page)),
    ...wrong('main', count(/^- main(:|$)/), 1),
    ...wrong('contentinfo', count(/^- contentinfo(:|$)/), 1),
    ...wrong('heading of level 1', count(/^- heading .*\[level=1\]/), 1),
  ]
}
