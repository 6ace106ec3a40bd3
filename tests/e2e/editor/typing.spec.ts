import type { Locator, Page } from '@playwright/test'
import { REQUIRED } from '#lib/content/problems.ts'
import { isFull } from '#tests/support/full.ts'
import { expect, savePicture, test } from '../fixtures.ts'
import { ADMINISTRATOR } from '../product/product.ts'
import type { RunningSite } from '../product/product.ts'
import { addPerson, enterStudio, openSession, signIn } from '../product/roles.ts'
import { CHECK_TIMEOUT_MS, field, getIntentPath, KEY_DELAY_MS } from './studio.ts'

const type = (page: Page, text: string) => page.keyboard.type(text, { delay: KEY_DELAY_MS })

interface Writing {
  /** The element that shows the field's message. */
  place: Locator
  input: Locator
  /** Typed first; valid. */
  start: string
  /** Typed next, refused with the message, then deleted. */
  wrong: string
  message: RegExp | string
  /** Typed last. */
  end: string
  /** Whether the field is cleared first and reports that; otherwise the first keystroke replaces its value. */
  emptied?: boolean
}

/** Types into a field without clicking it again, while it turns invalid and valid. */
async function typeThrough(page: Page, writing: Writing): Promise<void> {
  const { place, input, start, wrong, message, end, emptied = true } = writing
  const shown = { timeout: CHECK_TIMEOUT_MS }
  await input.click()
  await page.keyboard.press('ControlOrMeta+a')
  if (emptied) {
    await page.keyboard.press('Delete')
    await expect(place).toContainText(REQUIRED, shown)
  }
  await type(page, start + wrong)
  await expect(place).toContainText(message, shown)
  for (const _ of wrong) await page.keyboard.press('Backspace', { delay: KEY_DELAY_MS })
  await expect(place).not.toContainText(message, shown)
  await type(page, end)
}

const TOKEN = { start: 'Only {', wrong: 'x}', message: '{x} cannot be filled in here', end: 'year}.' }

/** Opens a document at one of its fields. */
async function open(page: Page, site: RunningSite, [documentType, id]: readonly [string, string], path: string) {
  const place = encodeURIComponent(path)
  await page.goto(`${site.url}/studio/intent/edit/mode=structure;id=${id};type=${documentType};path=${place}/`)
  // Sanity shows a read-only form until the document is loaded.
  await expect(field(page, path)).toBeEditable({ timeout: CHECK_TIMEOUT_MS })
}

const fields = [
  { kind: 'line', document: ['waitlistPage', 'waitlistPage'], path: 'headline', ...TOKEN },
  { kind: 'paragraph', document: ['waitlistPage', 'waitlistPage'], path: 'text', ...TOKEN },
  { kind: 'list of paragraphs', document: ['disclosures', 'disclosures'], path: 'footer', ...TOKEN },
  {
    kind: 'number',
    document: ['testimonial', 'testimonial-priya'],
    path: 'rating',
    emptied: false,
    start: '4',
    wrong: '9',
    message: 'Write 5 or less.',
    end: '',
  },
  {
    kind: 'web address',
    document: ['siteSettings', 'siteSettings'],
    path: 'blogUrl',
    start: '',
    wrong: 'blog',
    message: /Write the whole address|no web address/,
    end: 'https://blog.homie.ca/',
  },
  {
    kind: 'link ending',
    document: ['partner', 'partner-typing'],
    path: 'slug',
    start: 'cedar',
    wrong: '-Row',
    message: 'Use small letters, digits and single dashes.',
    end: '-row',
  },
] as const

test('typing is kept while any kind of field turns invalid and valid again', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  await content.create({ _id: 'drafts.partner-typing', _type: 'partner', slug: { _type: 'slug', current: 'cedar' } })
  await enterStudio(page, sandbox.url, await openSession(sandbox, ADMINISTRATOR))

  // All of these are inputs like that of the link.
  for (const { kind, document, path, ...writing } of isFull ? fields : []) {
    await test.step(kind, async () => {
      await open(page, sandbox, document, path)
      const input = field(page, path)
      await typeThrough(page, { place: page.getByTestId(`field-${path}`), input, ...writing })
      await expect(input).toHaveValue(writing.start + writing.end)
    })
  }

  await test.step('link of a menu item, in its dialog', async () => {
    const key = await content.fetch<string>('*[_id == "siteSettings"][0].header.personalMenu[0]._key')
    const path = `header.personalMenu[_key=="${key}"].href`
    await open(page, sandbox, ['siteSettings', 'siteSettings'], path)
    const input = field(page, path)
    await typeThrough(page, {
      place: page.getByTestId(`field-${path}`),
      input,
      start: '/supp',
      wrong: '-',
      message: '/supp-',
      end: 'ort',
    })
    await expect(input).toHaveValue('/support')
    await savePicture(page, 'link')
  })
})

test('an answer keeps every letter while it turns invalid and valid again', async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const id = await content.fetch<string>('*[_type == "faq" && audience == "personal"][0]._id')
  // On a slow connection the Studio learns late that comments are enabled, and must not remount the open form.
  const features = Promise.withResolvers<void>()
  await page.route('**/features?*', (route) => features.promise.then(() => route.continue()))
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('faq', id))
  features.resolve()
  const place = page.getByTestId('field-answer')
  const input = place.locator('[contenteditable=true]')
  await typeThrough(page, { place, input, ...TOKEN })
  await expect(input).toHaveText(TOKEN.start + TOKEN.end)
  await savePicture(page, 'answer')
})

const LINES = '<meta charset="utf-8"><div dir="ltr">One<b> </b>more<div>Two</div><div>Three</div></div>'

test('lines of a mail that are pasted into an answer stay apart', { tag: '@full' }, async ({ page, sandbox }) => {
  const content = await sandbox.content()
  const id = await content.fetch<string>('*[_type == "faq" && audience == "personal"][0]._id')
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), getIntentPath('faq', id))
  const place = page.getByTestId('field-answer')
  const input = place.locator('[contenteditable=true]')
  await input.click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Delete')
  await expect(place).toContainText(REQUIRED, { timeout: CHECK_TIMEOUT_MS })
  await input.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, LINES)
  const query = '*[_id == $id][0].answer[].children[].text'
  const draft = () => content.fetch(query, { id: `drafts.${id}` }, { perspective: 'raw' })
  await expect.poll(draft, { timeout: CHECK_TIMEOUT_MS }).toEqual(['One more', 'Two', 'Three'])
})

test('the search for a question keeps its text', { tag: '@full' }, async ({ page, sandbox }) => {
  await signIn(page, sandbox, await addPerson(sandbox, 'marketer'), '/structure/questions;faq-personal')
  const place = page.getByTestId('field-faq.questions')
  await place.getByTestId('add-single-object-button').click({ timeout: CHECK_TIMEOUT_MS })
  const search = place.getByPlaceholder('Type to search')
  await search.click()
  await type(page, 'Does it ')
  await expect(place).toContainText(/Required|Must be a reference/, { timeout: CHECK_TIMEOUT_MS })
  await type(page, 'cost')
  await expect(search).toHaveValue('Does it cost')
  await savePicture(page, 'search')
})
