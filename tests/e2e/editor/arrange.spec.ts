import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { publish, visit } from './studio.ts'

/** Opens the preview and waits until its overlays can be used. */
async function preview(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  return frame
}

/** A point at the right end of an element's top edge, where it has no words: pressing there takes hold of it. */
async function grip(element: Locator) {
  await element.scrollIntoViewIfNeeded()
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return { x: box.x + box.width - 40, y: box.y + 12 }
}

/** Drags an element over another and lets go there. */
async function drag(page: Page, element: Locator, over: Locator) {
  const from = await grip(element)
  await page.mouse.move(from.x, from.y)
  await page.mouse.move(from.x - 2, from.y + 2)
  await page.mouse.down()
  const target = await over.boundingBox()
  if (!target) throw new Error('The target is not shown.')
  await page.mouse.move(target.x + target.width / 2, target.y + 4, { steps: 12 })
  await page.mouse.up()
}

/** What visitors find in a page, in its order. */
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, words = '']) => words)

const QUESTIONS = /<summary><span>([^<]+)/g
const SECTIONS = /<section [^>]*\bid="([\w-]+)"/g

test('What is dragged in the preview is in its new place for visitors, once it is published', async ({
  page,
  product,
  expected,
}) => {
  expected.push(...STUDIO_NOISE)
  await page.setViewportSize({ width: 1600, height: 950 })
  await signIn(page, product, ADMINISTRATOR, '/presentation')
  const frame = await preview(page)
  const before = await visit(product.url)

  const rows = frame.locator('#faq details')
  const [first = '', second = '', third = '', ...others] = found(before, QUESTIONS)
  await drag(page, rows.nth(2), rows.nth(0))
  await expect(rows.first()).toContainText(third)
  await picture(page, 'question')

  const sections = frame.locator('[data-sanity-drag-group=sectionOrder]')
  await drag(
    page,
    sections.filter({ has: frame.locator('#faq') }),
    sections.filter({ has: frame.locator('#testimonials') }),
  )
  await expect(sections.nth(3).locator('#faq')).toBeAttached()
  await picture(page, 'section')

  expect(found(await visit(product.url), QUESTIONS)).toEqual(found(before, QUESTIONS))
  await publish(page, product, 'personalPage')
  const after = await visit(product.url)
  expect(found(after, QUESTIONS)).toEqual([third, first, second, ...others])
  expect(found(after, SECTIONS)).toEqual(['home', 'how-it-works', 'our-features', 'why-homie', 'faq', 'testimonials'])
})
