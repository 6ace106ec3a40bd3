import type { Page } from '@playwright/test'

/** Roles that mean nothing without a name. */
const NAMED = 'link|button|textbox|checkbox|radio|slider|combobox|dialog|navigation|region|img|tab|heading'

/**
 * What is wrong with a page's outline: its headings, its landmarks, and the names in the accessibility tree. With a
 * modal open the tree is what is in it alone.
 */
export async function structureFaults(page: Page, { modal = false } = {}): Promise<string[]> {
  const tree = await page.locator('body').ariaSnapshot()
  // A line that holds a colon stands in quotes.
  const lines = tree.split('\n').map((line) => line.trim().replace(/^- '(.*)'(:?)$/, '- $1$2'))
  const nameless = lines
    .filter((line) => new RegExp(`^- (${NAMED})( \\[[^\\]]*\\])*:?$`).test(line))
    .map((line) => `nameless in the accessibility tree: ${line}`)
  if (modal) return nameless

  const count = (pattern: RegExp) => lines.filter((line) => pattern.test(line)).length
  const expected = [
    ['main', count(/^- main(:|$)/), 1],
    ['contentinfo', count(/^- contentinfo(:|$)/), 1],
    ['heading of level 1', count(/^- heading .*\[level=1\]/), 1],
  ] as const
  const wrong = expected
    .filter(([, is, should]) => is !== should)
    .map(([what, is, should]) => `${is} times ${what}, not ${should}`)
  return [...nameless, ...wrong]
}
