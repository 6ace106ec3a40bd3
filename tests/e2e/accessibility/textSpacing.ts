import type { Page } from '@playwright/test'

/** The spacing that a reader may set without losing content: WCAG 2.2, success criterion 1.4.12. */
const SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Spaces the text of a page as a reader's own style does. @returns a function that takes it back */
export async function spaceText(page: Page): Promise<() => Promise<void>> {
  // A constructed style sheet, since the page's policy allows no other.
  const sheet = await page.evaluateHandle((rules) => {
    const added = new CSSStyleSheet()
    added.replaceSync(rules)
    document.adoptedStyleSheets.push(added)
    return added
  }, SPACING)
  return () =>
    sheet.evaluate((added) => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== added)
    })
}
