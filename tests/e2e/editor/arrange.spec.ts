import type { FrameLocator, Locator, Page } from '@playwright/test'
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import { addPerson, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, getIntentPath, publish, visit } from './studio.ts'

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

/** Where an item is grabbed, and where it is dropped to come before another, by the direction of its list. */
const places = {
  // The right end of the top edge has no text.
  vertical: {
    hold: (box: Box) => [box.x + box.width - 40, box.y + 12],
    drop: (box: Box) => [box.x + box.width / 2, box.y + 4],
  },
  // The margin of a picture, since a click on the picture opens its document.
  horizontal: {
    hold: (box: Box) => [box.x + box.width - 3, box.y + 3],
    drop: (box: Box) => [box.x + 1, box.y + box.height / 2],
  },
} as const

async function getBox(element: Locator): Promise<Box> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not shown.')
  return box
}

/** Scrolls an element to the middle of the window and presses the mouse button on it. */
async function take(page: Page, element: Locator, flow: keyof typeof places) {
  // Repeated, since the preview may apply an earlier change meanwhile, which moves elements.
  await expect(async () => {
    // An earlier attempt may still hold an element.
    await page.mouse.up()
    // Header and cookie banner cover the edges of the window.
    await element.evaluate((node) =>
      window.scrollBy({ top: node.getBoundingClientRect().top - window.innerHeight / 2, behavior: 'instant' }),
    )
    const [x = 0, y = 0] = places[flow].hold(await getBox(element))
    await page.mouse.move(x - 2, y + 2)
    await page.mouse.move(x, y)
    // The overlay sets this cursor once it can be dragged.
    await expect(element).toHaveCSS('cursor', 'move', { timeout: 1_000 })
  }).toPass()
  await page.mouse.down()
}

/** Drags an element before another one and drops it. */
async function drag(page: Page, element: Locator, before: Locator, flow: keyof typeof places = 'vertical') {
  await take(page, element, flow)
  const [toX = 0, toY = 0] = places[flow].drop(await getBox(before))
  await page.mouse.move(toX, toY, { steps: 12 })
  await page.mouse.up()
}

/**
 * Repeats a drag until its result is shown: on a busy machine the overlays may be rendered again during the drag.
 *
 * @param moved is visible once the drag has succeeded
 */
async function dragUntil(moved: Locator, drag: () => Promise<void>) {
  await expect(async () => {
    if (!(await moved.isVisible())) await drag()
    await expect(moved).toBeVisible({ timeout: 15_000 })
  }).toPass({ timeout: 60_000 })
}

/** Drags an element, which its text identifies, to the front of its list. */
const dragToFront = (page: Page, elements: Locator, element: Locator, flow?: keyof typeof places) =>
  dragUntil(elements.first().and(element), () => drag(page, element, elements.first(), flow))

/** Drags a section before another one that is outside the window. */
async function dragFar(page: Page, element: Locator, before: Locator) {
  await take(page, element, 'vertical')
  const { x, y, width } = await getBox(page.locator('iframe').first())
  await page.mouse.move(x + width / 2, y + 20, { steps: 12 })
  // The page scrolls while dragging, until the other section starts within the window.
  const scrolled = expect.poll(async () => (await getBox(before)).y, { intervals: [50], timeout: 15_000 })
  await scrolled.toBeGreaterThan(y + 100)
  const [toX = 0, toY = 0] = places.vertical.drop(await getBox(before))
  await page.mouse.move(toX, Math.max(toY, y + 100), { steps: 12 })
  await page.mouse.up()
}

/** Moves the first section of a page's list one place down by keyboard. */
async function moveDown(page: Page) {
  const handle = page.getByTestId('field-sectionOrder').locator('[data-ui=DragHandleButton]').first()
  const announced = page.locator('[id^=DndLiveRegion]')
  await handle.focus()
  await page.keyboard.press('Space')
  // The list handles arrow keys once it has announced the item's position.
  await expect(announced.filter({ hasText: /item (\S+) was moved over droppable area \1\b/ })).toBeAttached()
  await page.keyboard.press('ArrowDown')
  await expect(announced.filter({ hasText: /item (\S+) was moved over droppable area (?!\1\b)/ })).toBeAttached()
  await page.keyboard.press('Space')
}

/** Lists the matches of a pattern in a page's HTML, in order. */
const found = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, words = '']) => words)

const QUESTIONS = /<summary><span>([^<]+)/g
const LOGOS = /<li><img src="[^"]+" alt="([^"]+)/g
const REVIEWS = /<div class="review-source">(?:<img[^>]+>)?<b>([^<]+)/g
const SECTIONS = /<section [^>]*\bid="([\w-]+)"/g

test('a drag in the preview is public once published', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1600, height: 950 })
  await signIn(page, sandbox, ADMINISTRATOR, '/presentation')
  const frame = await preview(page)
  const before = await visit(sandbox.url)

  const logos = frame.locator('.press li')
  const [firstLogo = '', secondLogo = '', ...otherLogos] = found(before, LOGOS)
  await dragToFront(page, logos, logos.filter({ has: frame.getByRole('img', { name: secondLogo }) }), 'horizontal')
  await savePicture(page, 'logo')

  const reviews = frame.locator('.review')
  const [firstReview = '', secondReview = '', ...otherReviews] = found(before, REVIEWS)
  await dragToFront(page, reviews, reviews.filter({ hasText: secondReview }))
  await savePicture(page, 'review')

  const rows = frame.locator('#faq details')
  const [first = '', second = '', third = '', ...others] = found(before, QUESTIONS)
  await dragToFront(page, rows, rows.filter({ hasText: third }))
  await savePicture(page, 'question')

  const sections = frame.locator('[data-sanity-drag-group=sectionOrder]')
  const faq = sections.filter({ has: frame.locator('#faq') })
  const testimonials = sections.filter({ has: frame.locator('#testimonials') })
  await dragUntil(sections.nth(3).and(faq), () => dragFar(page, faq, testimonials))
  await savePicture(page, 'section')

  const unchanged = await visit(sandbox.url)
  for (const pattern of [QUESTIONS, LOGOS, REVIEWS]) expect(found(unchanged, pattern)).toEqual(found(before, pattern))
  await publish(page, sandbox, 'personalPage')
  await expect.poll(async () => found(await visit(sandbox.url), QUESTIONS)).not.toEqual(found(before, QUESTIONS))
  const after = await visit(sandbox.url)
  expect(found(after, QUESTIONS)).toEqual([third, first, second, ...others])
  expect(found(after, LOGOS)).toEqual([secondLogo, firstLogo, ...otherLogos])
  expect(found(after, REVIEWS)).toEqual([secondReview, firstReview, ...otherReviews])
  expect(found(after, SECTIONS)).toEqual(['home', 'how-it-works', 'our-features', 'why-homie', 'faq', 'testimonials'])
})

test('a marketer reorders sections in the form by drag and keyboard', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const order = () =>
    content.fetch<string[]>('*[_id == "personalPage"][0].sectionOrder[].section', {}, { perspective: 'drafts' })
  const [first = '', second = '', third = '', ...others] = await order()
  const handles = page.getByTestId('field-sectionOrder').locator('[data-ui=DragHandleButton]')
  const tab = page.getByRole('tab', { name: 'Order' })

  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('personalPage', 'personalPage'))
  await tab.click({ timeout: CHECK_TIMEOUT_MS })
  await moveDown(page)
  await expect.poll(order).toEqual([second, first, third, ...others])
  await handles.nth(2).hover()
  await page.mouse.down()
  const { x, y } = await getBox(handles.first())
  await page.mouse.move(x + 10, y + 2, { steps: 12 })
  await page.mouse.up()
  await expect.poll(order).toEqual([third, second, first, ...others])
  await savePicture(page, 'form')
})

test('the form beside the preview reorders sections', { tag: '@full' }, async ({ page, sandbox }) => {
  await page.setViewportSize({ width: 1600, height: 950 })
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/presentation')
  const sections = (await preview(page)).locator('[data-sanity-drag-group=sectionOrder]')
  const top = sections.first().locator('section').first()
  const begins = (await top.getAttribute('id')) ?? ''
  // The preview opens the form again, at its first tab, once it has found the page's document.
  await expect(async () => {
    await page.getByRole('tab', { name: 'Order' }).click({ timeout: 5_000 })
    await page.getByTestId('field-sectionOrder').waitFor({ timeout: 5_000 })
  }).toPass({ timeout: CHECK_TIMEOUT_MS })
  await moveDown(page)
  await expect(top).not.toHaveId(begins)
  await savePicture(page, 'next to the preview')
})
