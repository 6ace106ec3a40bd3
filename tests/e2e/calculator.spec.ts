import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { fillDemo, openBusinessPage } from './leads/businessPage.ts'
import { translatePage } from './translatePage.ts'

test.use({ reducedMotion: 'no-preference' })

function calculator(page: Page) {
  const section = page.locator('#impact-calculator')
  return {
    section,
    show: section.getByRole('button', { name: 'See funnel Impact' }),
    results: section.getByRole('region', { name: 'Your funnel with Homie' }),
    announcement: section.getByRole('status'),
    slider: (name: string) => section.getByRole('slider', { name }),
    entry: (name: string) => section.getByRole('textbox', { name }),
  }
}

test.beforeEach(({ page, context, site }) => openBusinessPage(page, context, site.url))

test('the results stay hidden until they are requested', async ({ page }) => {
  const { show, results, slider } = calculator(page)
  await expect(results).toBeHidden()
  await slider('Leads per month').press('ArrowRight')
  await expect(results).toBeHidden()
  await show.click()
  await expect(results).toBeVisible()
  await expect(show).toHaveAttribute('aria-expanded', 'true')
})

for (const width of [360, 768, 1440]) {
  test(`showing the results moves nothing at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const { section, show, results } = calculator(page)
    const before = await section.boundingBox()
    await show.click()
    await expect(results).toBeVisible()
    expect((await section.boundingBox())?.height).toBe(before?.height)
  })
}

test('the figures come into view below the sliders of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const { show, results, slider } = calculator(page)
  await slider('Average deal size').evaluate((element) => element.scrollIntoView({ block: 'center' }))
  await show.click()
  await expect(results.locator('dd').first()).toBeInViewport({ ratio: 1 })
})

test('the note of the drawing is beside its line on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const { section, show } = calculator(page)
  await show.click()
  const drawing = await section.locator('.funnel-drawing svg').last().boundingBox()
  const note = await section.locator('.funnel-note').boundingBox()
  expect(note?.y).toBeGreaterThanOrEqual((drawing?.y ?? 0) + (drawing?.height ?? 0))
})

test('its figures are sent with a demo request if the visitor agrees', async ({ page }) => {
  const { show } = calculator(page)
  const form = page.locator('#demo form')
  const agree = form.getByRole('checkbox', { name: 'Send my calculator figures along' })
  await expect(agree).toHaveCount(0)
  await fillDemo(form)
  await show.click()
  await agree.check()
  const sent = page.waitForRequest('**/api/website/register-demo')
  await form.getByRole('button', { name: 'Request a Demo' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    calculator: 'Leads per month: 1,500; Disqualified leads: 95%; Average deal size: $583,000',
  })
  await expect(form.getByRole('status')).toBeVisible()
})

test('the figures to be sent follow the sliders on a translated page', async ({ page }) => {
  const { show, slider } = calculator(page)
  const figures = page.locator('#demo .form-figures')
  await show.click()
  await expect(figures).toContainText('1,500')
  await translatePage(page)
  await slider('Leads per month').press('ArrowRight')
  await expect(figures).toContainText('1,550')
})

test('the default values are used unrounded, and the results follow the sliders at once', async ({ page }) => {
  const { show, results, slider, entry } = calculator(page)
  await show.click()
  await expect(slider('Average deal size')).toHaveJSProperty('value', '583000')
  await expect(entry('Average deal size')).toHaveValue('$583,000')
  await expect(results.getByText('$70M', { exact: true })).toBeVisible()
  await expect(results.getByText('28% lower', { exact: true })).toBeVisible()

  await slider('Disqualified leads').press('Home')
  await expect(results.getByText('$0', { exact: true })).toBeVisible()
  await expect(results.getByText('No change')).toBeVisible()
  await slider('Disqualified leads').press('End')
  await slider('Leads per month').press('End')
  await slider('Average deal size').press('End')
  await expect(results.getByText('$420M')).toBeVisible()
})

test('the arrow keys move the deal size to its steps', async ({ page }) => {
  const { slider, entry } = calculator(page)
  for (const [key, value] of [
    ['ArrowRight', '$590,000'],
    ['ArrowLeft', '$580,000'],
  ] as const) {
    await page.reload()
    await expect(entry('Average deal size')).toHaveValue('$583,000')
    await slider('Average deal size').press(key)
    await expect(entry('Average deal size')).toHaveValue(value)
    await expect(slider('Average deal size')).toHaveAttribute('aria-valuetext', value)
  }
})

test('typed leads per month are parsed and limited', async ({ page }) => {
  const { slider, entry } = calculator(page)
  const leads = entry('Leads per month')
  const take = async (typed: string, taken: string) => {
    await leads.fill(typed)
    await leads.press('Enter')
    await expect.soft(leads, typed).toHaveValue(taken)
    await expect.soft(slider('Leads per month'), typed).toHaveAttribute('aria-valuetext', taken)
  }
  await take('2500', '2,500')
  await take('1 250 leads', '1,250')
  await take('99999999', '5,000')
  await take('3', '100')
  // What is no number leaves what there was.
  await take('1500', '1,500')
  await take('many', '1,500')
  await take('', '1,500')
})

// Chromium keeps the selection by itself.
test('the click that focuses a field does not clear its selection in Safari', async ({ page }) => {
  const leads = calculator(page).entry('Leads per month')
  const prevented = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('mouseup', (event) => resolve(event.defaultPrevented), { once: true })
        }),
    )
  for (const expected of [true, false]) {
    const release = prevented()
    await leads.click()
    expect(await release).toBe(expected)
  }
})

test('a click on its track moves a slider', async ({ page }) => {
  const { slider, entry } = calculator(page)
  await slider('Leads per month').click({ position: { x: 2, y: 22 } })
  await expect(entry('Leads per month')).toHaveValue('100')
})

test('many moves are announced once', async ({ page }) => {
  const { show, slider, announcement } = calculator(page)
  await show.click()
  await expect(announcement).toContainText('$70M')
  for (let press = 0; press < 4; press++) await slider('Leads per month').press('ArrowRight')
  await expect(announcement).toHaveText(
    'Results updated: $79M in added funded volume per year; acquisition cost 28% lower.',
  )
})
