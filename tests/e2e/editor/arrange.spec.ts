import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, picture, STUDIO_NOISE, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { signIn } from '../product/roles.ts'
import { publish, visit } from './studio.ts'

interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** Opens the preview and waits until its overlays can be used. */
async function preview(page: Page): Promise<FrameLocator> {
  const frame = page.frameLocator('iframe').first()
  await expect(frame.locator('sanity-visual-editing')).toBeAttached()
  return frame
}

/** Where to take hold of an item, and where to let it go to come before another: by how the items of a list stand. */
const places = {
  // The right end of the top edge has no words.
  vertical: {
    hold: (box: Box) => [box.x + box.width - 40, box.y + 12],
    drop: (box: Box) => [box.x + box.width / 2, box.y + 4],
  },
  // The rim around a picture, which itself leads to its document.
  horizontal: {
    hold: (box: Box) => [box.x + box.width - 3, box.y + 3],
    drop: (box: Box) => [box.x + 1, box.y + box.height / 2],
  },
} as const

async function boxOf(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return box
}

/** Drags an element before another one and lets go there. */
async function drag(page: Page, element: Locator, before: Locator, flow: keyof typeof places = 'vertical') {
  // All of it again when the preview takes in an earlier change meanwhile, which moves things.
  await expect(async () => {
    // Its top in the middle of the window, since header and cookie banner lie over the page at the edges.
    await element.evaluate((node) =>
      window.scrollBy({ top: node.getBoundingClientRect().top - window.innerHeight / 2, behavior: 'instant' }),
    )
    const [x = 0, y = 0] = places[flow].hold(await boxOf(element))
    await page.mouse.move(x - 2, y + 2)
    await page.mouse.move(x, y)
    // So the pointer says that the overlay is ready to be dragged.
    await expect(element).toHaveCSS('cursor', 'move', { timeout: 1_000 })
  }).toPass()
  await page.mouse.down()
  const [toX = 0, toY = 0] = places[flow].drop(await boxOf(before))
  await page.mouse.move(toX, toY, { steps: 12 })
  await page.mouse.up()
}

/** What visitors find in a page, in its order. */
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, words = '']) => words)

const QUESTIONS = /<summary><span>([^<]+)/g
const LOGOS = /<li><img src="[^"]+" alt="([^"]+)/g
const REVIEWS = /<div class="review-source">(?:<img[^>]+>)?<b>([^<]+)/g
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

  const logos = frame.locator('.press li')
  const [firstLogo = '', secondLogo = '', ...otherLogos] = found(before, LOGOS)
  await drag(page, logos.nth(1), logos.nth(0), 'horizontal')
  await expect(logos.first().getByRole('img', { name: secondLogo })).toBeAttached()
  await picture(page, 'logo')

  const reviews = frame.locator('.review')
  const [firstReview = '', secondReview = '', ...otherReviews] = found(before, REVIEWS)
  await drag(page, reviews.nth(1), reviews.nth(0))
  await expect(reviews.first()).toContainText(secondReview)
  await picture(page, 'review')

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

  const unchanged = await visit(product.url)
  for (const pattern of [QUESTIONS, LOGOS, REVIEWS]) expect(found(unchanged, pattern)).toEqual(found(before, pattern))
  await publish(page, product, 'personalPage')
  await expect.poll(async () => found(await visit(product.url), QUESTIONS)).not.toEqual(found(before, QUESTIONS))
  const after = await visit(product.url)
  expect(found(after, QUESTIONS)).toEqual([third, first, second, ...others])
  expect(found(after, LOGOS)).toEqual([secondLogo, firstLogo, ...otherLogos])
  expect(found(after, REVIEWS)).toEqual([secondReview, firstReview, ...otherReviews])
  expect(found(after, SECTIONS)).toEqual(['home', 'how-it-works', 'our-features', 'why-homie', 'faq', 'testimonials'])
})
