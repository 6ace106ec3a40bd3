import type { Page } from '@playwright/test'

/** Attributes that screen readers speak. */
const SPOKEN = ['aria-label', 'alt', 'title', 'placeholder']

/**
 * Runs a check while the page's texts have no stega marks, which would make accessible names too long. Restores the
 * texts afterwards.
 */
export async function withoutMarks<T>(page: Page, look: () => Promise<T>): Promise<T> {
  const putBack = await page.evaluateHandle((spoken) => {
    const nodes: Node[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) nodes.push(walker.currentNode)
    for (const element of document.querySelectorAll('*')) {
      nodes.push(...spoken.flatMap((name) => element.getAttributeNode(name) ?? []))
    }
    return nodes.flatMap((node) => {
      const marked = node.nodeValue ?? ''
      const bare = marked.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '')
      if (bare === marked) return []
      node.nodeValue = bare
      return { node, marked }
    })
  }, SPOKEN)
  const seen = await look()
  await putBack.evaluate((changes) => changes.forEach(({ node, marked }) => (node.nodeValue = marked)))
  return seen
}
